import assert from "node:assert/strict";
import { test } from "node:test";
import { declined, movedBy, offered } from "../../src/game/offer.ts";

test("a move in reply declines, and the declined player may not offer next", () => {
  assert.deepEqual(movedBy(offered("white"), "black"), { by: null, barred: "white" });
});

test("the offerer's own move keeps the offer open", () => {
  assert.deepEqual(movedBy(offered("white"), "white"), { by: "white", barred: null });
});

test("the opponent's offer lifts the bar on offering", () => {
  assert.deepEqual(declined(offered("white")), { by: null, barred: "white" });
  assert.deepEqual(offered("black"), { by: "black", barred: null });
  assert.deepEqual(movedBy({ by: null, barred: "white" }, "black"), { by: null, barred: "white" });
});
