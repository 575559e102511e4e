import assert from "node:assert/strict";
import { test } from "node:test";
import { entropy, entropyFor } from "../src/net/entropy.ts";

test("what is said for the dice is 32 digits of chance", () => {
  assert.match(entropy(), /^[0-9a-f]{32}$/);
  assert.notEqual(entropy(), entropy());
});

test("whoever takes an offer again says the same", () => {
  const word = entropyFor("seek/1");
  assert.equal(entropyFor("seek/1"), word);
  assert.notEqual(entropyFor("seek/2"), word);
});
