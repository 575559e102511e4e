import assert from "node:assert/strict";
import { test } from "node:test";
import { expectedOf } from "../../src/computer/expected.ts";
import { goesOn } from "../../src/computer/slice.ts";
import {
  accuracyOf,
  ended,
  judged,
  type Known,
  knownOf,
  sideOf,
  verdictOf,
} from "../../src/explained/judgement.ts";

const worth = (score: number, wins = 0) => ({ score, wins });
const known = (expected: number): Known => ({ score: 0, wins: 0, expected, best: [] });

test("the expected result is symmetric between White and Black", () => {
  assert.equal(expectedOf(worth(0)), 0.5);
  for (const score of [3, 60, 140, 290, 1500]) {
    const white = expectedOf(worth(score));
    assert.ok(white > 0.5 && white < 1);
    assert.ok(Math.abs(white + expectedOf(worth(-score)) - 1) < 1e-12);
    assert.ok(white > expectedOf(worth(score - 1)), "a higher score expects more");
  }
  const ahead = expectedOf(worth(140));
  assert.ok(Math.abs(ahead / (1 - ahead) - Math.E) < 1e-9);
});

test("a win counts as a full point at any distance", () => {
  assert.equal(expectedOf(worth(29_000, 40)), 1);
  assert.equal(expectedOf(worth(-29_000, -1)), 0);
});

test("losing a man in an even game is at least a mistake", () => {
  const lost = 0.5 - expectedOf(worth(-100));
  assert.equal(verdictOf(lost), "mistake");
  assert.equal(verdictOf(0.5 - expectedOf(worth(-200))), "blunder");
  assert.equal(verdictOf(0.5 - expectedOf(worth(-10))), null);
});

test("losses are named from a twentieth, a tenth and a fifth of a point", () => {
  assert.deepEqual([0, 0.0499, 0.05, 0.0999, 0.1, 0.1999, 0.2, 1].map(verdictOf), [
    null,
    null,
    "inaccuracy",
    "inaccuracy",
    "mistake",
    "mistake",
    "blunder",
    "blunder",
  ]);
  // 0.55 - 0.45 is slightly less than 0.1.
  assert.equal(verdictOf(0.55 - 0.45), "mistake");
});

test("a move is judged from the side of its player", () => {
  const white = judged("white", known(0.6), known(0.3), false);
  assert.deepEqual([white.from, white.to, white.verdict], [0.6, 0.3, "blunder"]);
  assert.equal(judged("black", known(0.6), known(0.3), false).verdict, null);
  const black = judged("black", known(0.25), known(0.4), false);
  assert.deepEqual([black.from, black.to, black.verdict], [0.75, 0.6, "mistake"]);
});

test("the computer's own move is never a mistake, and a better one gets no extra credit", () => {
  assert.equal(judged("white", known(0.6), known(0.2), true).verdict, null);
  const better = judged("white", known(0.5), known(0.9), false);
  assert.deepEqual([better.from, better.to], [0.5, 0.5]);
});

test("giving up a win and walking into a loss are blunders", () => {
  const win = knownOf(worth(29_990, 5));
  assert.equal(judged("white", win, ended(0.5), false).verdict, "blunder");
  assert.equal(judged("black", known(0.5), win, false).verdict, "blunder");
  assert.equal(judged("white", win, ended(1), false).verdict, null);
});

test("each tenth of a point lost halves a move's accuracy", () => {
  const counts = (from: number, to: number) => accuracyOf({ by: "white", from, to, verdict: null });
  assert.equal(counts(0.4, 0.4), 1);
  assert.ok(Math.abs(counts(0.6, 0.5) - 0.5) < 1e-12);
  assert.ok(Math.abs(counts(0.8, 0.6) - 0.25) < 1e-12);
});

test("accuracy is the mean of the player's free choices, and counts are per player", () => {
  const move = (by: "white" | "black", from: number, to: number, choice = true) => {
    const { verdict } = judged(
      by,
      known(by === "white" ? from : 1 - from),
      known(by === "white" ? to : 1 - to),
      false,
    );
    return { judged: { by, from, to, verdict }, choice };
  };
  const moves = [
    move("white", 0.5, 0.5),
    move("black", 0.5, 0.2),
    move("white", 0.8, 0.7),
    move("black", 0.3, 0.24),
    move("white", 0.7, 0.7, false),
  ];
  const white = sideOf("white", moves);
  assert.ok(
    Math.abs((white.accuracy ?? 0) - 0.75) < 1e-9,
    "1 and a half; the forced move does not count",
  );
  assert.deepEqual(white.counts, { inaccuracy: 0, mistake: 1, blunder: 0 });
  assert.deepEqual(sideOf("black", moves).counts, { inaccuracy: 1, mistake: 0, blunder: 1 });
  assert.equal(sideOf("white", [move("white", 0.5, 0.5, false)]).accuracy, null);
});

test("another ply starts only if there is time for it", () => {
  assert.equal(goesOn(10, 5, 30), true);
  assert.equal(goesOn(10, 10, 30), true);
  assert.equal(goesOn(20, 12, 30), false);
  assert.equal(goesOn(1e6, 1e5, Number.POSITIVE_INFINITY), true);
});
