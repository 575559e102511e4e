import assert from "node:assert/strict";
import { test } from "node:test";
import { fischer, kindOf, perMove } from "../../src/game-options/time-control.ts";
import { matching, ordered, tiles } from "../../src/lobby/wishes.ts";
import type { Seek, SeekWish } from "../../src/net/api.ts";

const seek = (id: string, changed: Partial<Seek> = {}): Seek => ({
  id,
  username: `player${id}`,
  rating: 1500,
  bot: false,
  provisional: false,
  variant: "international",
  ruleset: "fmjd",
  time_control: fischer(5, 3),
  rated: true,
  vacations: false,
  color: "random",
  min_rating: null,
  max_rating: null,
  created_ms: 0,
  ...changed,
});

const wish: SeekWish = {
  variant: "international",
  time_control: fischer(5, 3),
  rated: true,
  color: "random",
};

test("the tiles cover blitz to correspondence", () => {
  assert.deepEqual(tiles.map(kindOf), ["blitz", "blitz", "rapid", "classical", "correspondence"]);
});

test("only an equal seek of another player is taken", () => {
  assert.equal(matching([seek("1")], wish, "me", "fmjd")?.id, "1");
  assert.equal(matching([seek("1", { username: "me" })], wish, "me", "fmjd"), undefined);
  assert.equal(matching([seek("1", { rated: false })], wish, "me", "fmjd"), undefined);
  assert.equal(matching([seek("1", { vacations: true })], wish, "me", "fmjd"), undefined);
  assert.equal(
    matching([seek("1", { vacations: true })], { ...wish, vacations: true }, "me", "fmjd")?.id,
    "1",
  );
  assert.equal(matching([seek("1", { variant: "russian" })], wish, "me", "fmjd"), undefined);
  assert.equal(
    matching([seek("1", { time_control: fischer(5, 2) })], wish, "me", "fmjd"),
    undefined,
  );
  assert.equal(matching([seek("1", { time_control: perMove(3) })], wish, "me", "fmjd"), undefined);
});

test("a seek of a player outside my rating range is not taken", () => {
  for (const [range, taken] of [
    [{ min_rating: 1500, max_rating: 1500 }, "1"],
    [{ min_rating: 1501 }, undefined],
    [{ max_rating: 1499 }, undefined],
    [{ min_rating: null, max_rating: null }, "1"],
  ] as const) {
    assert.equal(matching([seek("1")], { ...wish, ...range }, "me", "fmjd")?.id, taken);
  }
});

test("a seek with other rules is not taken; a wish without rules means the first", () => {
  const kndb = [seek("1", { ruleset: "kndb" })];
  assert.equal(matching(kndb, wish, "me", "fmjd"), undefined);
  assert.equal(matching(kndb, { ...wish, ruleset: "" }, "me", "fmjd"), undefined);
  assert.equal(matching(kndb, { ...wish, ruleset: "kndb" }, "me", "fmjd")?.id, "1");
  assert.equal(matching([seek("1")], { ...wish, ruleset: "kndb" }, "me", "fmjd"), undefined);
  assert.equal(matching([seek("1")], { ...wish, ruleset: "fmjd" }, "me", undefined)?.id, "1");
  assert.equal(matching([seek("1")], wish, "me", undefined), undefined);
});

test("on the star the sizes must match; a wish without a size means the large one", () => {
  const star = { ...wish, variant: "star" } as const;
  const of = (side: 3 | 4, men: number) => [
    seek("1", { variant: "star", ruleset: "classic", terms: { side, men, seats: 2 } }),
  ];
  const found = (seeks: Seek[], wished: SeekWish) => matching(seeks, wished, "me", "classic")?.id;
  assert.equal(found(of(4, 10), star), "1");
  assert.equal(found(of(4, 15), star), undefined);
  assert.equal(found(of(3, 6), star), undefined);
  assert.equal(found(of(3, 6), { ...star, terms: { side: 3 } }), "1");
  assert.equal(found(of(3, 10), { ...star, terms: { side: 3 } }), undefined);
});

test("colours must be compatible", () => {
  const white = [seek("1", { color: "white" })];
  assert.equal(matching(white, { ...wish, color: "white" }, "me", "fmjd"), undefined);
  assert.equal(matching(white, { ...wish, color: "black" }, "me", "fmjd")?.id, "1");
  assert.equal(matching(white, wish, "me", "fmjd")?.id, "1");
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
