import assert from "node:assert/strict";
import { test } from "node:test";
import { graphOf } from "../../src/profile/graph.ts";

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
