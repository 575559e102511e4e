import assert from "node:assert/strict";
import { test } from "node:test";
import { Kept } from "../../src/loading/kept.ts";

test("the previous content stays until the next is ready", () => {
  const kept = new Kept<string>();
  assert.equal(kept.show("first", false), "first", "there is no other content");
  assert.equal(kept.show("second", false), "second");
  assert.equal(kept.show("second", true), "second");
  assert.equal(kept.show("third", false), "second");
  assert.equal(kept.show("fourth", false), "second");
  assert.equal(kept.show("fourth", true), "fourth");
});
