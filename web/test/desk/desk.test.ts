import assert from "node:assert/strict";
import { test } from "node:test";
import { type DeskFilter, deskOrder } from "../../src/desk/order.ts";
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

const ids = (filter: DeskFilter) => deskOrder(games, "anna", filter).map(({ id }) => id);

test("my turn comes first, then the nearest deadline; no deadline comes last", () => {
  assert.deepEqual(ids({ turn: "all", variant: "" }), ["4", "6", "2", "3", "1"]);
});

test("the filters leave out the right games", () => {
  assert.deepEqual(ids({ turn: "mine", variant: "" }), ["4", "6", "2", "3"]);
  assert.deepEqual(ids({ turn: "all", variant: "russian" }), ["4"]);
});
