import assert from "node:assert/strict";
import { test } from "node:test";
import { byPuzzle } from "../../src/moderation/reported.ts";
import type { PuzzleReport } from "../../src/net/puzzles.ts";

const report = (id: string, puzzle: string): PuzzleReport => ({
  id,
  puzzle,
  variant: "russian",
  username: "Anna",
  text: "Another move wins as well.",
  created_ms: 0,
  asked: "W:Wc3:Bh8",
  solution: ["c3-d4"],
});

test("reports of a puzzle are grouped, in the order of the first", () => {
  const found = byPuzzle([report("1", "7"), report("2", "5"), report("3", "7")]);
  assert.deepEqual(
    found.map(({ puzzle, reports }) => [puzzle, ...reports.map(({ id }) => id)]),
    [
      ["7", "1", "3"],
      ["5", "2"],
    ],
  );
  assert.deepEqual(byPuzzle([]), []);
});
