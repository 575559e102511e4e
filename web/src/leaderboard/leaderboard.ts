// The best of one pool, page by page.

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

/** What the address names; international blitz where it names nothing that there is. */
export function poolOf(query: URLSearchParams, pools: readonly PoolKey[]): Pool {
  const named = query.get("variant");
  const asked = named === "star" ? "star-2" : named;
  const speed = speeds.find((each) => each === query.get("speed"));
  return {
    variant: pools.find((each) => each === asked) ?? "international",
    speed: speed ?? "blitz",
  };
}

type Leader = Page["items"][number];

/** The best of a pool. */
export function leadersOf(pool: Pool): Paged<Leader> {
  return new Paged((cursor) => playersApi.leaderboard(pool, cursor));
}
