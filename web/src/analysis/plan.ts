// Converts the tree of variations of the user's running game to conditional moves.

import { isWhole, type Line, longestLine } from "../game/lines.ts";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";
import { nodeOf, played, type Tree } from "./tree.ts";

/** The point of a game where conditional moves start. */
export interface Plannable {
  game: string;
  /** Number of plies played there. */
  ply: number;
  node: number;
  /** True if it is the user's turn: a line then begins with the move that they intend to play. */
  mineFirst: boolean;
}

/**
 * One line for each of the opponent's moves. If the user has several moves at one point, the first
 * is used.
 */
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

/** Cuts the line after the user's last reply; empty if there is none. */
function whole(line: Line, mineFirst: boolean): Line {
  const lengths = line.map((_, i) => line.length - i);
  const length = lengths.find((n) => isWhole(line.slice(0, n), mineFirst)) ?? 0;
  return line.slice(0, length);
}

/**
 * True if `line` is a prefix of `other`. For equal lines, true only if `earlier`: `other` comes
 * first.
 */
function begins(other: Line, line: Line, earlier: boolean): boolean {
  const longer = other.length > line.length || (earlier && other.length === line.length);
  return longer && line.every((move, i) => other[i] === move);
}

/** Adds lines that start from a node to the tree. */
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
