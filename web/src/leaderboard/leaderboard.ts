// The leaderboard of one pool, page by page.

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

/** The pool named in the address, or international blitz if it names no existing pool. */
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

/** The leaders of a pool. */
export function leadersOf(pool: Pool): Paged<Leader> {
  return new Paged((cursor) => playersApi.leaderboard(pool, cursor));
}
