// The rows of the record: when a row splits, and what is below it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Row, rowsOf } from "../../src/analysis/record-rows.ts";
import { annotated, planted, played, root, type Tree } from "../../src/analysis/tree.ts";

const numberOf = (ply: number) => ({ number: Math.ceil(ply / 2), second: ply % 2 === 0 });

function line(tree: Tree, at: number, ...moves: string[]): { tree: Tree; id: number } {
  let grown = { tree, id: at };
  for (const move of moves)
    grown = played(grown.tree, grown.id, { short: move, full: move }, `after ${move}`);
  return grown;
}

const shape = ({ number, first, second, comment, variations }: Row) =>
  [
    number,
    first?.move?.short ?? "…",
    second?.move?.short ?? "",
    comment,
    variations.length > 0 ? variations.length : "",
  ]
    .join(" ")
    .trim();

test("two moves with the same number share a row", () => {
  const { tree } = line(planted("start"), root, "a", "b", "c");
  assert.deepEqual(rowsOf(tree, numberOf).map(shape), ["1 a b", "2 c"]);
  assert.deepEqual(rowsOf(planted("start"), numberOf), []);
});

test("a comment or a variation after the first move splits its row", () => {
  const begun = line(planted("start"), root, "a");
  const commented = annotated(begun.tree, begun.id, { comment: "plan" });
  const { tree } = line(commented, begun.id, "b", "c");
  assert.deepEqual(rowsOf(tree, numberOf).map(shape), ["1 a  plan", "1 … b", "2 c"]);

  const aside = line(line(planted("start"), root, "a", "b").tree, root, "x", "y").tree;
  assert.deepEqual(rowsOf(aside, numberOf).map(shape), ["1 a   1", "1 … b"]);
});

test("a comment or a variation after the second move is below the whole row", () => {
  const begun = line(planted("start"), root, "a");
  const { tree } = line(line(begun.tree, begun.id, "b", "c").tree, begun.id, "x");
  assert.deepEqual(rowsOf(tree, numberOf).map(shape), ["1 a b  1", "2 c"]);
});

test("a game that begins with the second side has no first move", () => {
  const { tree } = line(planted("start"), root, "a", "b");
  const shifted = (ply: number) => numberOf(ply + 1);
  assert.deepEqual(rowsOf(tree, shifted).map(shape), ["1 … a", "2 b"]);
});
