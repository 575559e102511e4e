import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRow, Tournament } from "../src/api.ts";
import { roundNumbers } from "../src/tournament/typed.ts";
import { needsOf } from "../src/tournament/waits.ts";

test("rounds are read however they are parted", () => {
  for (const [text, numbers] of [
    ["", []],
    ["2", [2]],
    ["2, 5;7 2", [2, 5, 7]],
    ["none", []],
  ] as const)
    assert.deepEqual(roundNumbers(text), numbers, text);
});

test("a director is told what waits for him", () => {
  const swiss = {
    status: "running",
    mode: "correspondence",
    schedule: "by_hand",
    round: 1,
    rounds_drawn: 1,
  } as Tournament;
  const game = (id: string, deadline_ms: number | null) => ({ id, deadline_ms }) as GameRow;
  assert.equal(needsOf(swiss, [], 0).draw, 2);
  assert.equal(needsOf({ ...swiss, schedule: "automatic" }, [], 0).draw, null);
  assert.equal(needsOf({ ...swiss, rounds_drawn: 2 }, [], 0).publish, 2);
  assert.equal(needsOf({ ...swiss, status: "paused" }, [], 0).draw, null);
  const hour = 3_600_000;
  const games = [game("1", 23 * hour), game("2", 25 * hour), game("3", hour), game("4", null)];
  assert.deepEqual(
    needsOf(swiss, games, 0).late.map(({ id }) => id),
    ["3", "1"],
  );
  assert.equal(needsOf(swiss, games, 0).draw, null);
});
