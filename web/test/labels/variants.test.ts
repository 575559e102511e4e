import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { rulesetName } from "../../src/labels/variants.ts";
import { messages } from "../../src/messages/messages.ts";

test("every ruleset has a name in the texts, in English the one from the rules", () => {
  const read = (file: string) => readFileSync(join(process.cwd(), "../rules", file), "utf8");
  const rules =
    read("draughts/board/rulesets.hpp") + read("star/terms.cpp") + read("nardi/ruleset.cpp");
  const names = [...rules.matchAll(/\.key = "(\w+)",\s*\.name = "(\w+)"/g)].map(
    ([, key = "", name = ""]) => [key, name] as const,
  );
  assert.deepEqual(Object.fromEntries(names), messages.variantChoice.rulesets);
});

test("an unknown ruleset is shown by the name the rules give it", () => {
  assert.equal(rulesetName({ key: "club", name: "?" }), "Club");
  assert.equal(rulesetName({ key: "coming", name: "Coming" }), "Coming");
});
