import "../no-browser.ts";
import "../english.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameRow } from "../../src/net/api.ts";
import { pointsOf, signOf } from "../../src/profile/against.tsx";
import { tabOf } from "../../src/profile/profile.ts";

test("the tab is in the address", () => {
  assert.equal(tabOf("/@/Anna"), "overview");
  assert.equal(tabOf("/@/Anna?tab=games"), "games");
  assert.equal(tabOf("/@/Anna?tab=clubs"), "overview");
});

test("a win counts two points and a draw one for each", () => {
  assert.deepEqual(pointsOf({ username: "Ben", won: 1, drawn: 1, lost: 0 }), [3, 1]);
});

test("the sign of a game has the points of the user", () => {
  const game = (result: string | null, more: object = {}) =>
    ({ white: "Anna", black: "Ben", status: "finished", result, ...more }) as GameRow;
  assert.equal(signOf(game("2-0"), "Anna"), 2);
  assert.equal(signOf(game("2-0"), "Ben"), 0);
  assert.equal(signOf(game("0-1"), "Ben"), 2);
  assert.equal(signOf(game("1-1"), "Ben"), 1);
  assert.equal(signOf(game("0-0"), "Ben"), null);
  assert.equal(signOf(game(null), "Ben"), null);
  assert.equal(signOf(game("2-0", { seats: [] }), "Anna"), null);
});
