// The tree as it was, for a page that is loaded again: kept for as long as the tab is open.

import type { Node, Tree } from "./tree.ts";

const prefix = "crownhead.analysis.";

export function kept(address: string): Tree | null {
  try {
    const stored = sessionStorage.getItem(prefix + address);
    if (!stored) return null;
    const { nodes, nextId } = JSON.parse(stored) as { nodes: Node[]; nextId: number };
    return { nodes: new Map(nodes.map((node) => [node.id, node])), nextId };
  } catch {
    return null;
  }
}

export function keep(address: string, { nodes, nextId }: Tree) {
  try {
    sessionStorage.setItem(
      prefix + address,
      JSON.stringify({ nodes: [...nodes.values()], nextId }),
    );
  } catch {
    // A browser that refuses to store, or has no room left, forgets it when the page is loaded again.
  }
}
