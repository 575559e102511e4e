import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seek, SeekWish } from "../src/api.ts";
import { fischer, kindOf, matching, ordered, perMove, tiles } from "../src/lobby/wishes.ts";

const seek = (id: string, changed: Partial<Seek> = {}): Seek => ({
  id,
  username: `player${id}`,
  variant: "international",
  ruleset: "fmjd",
  time_control: fischer(5, 3),
  rated: true,
  color: "random",
  created_ms: 0,
  ...changed,
});

const wish: SeekWish = {
  variant: "international",
  time_control: fischer(5, 3),
  rated: true,
  color: "random",
};

test("the tiles are of every kind", () => {
  assert.deepEqual(tiles.map(kindOf), ["blitz", "blitz", "rapid", "classical", "correspondence"]);
});

test("only a seek of somebody else that is just the same is taken", () => {
  assert.equal(matching([seek("1")], wish, "me")?.id, "1");
  assert.equal(matching([seek("1", { username: "me" })], wish, "me"), undefined);
  assert.equal(matching([seek("1", { rated: false })], wish, "me"), undefined);
  assert.equal(matching([seek("1", { variant: "russian" })], wish, "me"), undefined);
  assert.equal(matching([seek("1", { time_control: fischer(5, 2) })], wish, "me"), undefined);
  assert.equal(matching([seek("1", { time_control: perMove(3) })], wish, "me"), undefined);
});

test("colours must go together", () => {
  const white = [seek("1", { color: "white" })];
  assert.equal(matching(white, { ...wish, color: "white" }, "me"), undefined);
  assert.equal(matching(white, { ...wish, color: "black" }, "me")?.id, "1");
  assert.equal(matching(white, wish, "me")?.id, "1");
});

test("seeks are sorted by any column, both ways", () => {
  const seeks = [
    seek("1", { time_control: perMove(1), username: "zed" }),
    seek("2", { time_control: fischer(3, 2), username: "Amy" }),
    seek("3", { time_control: fischer(10, 5), username: "bob" }),
  ];
  const ids = (column: "time" | "player", descending: boolean) =>
    ordered(seeks, { column, descending }).map((s) => s.id);
  assert.deepEqual(ids("time", false), ["2", "3", "1"]);
  assert.deepEqual(ids("time", true), ["1", "3", "2"]);
  assert.deepEqual(ids("player", false), ["2", "3", "1"]);
});
