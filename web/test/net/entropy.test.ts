import assert from "node:assert/strict";
import { test } from "node:test";
import { entropy, entropyFor } from "../../src/net/entropy.ts";

test("the entropy for the dice is 32 random digits", () => {
  assert.match(entropy(), /^[0-9a-f]{32}$/);
  assert.notEqual(entropy(), entropy());
});

test("a repeated acceptance sends the same entropy", () => {
  const word = entropyFor("seek/1");
  assert.equal(entropyFor("seek/1"), word);
  assert.notEqual(entropyFor("seek/2"), word);
});
