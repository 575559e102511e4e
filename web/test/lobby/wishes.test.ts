import assert from "node:assert/strict";
import { test } from "node:test";
import { fischer, kindOf, perMove } from "../../src/game-options/time-control.ts";
import { matching as allMatching, ordered, tilesOf } from "../../src/lobby/wishes.ts";
import type { Seek, SeekWish } from "../../src/net/api.ts";

const seek = (id: string, changed: Partial<Seek> = {}): Seek => ({
  id,
  username: `player${id}`,
  rating: 1500,
  bot: false,
  guest: false,
  provisional: false,
  variant: "international",
  ruleset: "fmjd",
  time_control: fischer(5, 3),
  rated: true,
  vacations: false,
  color: "random",
  min_rating: null,
  max_rating: null,
  accounts_only: false,
  created_ms: 0,
  ...changed,
});

const wish: SeekWish = {
  variant: "international",
  time_control: fischer(5, 3),
  rated: true,
  color: "random",
};

const me = { name: "me", guest: false };

const matching = (...wanted: Parameters<typeof allMatching>) => allMatching(...wanted)[0];

test("the tiles cover blitz to correspondence", () => {
  const tiles = tilesOf({ variant: "russian", seats: "2", rated: true });
  assert.deepEqual(
    tiles.map(({ time_control: control }) => kindOf(control)),
    ["blitz", "blitz", "rapid", "rapid", "classical", "correspondence"],
  );
  assert.ok(tiles.every((wish) => wish.variant === "russian" && wish.rated && !wish.terms));
});

test("backgammon starts by match length with the WBGF's rules, longer matches with a cube", () => {
  const tiles = tilesOf({ variant: "nardi", seats: "4", rated: false });
  assert.ok(tiles.every(({ ruleset, rated }) => ruleset === "wbgf" && !rated));
  assert.deepEqual(
    tiles.map(({ terms }) => terms),
    [1, 3, 5, 7].map((length) => ({ length, cube: length >= 3 })),
  );
});

test("the tiles of the star look for the chosen number of players", () => {
  const tiles = tilesOf({ variant: "star", seats: "3", rated: true });
  assert.ok(tiles.every(({ terms }) => terms?.seats === 3 && terms.side === 4));
});

test("all seeks that a tile would accept are counted", () => {
  const seeks = [seek("1"), seek("2", { rated: false }), seek("3")];
  assert.deepEqual(
    allMatching(seeks, wish, me, "fmjd").map(({ id }) => id),
    ["1", "3"],
  );
});

test("only an equal seek of another player is taken", () => {
  assert.equal(matching([seek("1")], wish, me, "fmjd")?.id, "1");
  assert.equal(matching([seek("1", { username: "me" })], wish, me, "fmjd"), undefined);
  assert.equal(matching([seek("1", { rated: false })], wish, me, "fmjd"), undefined);
  assert.equal(matching([seek("1", { vacations: true })], wish, me, "fmjd"), undefined);
  assert.equal(
    matching([seek("1", { vacations: true })], { ...wish, vacations: true }, me, "fmjd")?.id,
    "1",
  );
  assert.equal(matching([seek("1", { variant: "russian" })], wish, me, "fmjd"), undefined);
  assert.equal(matching([seek("1", { time_control: fischer(5, 2) })], wish, me, "fmjd"), undefined);
  assert.equal(matching([seek("1", { time_control: perMove(3) })], wish, me, "fmjd"), undefined);
});

test("a seek of a player outside my rating range is not taken", () => {
  for (const [range, taken] of [
    [{ min_rating: 1500, max_rating: 1500 }, "1"],
    [{ min_rating: 1501 }, undefined],
    [{ max_rating: 1499 }, undefined],
    [{ min_rating: null, max_rating: null }, "1"],
  ] as const) {
    assert.equal(matching([seek("1")], { ...wish, ...range }, me, "fmjd")?.id, taken);
  }
});

