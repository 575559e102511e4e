import assert from "node:assert/strict";
import { test } from "node:test";
import { poolOf } from "../src/terms/pool.ts";
import { fischer, perMove } from "../src/terms/time-control.ts";

test("a game's ratings stand with its variant and speed", () => {
  const unlimited = { kind: "unlimited" } as const;
  assert.deepEqual(poolOf("russian", false, fischer(5, 0)), { variant: "russian", speed: "blitz" });
  assert.equal(poolOf("russian", false, perMove(2)).speed, "correspondence");
  assert.equal(poolOf("russian", false, unlimited).speed, "classical", "the nearest there is");
  assert.equal(poolOf("star", false, unlimited).variant, "star-2");
  assert.equal(poolOf("star", true, unlimited).variant, "star-n");
});
