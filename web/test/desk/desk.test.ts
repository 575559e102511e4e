import assert from "node:assert/strict";
import { test } from "node:test";
import { deskOrder, eventsOf, matches } from "../../src/desk/order.ts";
import type { GameRow } from "../../src/net/api.ts";

const game = (id: string, more: Partial<GameRow>): GameRow =>
  ({
    id,
    pace: "correspondence",
    variant: "international",
    white: "anna",
    black: "ben",
    turn: "white",
    deadline_ms: 1000,
    tournament_id: null,
    ...more,
  }) as GameRow;

const games = [
  game("1", { turn: "black", deadline_ms: 10 }),
  game("2", { deadline_ms: 300 }),
  game("3", { deadline_ms: null }),
  game("4", { deadline_ms: 200, variant: "russian" }),
  game("5", { pace: "live", deadline_ms: 1 }),
  game("6", { deadline_ms: 200, white: "carl", black: "anna", turn: "black" }),
];

const idsOf = (rows: readonly GameRow[]) => rows.map(({ id }) => id);

test("my turn comes first, then the nearest deadline; no deadline comes last", () => {
  assert.deepEqual(idsOf(deskOrder(games, "anna")), ["4", "6", "2", "3", "1"]);
});

test("the games of a tournament are filtered, and those outside all tournaments", () => {
  const league = { tournament_id: "7" };
  const cup = { tournament_id: "8" };
  const rows = [game("1", cup), game("2", {}), game("3", league), game("4", league)];
  assert.deepEqual(eventsOf(rows), [
    { key: "7", count: 2 },
    { key: "8", count: 1 },
    { key: "none", count: 1 },
  ]);
  const shown = (filter: string) => idsOf(rows.filter((row) => matches(row, filter)));
  assert.deepEqual(shown(""), ["1", "2", "3", "4"]);
  assert.deepEqual(shown("7"), ["3", "4"]);
  assert.deepEqual(shown("none"), ["2"]);
});
