// The tree as rows of two columns: the main line, with comments and variations between its moves.

import { lineFrom, type Node, nodeOf, root, type Tree } from "./tree.ts";

/** A move number with its two moves. A comment or variation after the first move splits the row. */
export interface Row {
  number: number;
  first: Node | null;
  second: Node | null;
  /** Comment on the last move of the row; empty for none. */
  comment: string;
  /** First nodes of the alternatives to the last move of the row. */
  variations: readonly number[];
}

type Numbered = (ply: number) => { number: number; second: boolean };

export function rowsOf(tree: Tree, numberOf: Numbered): readonly Row[] {
  const rows: Row[] = [];
  lineFrom(tree, root).forEach((node, i) => {
    const { number, second } = numberOf(i + 1);
    const open = rows.at(-1);
    const joins = second && open?.number === number && !open.second && !interrupts(open);
    const row: Row = {
      number,
      first: second ? (joins ? open.first : null) : node,
      second: second ? node : null,
      comment: node.comment,
      variations: node.parent === null ? [] : nodeOf(tree, node.parent).children.slice(1),
    };
    if (joins) rows[rows.length - 1] = row;
    else rows.push(row);
  });
  return rows;
}

const interrupts = ({ comment, variations }: Row) => comment !== "" || variations.length > 0;
