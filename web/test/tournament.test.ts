import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRow, Tournament } from "../src/api.ts";
import { roundNumbers } from "../src/tournament/typed.ts";
import { missingOf, needsOf } from "../src/tournament/waits.ts";

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
    entries: [
      { username: "Anna", state: "entered" },
      { username: "Ben", state: "asked" },
    ],
  } as Tournament;
  const game = (id: string, deadline_ms: number | null) => ({ id, deadline_ms }) as GameRow;
  assert.equal(needsOf(swiss, [], 0).draw, 2);
  assert.deepEqual(needsOf(swiss, [], 0).asked, ["Ben"]);
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

test("who has not come is told before who has gone, and who is there is not told", () => {
  const at = (id: string, white_left_ms: number | null, black: boolean) => ({
    row: { id } as GameRow,
    presence: {
      white: false,
      black,
      white_left_ms,
      black_left_ms: null,
      spectators: 0,
      spectator_names: [],
    },
  });
  const missing = missingOf([
    at("1", 9, true),
    at("2", 3, false),
    { row: { id: "3" } as GameRow, presence: null },
  ]);
  assert.deepEqual(
    missing.map(({ row, side, left_ms }) => `${row.id} ${side} ${left_ms}`),
    ["2 black null", "2 white 3", "1 white 9"],
  );
});
