// Names of pools, and scores as text.

import { poolName } from "../labels/variants.ts";
import { messages, named } from "../messages/messages.ts";

export interface Score {
  won: number;
  drawn: number;
  lost: number;
}

/** Percentage of the possible points. */
export function percent({ won, drawn, lost }: Score): string {
  const games = won + drawn + lost;
  return games === 0 ? "–" : `${Math.round((100 * (won + drawn / 2)) / games)} %`;
}

/** "International · Blitz". */
export function poolText(pool: string, speed: string): string {
  return `${poolName(pool)} · ${named(messages.speeds, speed) ?? speed}`;
}
