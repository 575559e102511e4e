import assert from "node:assert/strict";
import { test } from "node:test";
import { bands, everything, questionOf, shares, years } from "../src/openings/question.ts";

const place = { variant: "russian", ruleset: "", fen: "W:Wa1:Bh8" };

test("what is not chosen is not asked", () => {
  assert.deepEqual(questionOf(place, everything), { variant: "russian", fen: "W:Wa1:Bh8" });
});

test("every filter goes into the question", () => {
  const filters = { speed: "live", ratings: "1600-1800", since: "2025" } as const;
  assert.deepEqual(questionOf({ ...place, ruleset: "fmjd" }, filters), {
    variant: "russian",
    fen: "W:Wa1:Bh8",
    ruleset: "fmjd",
    speed: "live",
    rating_from: "1600",
    rating_below: "1800",
    since: "2025-01-01",
  });
});

test("the bands leave no rating out, and none is in two", () => {
  assert.deepEqual(bands[0], { key: "-1400", from: null, below: 1400 });
  assert.deepEqual(bands.at(-1), { key: "2200-", from: 2200, below: null });
  for (const [i, band] of bands.slice(1).entries()) assert.equal(band.from, bands[i]?.below);
  const lowest = questionOf(place, { ...everything, ratings: "-1400" });
  assert.equal(lowest.rating_below, "1400");
  assert.equal("rating_from" in lowest, false);
});

test("the years are those of the calendar in UTC", () => {
  assert.deepEqual(years(Date.UTC(2026, 0, 1)), ["2026", "2025", "2023"]);
});

test("the shares are a hundred together", () => {
  for (const [white_wins, draws, black_wins] of [
    [1, 1, 1],
    [2, 3, 2],
    [1, 0, 199],
    [0, 0, 7],
  ] as const) {
    const games = white_wins + draws + black_wins;
    const { white, drawn, black } = shares({ games, white_wins, draws, black_wins });
    assert.equal(white + drawn + black, 100);
    assert.ok(Math.min(white, drawn, black) >= 0);
    assert.ok(Math.abs(white - (100 * white_wins) / games) <= 1);
    assert.ok(Math.abs(drawn - (100 * draws) / games) <= 1);
  }
  assert.deepEqual(shares({ games: 0, white_wins: 0, draws: 0, black_wins: 0 }), {
    white: 0,
    drawn: 0,
    black: 0,
  });
});
