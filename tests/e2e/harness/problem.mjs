// Checks of answers against docs/openapi.yaml.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./server.mjs";

const openapi = readFileSync(join(projectRoot, "docs/openapi.yaml"), "utf8");
const codes = /\n {4}Code:[\s\S]*?enum:\n((?: {8}- \w+\n)+)/.exec(openapi)[1].match(/\w+/g);

/** The required fields of a schema of docs/openapi.yaml. */
export function requiredOf(schema) {
  const [, list] = new RegExp(`\\n {4}${schema}:\\n[^]*?required:\\n((?: {8}- \\w+\\n)+)`).exec(
    openapi,
  );
  return list.match(/\w+/g);
}

/** Asserts a problem of this status and code, with the fields that every problem has. */
export function problem(answer, status, code) {
  assert.deepEqual([answer.status, answer.body?.code], [status, code], answer.text);
  assert.match(answer.headers["content-type"], /^application\/problem\+json/);
  const { type, title, detail, errors } = answer.body;
  assert.equal(answer.body.status, status);
  for (const text of [type, title, detail]) assert.ok(typeof text === "string" && text.length > 0);
  assert.ok(codes.includes(code), `${code} is not in the closed list`);
  for (const error of errors ?? []) {
    assert.ok(error.field.length > 0 && error.detail.length > 0, JSON.stringify(error));
  }
  return errors?.map((error) => error.field) ?? [];
}
