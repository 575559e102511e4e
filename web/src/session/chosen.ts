// What the user last chose to play on the front page.

import type { VariantKey } from "../net/api.ts";

const key = "crownhead.wish";

export interface Chosen {
  variant: VariantKey;
  /** The last variant of draughts, for the tab. */
  draughts: VariantKey;
  /** Number of players on the star. */
  seats: string;
  rated: boolean;
  /** Computer level, "1" to "8". */
  level: string;
}

export function storedChoice(): Chosen {
  const chosen: Chosen = {
    variant: "international",
    draughts: "international",
    seats: "2",
    rated: true,
    level: "3",
  };
  try {
    const stored: Partial<Chosen> = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { ...chosen, ...stored };
  } catch {
    return chosen;
  }
}

export function storeChoice(chosen: Chosen) {
  try {
    localStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Without storage the choice is not remembered.
  }
}
