// A tree of moves, as an immutable value. The first child continues the line; the others are
// variations.

export const signs = ["!", "?", "!!", "??", "!?", "?!", "*"] as const;
export type Sign = (typeof signs)[number];

export interface Move {
  /** Short notation, e.g. "26x37", and full notation with every turn, "26x17x28x37". */
  short: string;
  full: string;
}

export interface Node {
  id: number;
  parent: number | null;
  /** null for the start position. */
  move: Move | null;
  fen: string;
  sign: Sign | null;
  comment: string;
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, Node>;
  nextId: number;
}

export const root = 0;

export function planted(fen: string): Tree {
  const node = { id: root, parent: null, move: null, fen, sign: null, comment: "", children: [] };
  return { nodes: new Map([[root, node]]), nextId: 1 };
}

export function nodeOf(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id);
  if (!node) throw new RangeError(`no node ${id} in this tree`);
  return node;
}

function withNodes(tree: Tree, ...changed: readonly Node[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
}

/** Adds a move to a node, or returns the existing child. */
export function played(
  tree: Tree,
  at: number,
  move: Move,
  fen: string,
): { tree: Tree; id: number } {
  const parent = nodeOf(tree, at);
  const known = parent.children.find((id) => nodeOf(tree, id).move?.full === move.full);
  if (known !== undefined) return { tree, id: known };
  const id = tree.nextId;
  const node = { id, parent: at, move, fen, sign: null, comment: "", children: [] };
  const grown = withNodes(tree, { ...parent, children: [...parent.children, id] }, node);
  return { tree: { ...grown, nextId: id + 1 }, id };
}

export function annotated(
  tree: Tree,
  id: number,
  note: Partial<Pick<Node, "sign" | "comment">>,
): Tree {
  return withNodes(tree, { ...nodeOf(tree, id), ...note });
}

/** The nodes from the start (excluded) to `id`. */
export function pathTo(tree: Tree, id: number): readonly Node[] {
  const path: Node[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) {
    path.push(node);
  }
  return path.reverse();
}

/** Follows the moves from the start as far as they exist, and returns the last node. */
export function along(tree: Tree, moves: readonly string[]): number {
  let at = root;
  for (const move of moves) {
    const next = nodeOf(tree, at).children.find((id) => nodeOf(tree, id).move?.full === move);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

/** The nodes that follow `id` along the first children. */
export function lineFrom(tree: Tree, id: number): readonly Node[] {
  const line: Node[] = [];
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; ) {
    const node = nodeOf(tree, next);
    line.push(node);
    next = node.children[0];
  }
  return line;
}

/**
 * The closest node from `id` upwards that is not a first child, which is where its variation
 * begins; null on the main line.
 */
export function variationOf(tree: Tree, id: number): Node | null {
  const path = pathTo(tree, id);
  const branches = path.filter((node) => siblings(tree, node)[0] !== node.id);
  return branches.at(-1) ?? null;
}

function siblings(tree: Tree, node: Node): readonly number[] {
  return node.parent === null ? [node.id] : nodeOf(tree, node.parent).children;
}

/** Makes the variation that contains `id` the line, and the former line a variation. */
export function promoted(tree: Tree, id: number): Tree {
  const first = variationOf(tree, id);
  if (first?.parent == null) return tree;
  const parent = nodeOf(tree, first.parent);
  const others = parent.children.filter((child) => child !== first.id);
  return withNodes(tree, { ...parent, children: [first.id, ...others] });
}

/** Removes a node and everything after it. */
export function pruned(tree: Tree, id: number): Tree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const gone = new Set<number>();
  const collect = (node: number) => {
    gone.add(node);
    for (const child of nodeOf(tree, node).children) collect(child);
  };
  collect(id);
  const kept = new Map([...tree.nodes].filter(([node]) => !gone.has(node)));
  const above = nodeOf(tree, parent);
  kept.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { ...tree, nodes: kept };
}

/** Number of plies from the start to a node. */
export const plyOf = (tree: Tree, id: number): number => pathTo(tree, id).length;
