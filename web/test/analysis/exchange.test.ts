import assert from "node:assert/strict";
import { test } from "node:test";
import { treeOf } from "../../src/analysis/exchange.ts";
import { lineFrom, nodeOf, root } from "../../src/analysis/tree.ts";
import type { PdnGame } from "../../src/net/api.ts";
import type { Rules, Variant } from "../../src/rules/rules.ts";

/** Rules that allow every move. */
const rules = {
  read: (_: Variant, fen: string, move: string) => ({
    short: move,
    full: move,
    fenAfter: `${fen} ${move}`,
  }),
} as unknown as Rules;

type Moves = PdnGame["moves"];
type Said = readonly [sign: Moves[number]["sign"], comment: string];

const gameOf = (moves: Moves) => ({ start_fen: "start", comment: "", moves }) as unknown as PdnGame;

const twice: readonly [name: string, first: Said, second: Said, kept: Said][] = [
  ["a sign and a comment stay", ["!", "the best"], ["", ""], ["!", "the best"]],
  ["a sign and a comment are added", ["", ""], ["?", "too early"], ["?", "too early"]],
  ["the first sign counts, and both comments", ["!", "good"], ["?", "bad"], ["!", "good bad"]],
];

for (const [name, first, second, kept] of twice) {
  test(`if a move appears twice among its siblings, ${name}`, () => {
    const said = ([sign, comment]: Said) => ({ after: 0, move: "19-23", sign, comment });
    const moves: Moves = [
      { after: -1, move: "32-28", sign: "", comment: "" },
      said(first),
      { after: 1, move: "28x19", sign: "", comment: "" },
      said(second),
      { after: 3, move: "28x19", sign: "", comment: "" },
    ];
    const tree = treeOf(rules, {} as Variant, gameOf(moves));
    const line = lineFrom(tree, root);
    assert.deepEqual(
      line.map((node) => node.move?.short),
      ["32-28", "19-23", "28x19"],
    );
    assert.deepEqual([line[1]?.sign ?? "", line[1]?.comment], kept);
    assert.equal(nodeOf(tree, line[0]?.id ?? root).children.length, 1);
  });
}
