// An example of the rulebook, played with its own moves and with others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PlayedExample } from "../../src/rulebook/played-example.ts";
import type { Rules } from "../../src/rules/rules.ts";
import { toyRules, toyVariant } from "../toy-rules.ts";

const start = "W:WK50:BK1";
const near = "B:WK44:BK1";
const far = "B:WK39:BK1";
const end = "W:WK44:BK7";

/** The game is drawn after two plies. */
function exampleOf(claimed = false) {
  const drawn = { rule: "5_move_rule", claimed, article: "" };
  const rules = {
    ...toyRules({ [start]: { "50-44": near, "50-39": far }, [near]: { "1-7": end } }),
    standing: (_: unknown, fen: string, moves: readonly string[]) => ({
      ...{ fen, won: null, counters: [] },
      drawn: moves.length > 1 ? drawn : null,
    }),
  } as unknown as Rules;
  const moves = ["50-44", "1-7"];
  return new PlayedExample(rules, toyVariant, {
    ...{ kind: "example", name: "kings", title: "Kings", text: [], fen: start, moves },
  });
}

test("any legal move is played, but only moves of the example advance it", () => {
  const example = exampleOf();
  example.typed("50-45");
  assert.deepEqual([example.fen, example.line.moves], [start, []]);
  example.typed("50-44");
  assert.deepEqual([example.fen, example.line.moves], [near, ["50-44"]]);
  assert.equal(example.next()?.full, "1-7");
  example.start();
  example.typed("50-39");
  assert.deepEqual([example.fen, example.next()], [far, undefined]);
});

test("it names the rule that drew the game, but none that must be claimed", () => {
  for (const [claimed, rule] of [
    [false, "5_move_rule"],
    [true, null],
  ] as const) {
    const example = exampleOf(claimed);
    example.step();
    assert.equal(example.drawn, null);
    example.step();
    assert.equal(example.drawn, rule);
    example.start();
    assert.equal(example.drawn, null);
  }
});
