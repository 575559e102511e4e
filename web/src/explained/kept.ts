// Keeps the results for a game across page reloads, while the tab is open.

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
    // If the browser refuses to store them, or has no room, the game is analysed again.
  }
}
