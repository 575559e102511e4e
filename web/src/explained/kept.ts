// What was found of a game, for a page that is loaded again: kept for as long as the tab is open.

import type { Looked } from "./judgement.ts";

interface Kept {
  looked: readonly (Looked | null)[];
  done: boolean;
}

const prefix = "crownhead.explained.";

export function kept(game: string): Kept | null {
  try {
    const stored = sessionStorage.getItem(prefix + game);
    return stored ? (JSON.parse(stored) as Kept) : null;
  } catch {
    return null;
  }
}

export function keep(game: string, found: Kept) {
  try {
    sessionStorage.setItem(prefix + game, JSON.stringify(found));
  } catch {
    // A browser that refuses to store, or has no room left, looks at the game again.
  }
}
