// The user's upcoming and running tournaments, with their place in those that run.

import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { api } from "../net/api.ts";
import { tournamentsApi } from "../net/tournaments.ts";

export interface Place {
  place: number;
  n: number;
}

/** Standings are loaded for this many tournaments at most, the latest first. */
const mostPlaces = 5;

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
    const [announced, running] = await Promise.all(
      ["announced", "running"].map((status) => api.tournaments({ player: me, status })),
    );
    const playing = running?.items ?? [];
    const places = await Promise.all(
      playing.slice(0, mostPlaces).map(async ({ id }) => {
        const { items } = await tournamentsApi.standings(id, "");
        const own = items.find(({ username }) => username === me);
        return own ? ([[id, { place: own.rank, n: items.length }]] as const) : [];
      }),
    );
    return {
      entered: new Set([...(announced?.items ?? []), ...playing].map(({ id }) => id)),
      places: new Map(places.flat()),
    };
  }
}
