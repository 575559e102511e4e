import assert from "node:assert/strict";
import { test } from "node:test";
import { linesFrom } from "../../src/analysis/plan.ts";
import { planted, played, root, type Tree } from "../../src/analysis/tree.ts";

/** A tree of lines; each move is its own position. */
function grown(...lines: string[]): Tree {
  let tree = planted("start");
  for (const line of lines) {
    let at = root;
    for (const move of line.split(" ")) {
      const next = played(tree, at, { short: move, full: move }, move);
      tree = next.tree;
      at = next.id;
    }
  }
  return tree;
}

const linesOf = (tree: Tree, mineFirst: boolean) =>
  linesFrom(tree, { game: "1", ply: 0, node: root, mineFirst }).map((line) => line.join(" "));

test("each reply of the opponent has a line that ends with the player's move", () => {
  const tree = grown("a b c d", "a b e", "f g h", "i");
  assert.deepEqual(linesOf(tree, false), ["a b c d", "f g"]);
});

test("of several replies to the same moves the first counts", () => {
  const tree = grown("a b", "a c d e", "f g");
  assert.deepEqual(linesOf(tree, false), ["a b", "f g"]);
});

test("on the player's turn a line begins with the intended move", () => {
  const tree = grown("m a b", "m c d", "n a b");
  assert.deepEqual(linesOf(tree, true), ["m a b", "m c d"]);
});

test("a line has at most thirty moves, and none is kept twice", () => {
  const long = Array.from({ length: 40 }, (_, i) => `m${i}`);
  const tree = grown(long.join(" "), [...long.slice(0, 30), "x", "y"].join(" "));
  assert.deepEqual(linesOf(tree, false), [long.slice(0, 30).join(" ")]);
});

test("without the player's reply there is no line", () => {
  assert.deepEqual(linesOf(grown("a", "b"), false), []);
  assert.deepEqual(linesOf(planted("start"), true), []);
});
