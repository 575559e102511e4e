// Keeps the work across page reloads, while the tab is open.

import type { Node, Tree } from "./tree.ts";

export type Tags = readonly (readonly [string, string])[];

export interface Work {
  tree: Tree;
  /** Tags of the game's record; empty if there is none. */
  tags: Tags;
}

const prefix = "crownhead.analysis.";

export function kept(address: string): Work | null {
  try {
    const stored = sessionStorage.getItem(prefix + address);
    if (!stored) return null;
    const { nodes, nextId, tags } = JSON.parse(stored) as {
      nodes: Node[];
      nextId: number;
      tags: Tags;
    };
    return { tree: { nodes: new Map(nodes.map((node) => [node.id, node])), nextId }, tags };
  } catch {
    return null;
  }
}

export function keep(address: string, { tree: { nodes, nextId }, tags }: Work) {
  try {
    const stored = JSON.stringify({ nodes: [...nodes.values()], nextId, tags });
    sessionStorage.setItem(prefix + address, stored);
  } catch {
    // If the browser refuses to store it, or has no room, the work is lost on reload.
  }
}

/** Storage key of the work that starts from a position. `ruleset` is empty for the default. */
export const addressOf = (variant: string, fen: string, ruleset: string): string =>
  ruleset === "" ? `${variant} ${fen}` : `${variant}/${ruleset} ${fen}`;
