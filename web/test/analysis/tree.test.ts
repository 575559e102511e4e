import assert from "node:assert/strict";
import { test } from "node:test";
import {
  annotated,
  lineFrom,
  nodeOf,
  pathTo,
  planted,
  played,
  promoted,
  pruned,
  root,
  type Tree,
  variationOf,
} from "../../src/analysis/tree.ts";

const move = (name: string) => ({ short: name, full: name });

/** Plays a line of moves from a node. Returns the tree and the ids of the moves. */
function line(tree: Tree, at: number, ...names: string[]): { tree: Tree; ids: number[] } {
  const ids: number[] = [];
  let grown = { tree, id: at };
  for (const name of names) {
    grown = played(grown.tree, grown.id, move(name), `after ${name}`);
    ids.push(grown.id);
  }
  return { tree: grown.tree, ids };
}

const names = (tree: Tree, id: number) => lineFrom(tree, id).map((node) => node.move?.short);

const main = line(planted("start"), root, "32-28", "19-23", "28x19");

test("an existing move is entered", () => {
  const again = line(main.tree, root, "32-28", "19-23");
  assert.equal(again.tree, main.tree);
  assert.deepEqual(again.ids, main.ids.slice(0, 2));
});

test("another move becomes a variation and can be promoted to the main line", () => {
  const [first = 0] = main.ids;
  const branch = line(main.tree, first, "17-22", "28x17");
  const end = branch.ids[1] ?? 0;
  assert.deepEqual(names(branch.tree, root), ["32-28", "19-23", "28x19"]);
  assert.equal(variationOf(branch.tree, end)?.move?.short, "17-22");
  const changed = promoted(branch.tree, end);
  assert.deepEqual(names(changed, root), ["32-28", "17-22", "28x17"]);
  assert.equal(variationOf(changed, end), null);
  assert.equal(promoted(changed, end), changed);
  assert.deepEqual(
    pathTo(changed, end).map((node) => node.move?.short),
    ["32-28", "17-22", "28x17"],
  );
});

test("a move is deleted with all that follows it", () => {
  const [first = 0, second = 0] = main.ids;
  const branch = line(main.tree, first, "17-22");
  const without = pruned(branch.tree, second);
  assert.deepEqual(names(without, root), ["32-28", "17-22"]);
  assert.equal(without.nodes.size, 3);
  assert.equal(pruned(without, root), without);
  assert.equal(branch.tree.nodes.size, 5);
  assert.throws(() => nodeOf(without, second), RangeError);
});

test("annotations and comments stay with their move", () => {
  const [, second = 0] = main.ids;
  const noted = annotated(annotated(main.tree, second, { sign: "?!" }), second, { comment: "why" });
  const { sign, comment, move: made } = nodeOf(noted, second);
  assert.deepEqual([made?.short, sign, comment], ["19-23", "?!", "why"]);
  assert.equal(nodeOf(main.tree, second).sign, null);
});
