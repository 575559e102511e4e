// The best of one pool, page by page.

import { signal } from "@preact/signals";
import { api, type Leaderboard as Page, type Pool, type Speed, type VariantKey } from "../api.ts";
import { troubleText } from "../trouble.ts";

export const speeds: readonly Speed[] = [
  "ultrabullet",
  "bullet",
  "blitz",
  "rapid",
  "classical",
  "correspondence",
];

/** What the address names; international blitz where it names nothing that there is. */
export function poolOf(query: URLSearchParams, variants: readonly string[]): Pool {
  const variant = query.get("variant") ?? "";
  const speed = speeds.find((each) => each === query.get("speed"));
  return {
    variant: (variants.includes(variant) ? variant : "international") as VariantKey,
    speed: speed ?? "blitz",
  };
}

export class Leaderboard {
  /** null while the first page loads. */
  readonly leaders = signal<Page["items"] | null>(null);
  readonly more = signal(false);
  readonly trouble = signal<string | null>(null);
  private cursor: string | null = null;

  constructor(readonly pool: Pool) {
    void this.page();
  }

  async page() {
    try {
      const page = await api.leaderboard(this.pool, this.cursor);
      this.cursor = page.next_cursor;
      this.more.value = page.next_cursor !== null;
      this.leaders.value = [...(this.leaders.value ?? []), ...page.items];
      this.trouble.value = null;
    } catch (error) {
      this.trouble.value = troubleText(error);
    }
  }
}
