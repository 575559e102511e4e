import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import { shownMove, shownScore } from "../../src/labels/notation.ts";
import { resultText, withScore } from "../../src/labels/result.ts";

test("captures have their own sign, other moves stay", () => {
  const cases = [
    ["32x23", "32×23"],
    ["32x23x14", "32×23×14"],
    ["c3xe5", "c3×e5"],
    ["32-28", "32-28"],
    ["13/7*", "13/7*"],
    ["1. 32-28 19x23", "1. 32-28 19×23"],
  ] as const;
  for (const [typed, shown] of cases) assert.equal(shownMove(typed), shown);
});

test("scores have an en dash, and a match its points", () => {
  const cases = [
    ["2-0", "2–0"],
    ["1/2-1/2", "1/2–1/2"],
  ] as const;
  for (const [sent, shown] of cases) assert.equal(shownScore(sent), shown);
  assert.equal(resultText({ result: "1-0", score: { white: 5, black: 3 } }), "1–0 (5–3)");
  assert.equal(resultText({ result: "2-0" }), "2–0");
  assert.equal(resultText({ result: null }), null);
  assert.equal(withScore("16-move rule", null), "16-move rule", "words keep their hyphens");
});
