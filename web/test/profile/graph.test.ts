import assert from "node:assert/strict";
import { test } from "node:test";
import { graphOf, pointsSince, sampleOf } from "../../src/profile/graph.ts";

const points = (...ratings: number[]) =>
  ratings.map((rating, i) => ({ at_ms: 1000 * i, rating, game_id: String(i) }));

test("a graph has round limits, with the oldest game on the left", () => {
  assert.deepEqual(graphOf(points(1500, 1610, 1555)), {
    path: "M0.0 100.0L50.0 26.7L100.0 63.3",
    least: 1500,
    most: 1650,
  });
});

test("a constant rating has a graph too", () => {
  assert.deepEqual(graphOf(points(1500, 1500)), {
    path: "M0.0 100.0L100.0 100.0",
    least: 1500,
    most: 1550,
  });
});

test("one point makes no graph", () => {
  assert.equal(graphOf(points(1500)), null);
  assert.equal(graphOf([]), null);
});

test("a span of days leaves out older points", () => {
  const day = 24 * 60 * 60 * 1000;
  const old = [0, 40, 69, 70].map((at, i) => ({ at_ms: at * day, rating: 1500, game_id: `${i}` }));
  const of = (days: number) => pointsSince(old, days, 70 * day).map(({ game_id: id }) => id);
  assert.deepEqual(of(30), ["1", "2", "3"]);
  assert.deepEqual(of(Number.POSITIVE_INFINITY), ["0", "1", "2", "3"]);
});

test("a sample has the last point and at most so many", () => {
  const all = points(...Array.from({ length: 25 }, (_, i) => 1500 + i));
  const sample = sampleOf(all, 12);
  assert.ok(sample.length <= 12);
  assert.equal(sample.at(-1), all.at(-1));
  assert.deepEqual(sampleOf(all.slice(0, 3), 12), all.slice(0, 3));
});
