// The players of the site: those online, and the leaderboards, together or of one pool.

import { Paged } from "../loading/paged.ts";
import type { Leaderboard as Page, Pool, PoolKey, Speed } from "../net/api.ts";
import { playersApi } from "../net/players.ts";

export const speeds: readonly Speed[] = [
  "ultrabullet",
  "bullet",
  "blitz",
  "rapid",
  "classical",
  "correspondence",
];

export interface Shown {
  variant: Pool["variant"];
  /** null for the ten best of every speed. */
  speed: Speed | null;
}

/** What the address names; international if it names no existing variant. */
export function shownBy(query: URLSearchParams, pools: readonly PoolKey[]): Shown {
  const named = query.get("variant");
  const asked = named === "star" ? "star-2" : named;
  return {
    variant: pools.find((each) => each === asked) ?? "international",
    speed: speeds.find((each) => each === query.get("speed")) ?? null,
  };
}

export function addressOf({ variant, speed }: Shown): string {
  return `/leaderboard?${new URLSearchParams({ variant, ...(speed ? { speed } : {}) })}`;
}

export type Leader = Page["items"][number];

/** The leaders of a pool. */
export function leadersOf(pool: Pool): Paged<Leader> {
  return new Paged((cursor) => playersApi.leaderboard(pool, cursor));
}
