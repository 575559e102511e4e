// The tree of variations of one's own running game as conditional moves.

import { isWhole, type Line, longestLine } from "../game/lines.ts";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";
import { nodeOf, played, type Tree } from "./tree.ts";

/** Where conditional moves go on from. */
export interface Plannable {
  game: string;
  /** Plies played there. */
  ply: number;
  node: number;
  /** It is my turn: a line begins with the move that I mean to make. */
  mineFirst: boolean;
}

/** A line for each of the opponent's moves; of several of mine after the same moves the first. */
export function linesFrom(tree: Tree, { node, mineFirst }: Plannable): Line[] {
  const lines: Line[] = [];
  const collect = (id: number, line: Line, mine: boolean) => {
    const { children } = nodeOf(tree, id);
    const next = line.length === longestLine ? [] : mine ? children.slice(0, 1) : children;
    if (next.length === 0) lines.push(whole(line, mineFirst));
    for (const child of next) {
      collect(child, [...line, nodeOf(tree, child).move?.full ?? ""], !mine);
    }
  };
  collect(node, [], mineFirst);
  return lines.filter(
    (line, i) =>
      line.length > 0 && !lines.some((other, j) => i !== j && begins(other, line, j < i)),
  );
}

/** Up to the last answer of mine; empty if there is none. */
function whole(line: Line, mineFirst: boolean): Line {
  const lengths = line.map((_, i) => line.length - i);
  const length = lengths.find((n) => isWhole(line.slice(0, n), mineFirst)) ?? 0;
  return line.slice(0, length);
}

/** Whether `line` is the beginning of `other`; of two that are the same, only if `other` is first. */
function begins(other: Line, line: Line, earlier: boolean): boolean {
  const longer = other.length > line.length || (earlier && other.length === line.length);
  return longer && line.every((move, i) => other[i] === move);
}

/** The tree with lines that go on from a node. */
export function withLines(
  tree: Tree,
  node: number,
  lines: readonly Line[],
  rules: Rules,
  variant: Variant,
): Tree {
  let grown = tree;
  for (const line of lines) {
    let at = node;
    for (const move of line) {
      const route = rules.read(variant, nodeOf(grown, at).fen, move);
      if (isRefusal(route)) break;
      const next = played(grown, at, { short: route.short, full: route.full }, route.fenAfter);
      grown = next.tree;
      at = next.id;
    }
  }
  return grown;
}
