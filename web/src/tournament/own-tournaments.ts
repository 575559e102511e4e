// The user's upcoming and running tournaments, with their place in those that have begun.

import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { api } from "../net/api.ts";

export interface Place {
  place: number;
  n: number;
}

const statuses = ["announced", "running", "paused"];

export class OwnTournaments {
  readonly entered = signal<ReadonlySet<string>>(new Set());
  readonly places = signal<ReadonlyMap<string, Place>>(new Map());
  private readonly asked = new Resource(
    () => this.read(),
    ({ entered, places }) => {
      this.entered.value = entered;
      this.places.value = places;
    },
  );

  constructor(private readonly me: string | null) {}

  begin() {
    if (this.me !== null) void this.asked.begin();
  }

  stop() {
    this.asked.stop();
  }

  private async read() {
    const me = this.me ?? "";
    const lists = await Promise.all(
      statuses.map((status) => api.tournaments({ player: me, status })),
    );
    const rows = lists.flatMap(({ items }) => items);
    return {
      entered: new Set(rows.map(({ id }) => id)),
      places: new Map(
        rows.flatMap(({ id, place, entrants: n }) => (place === null ? [] : [[id, { place, n }]])),
      ),
    };
  }
}
