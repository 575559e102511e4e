import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { countries } from "../../src/account/countries.ts";

/** The codes that the server accepts. */
const accepted = () => {
  const header = readFileSync("../rules/identity.hpp", "utf8");
  const list = header.slice(header.indexOf("auto country_codes"));
  return [...list.slice(0, list.indexOf("});")).matchAll(/"([A-Z]{3})"/g)].map(([, code]) => code);
};

test("the countries are those of the server, each with a name", () => {
  const listed = countries();
  assert.deepEqual(listed.map(([code]) => code).sort(), accepted());
  for (const [code, name] of listed) assert.notEqual(name, code);
  assert.deepEqual(
    listed.find(([code]) => code === "NED"),
    ["NED", "Netherlands"],
  );
});
