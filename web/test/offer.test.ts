import assert from "node:assert/strict";
import { test } from "node:test";
import { declined, movedBy, offered } from "../src/game/offer.ts";

test("a move in answer declines, and the declined may not be the next to offer", () => {
  assert.deepEqual(movedBy(offered("white"), "black"), { by: null, barred: "white" });
});

test("the offerer's own move leaves the offer standing", () => {
  assert.deepEqual(movedBy(offered("white"), "white"), { by: "white", barred: null });
});

test("the other side's offer frees who was barred", () => {
  assert.deepEqual(declined(offered("white")), { by: null, barred: "white" });
  assert.deepEqual(offered("black"), { by: "black", barred: null });
  assert.deepEqual(movedBy({ by: null, barred: "white" }, "black"), { by: null, barred: "white" });
});
