// Converts the tree to and from the server's format for PDN, where each move names the move it
// follows.

import type { PdnGame, PdnWish } from "../net/api.ts";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";
import {
  annotated,
  type Node,
  nodeOf,
  planted,
  played,
  root,
  type Sign,
  signs,
  type Tree,
} from "./tree.ts";

const isSign = (text: string): text is Sign => (signs as readonly string[]).includes(text);

/**
 * Builds the tree of a game, up to the first move that is illegal here. If a file has the same move
 * twice among siblings, they become one with both comments.
 */
export function treeOf(rules: Rules, variant: Variant, game: PdnGame): Tree {
  let tree = annotated(planted(game.start_fen), root, { comment: game.comment });
  const ids: (number | undefined)[] = [];
  for (const { after, move, sign, comment } of game.moves) {
    const at = after < 0 ? root : ids[after];
    if (at === undefined) {
      ids.push(undefined);
      continue;
    }
    const read = rules.read(variant, nodeOf(tree, at).fen, move);
    if (isRefusal(read)) {
      ids.push(undefined);
      continue;
    }
    const { short, full, fenAfter } = read;
    const grown = played(tree, at, { short, full }, fenAfter);
    const known = nodeOf(grown.tree, grown.id);
    tree = annotated(grown.tree, grown.id, {
      sign: known.sign ?? (isSign(sign) ? sign : null),
      comment: [known.comment, comment].filter(Boolean).join(" "),
    });
    ids.push(grown.id);
  }
  return tree;
}

type WishedMove = PdnWish["moves"][number];

function listed(tree: Tree): WishedMove[] {
  const numbers = new Map<number, number>([[root, -1]]);
  const moves: WishedMove[] = [];
  const visit = (node: Node) => {
    for (const id of node.children) {
      const child = nodeOf(tree, id);
      numbers.set(id, moves.length);
      moves.push({
        after: numbers.get(node.id) ?? -1,
        move: child.move?.full ?? "",
        sign: child.sign ?? "",
        comment: child.comment,
      });
    }
    for (const id of node.children) visit(nodeOf(tree, id));
  };
  visit(nodeOf(tree, root));
  return moves;
}

/** The request to the server to write PDN. */
export function wishOf(
  variant: Variant,
  tags: readonly (readonly [string, string])[],
  tree: Tree,
): PdnWish {
  const start = nodeOf(tree, root);
  return {
    variant: variant.key as PdnWish["variant"],
    tags: tags.map(([name, value]) => ({ name, value })),
    ...(start.fen === variant.startFen ? {} : { start_fen: start.fen }),
    comment: start.comment,
    moves: listed(tree),
  };
}
