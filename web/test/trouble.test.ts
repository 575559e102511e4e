import assert from "node:assert/strict";
import { test } from "node:test";
import { messages } from "../src/messages/messages.ts";
import { Problem, Unreachable } from "../src/net/request.ts";
import { fieldsText, troubleText } from "../src/trouble.ts";

const about = (detail: string, fields: readonly [string, string][]) =>
  new Problem(422, "INVALID_FIELD", detail, new Map(fields));

const one = about("Rounds must be from 1 to 30.", [["rounds", "Must be from 1 to 30."]]);
const two = about("Rounds must be from 1 to 30.", [
  ["rounds", "Must be from 1 to 30."],
  ["name", "Must not be empty."],
]);

test("an error in one field is shown without the field's API name", () => {
  assert.equal(troubleText(one), "Must be from 1 to 30.");
});

test("errors in several fields are all shown, except those the form shows itself", () => {
  assert.equal(troubleText(two), "rounds: Must be from 1 to 30. name: Must not be empty.");
  const rest = [...two.fields].filter(([field]) => field !== "rounds");
  assert.equal(fieldsText(two, rest), "Must not be empty.");
});

test("an error without a field and a missing answer are sentences", () => {
  assert.equal(troubleText(about("The tournament is over.", [])), "The tournament is over.");
  assert.equal(troubleText(new Unreachable()), messages.site.unreachable);
});
