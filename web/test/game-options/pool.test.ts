import assert from "node:assert/strict";
import { test } from "node:test";
import { poolOf } from "../../src/game-options/pool.ts";
import { fischer, perMove } from "../../src/game-options/time-control.ts";

test("a game's ratings belong to its variant and speed", () => {
  const unlimited = { kind: "unlimited" } as const;
  assert.deepEqual(poolOf("russian", false, fischer(5, 0)), { variant: "russian", speed: "blitz" });
  assert.equal(poolOf("russian", false, perMove(2)).speed, "correspondence");
  assert.equal(poolOf("russian", false, unlimited).speed, "classical", "the nearest speed");
  assert.equal(poolOf("star", false, unlimited).variant, "star-2");
  assert.equal(poolOf("star", true, unlimited).variant, "star-n");
});
