// Whether a win found in an endgame table comes before a draw rule ends the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { countOf } from "../../src/endings/count.ts";
import type { Rules } from "../../src/rules/rules.ts";
import { toyRules, toyVariant } from "../toy-rules.ts";

const rule = "16_move_rule";

/** A line with the number of moves left after each ply. White begins. */
function lineOf(moves: readonly string[], left: readonly (number | null)[]) {
  const standing = (_: unknown, __: string, played: readonly string[]) => {
    const rest = left[played.length] ?? null;
    return {
      fen: `${played.length % 2 === 0 ? "W" : "B"}:WK50:BK1`,
      won: null,
      drawn: null,
      counters: [
        { rule: "25_move_rule", left: 25, article: "" },
        ...(rest === null ? [] : [{ rule, left: rest, article: "" }]),
      ],
    };
  };
  const rules = { ...toyRules({}), standing } as unknown as Rules;
  return { rules, variant: toyVariant, start: "W:WK50:BK1", moves };
}

const ending = (wins: number) => ({ pieces: 4, wins, best: ["50-45", "50-44"] });

test("a win is in time if it needs no more moves than are left", () => {
  for (const [wins, enough] of [
    [15, true],
    [16, true],
    [17, false],
  ] as const)
    assert.deepEqual(countOf(lineOf([], [16, 16]), rule, ending(wins)), { rule, left: 16, enough });
});

test("king moves are not counted before the first", () => {
  const counted = countOf(lineOf([], [null, 16]), rule, ending(16));
  assert.deepEqual(counted, { rule, left: 16, enough: true });
});

test("with the loser to move, half a move left counts as none", () => {
  // 16 each have become 15 and a half, which the rules round up.
  const line = lineOf(["50-45"], [16, 16, 15]);
  assert.deepEqual(countOf(line, rule, ending(16)), { rule, left: 15, enough: false });
  assert.deepEqual(countOf(line, rule, ending(15)), { rule, left: 15, enough: true });
  // Black is to move and wins.
  assert.deepEqual(countOf(line, rule, ending(-16)), { rule, left: 16, enough: true });
});

test("nothing is shown for a draw or if the rule does not count", () => {
  assert.equal(countOf(lineOf([], [16, 16]), rule, ending(0)), null);
  assert.equal(countOf(lineOf([], [null, null]), rule, ending(3)), null);
  // The best reply captures a piece and ends the count.
  assert.equal(countOf(lineOf(["50-45"], [16, 16, null]), rule, ending(3)), null);
});