test("a seek with other rules is not taken; a wish without rules means the first", () => {
  const kndb = [seek("1", { ruleset: "kndb" })];
  assert.equal(matching(kndb, wish, me, "fmjd"), undefined);
  assert.equal(matching(kndb, { ...wish, ruleset: "" }, me, "fmjd"), undefined);
  assert.equal(matching(kndb, { ...wish, ruleset: "kndb" }, me, "fmjd")?.id, "1");
  assert.equal(matching([seek("1")], { ...wish, ruleset: "kndb" }, me, "fmjd"), undefined);
  assert.equal(matching([seek("1")], { ...wish, ruleset: "fmjd" }, me, undefined)?.id, "1");
  assert.equal(matching([seek("1")], wish, me, undefined), undefined);
});

test("on the star the sizes must match; a wish without a size means the large one", () => {
  const star = { ...wish, variant: "star" } as const;
  const of = (side: 3 | 4, men: number) => [
    seek("1", { variant: "star", ruleset: "classic", terms: { side, men, seats: 2 } }),
  ];
  const found = (seeks: Seek[], wished: SeekWish) => matching(seeks, wished, me, "classic")?.id;
  assert.equal(found(of(4, 10), star), "1");
  assert.equal(found(of(4, 15), star), undefined);
  assert.equal(found(of(3, 6), star), undefined);
  assert.equal(found(of(3, 6), { ...star, terms: { side: 3 } }), "1");
  assert.equal(found(of(3, 10), { ...star, terms: { side: 3 } }), undefined);
});

test("colours must be compatible", () => {
  const white = [seek("1", { color: "white" })];
  assert.equal(matching(white, { ...wish, color: "white" }, me, "fmjd"), undefined);
  assert.equal(matching(white, { ...wish, color: "black" }, me, "fmjd")?.id, "1");
  assert.equal(matching(white, wish, me, "fmjd")?.id, "1");
});

test("seeks are listed by length, equal ones by age", () => {
  const seeks = [
    seek("1", { time_control: perMove(1) }),
    seek("2", { time_control: fischer(10, 5) }),
    seek("3", { time_control: fischer(3, 2) }),
    seek("4", { time_control: fischer(10, 5) }),
  ];
  assert.deepEqual(
    ordered(seeks).map(({ id }) => id),
    ["3", "2", "4", "1"],
  );
});

test("accounts only and guests are never paired, in both directions", () => {
  const guest = { name: "Guest 7", guest: true };
  const found = (one: Partial<Seek>, wished: Partial<SeekWish>, who: typeof me) =>
    matching([seek("1", one)], { ...wish, rated: false, ...wished }, who, "fmjd") !== undefined;
  // Every combination of the bits: they want accounts only, they are a guest, I do, I am.
  for (let bits = 0; bits < 16; bits += 1) {
    const [theirs, theyAre, mine, iAm] = [1, 2, 4, 8].map((bit) => (bits & bit) !== 0);
    const offered = { rated: false, accounts_only: theirs === true, guest: theyAre === true };
    const expected = !(theirs && iAm) && !(mine && theyAre);
    const wished = { accounts_only: mine === true };
    assert.equal(found(offered, wished, iAm ? guest : me), expected, `bits ${bits}`);
  }
  assert.equal(found({ rated: true }, { rated: true }, guest), false);
  assert.equal(found({ rated: true }, { rated: true }, me), true);
});

test("a player who wants accounts only takes no seat that a guest may sit next to", () => {
  const star: Partial<Seek> = { variant: "star", ruleset: "classic", joined: [], rated: false };
  const wished = { ...wish, variant: "star", rated: false, accounts_only: true } as const;
  const open = seek("1", star);
  const closed = seek("2", { ...star, accounts_only: true });
  assert.equal(matching([open, closed], wished, me, "classic")?.id, "2");
  assert.equal(matching([open], { ...wished, accounts_only: false }, me, "classic")?.id, "1");
});
