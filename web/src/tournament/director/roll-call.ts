// For directors of live tournaments: players who are absent before the next round.

import { signal } from "@preact/signals";
import { Resource } from "../../loading/resource.ts";
import type { ComingRound, Tournament } from "../../net/api.ts";
import { tournamentsApi } from "../../net/tournaments.ts";
import { calledAgainIn } from "./director-todo.ts";

/** Polls, because no event announces when players come and go. */
export class RollCall {
  readonly coming = signal<ComingRound | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tournament = "";
  private readonly asked = new Resource(
    () => tournamentsApi.comingRound(this.tournament),
    (coming) => {
      this.coming.value = coming.round === null ? null : coming;
    },
  );

  constructor(private readonly now: () => number) {}

  /** Schedules the next poll first, so that it also follows a failed request. */
  async look(tournament: Tournament) {
    clearTimeout(this.timer);
    const wait = calledAgainIn(tournament, this.now());
    if (wait === null) {
      this.asked.stop();
      this.coming.value = null;
      return;
    }
    this.tournament = tournament.id;
    this.timer = setTimeout(() => void this.look(tournament).catch(() => {}), wait);
    await this.asked.get();
  }

  dispose() {
    this.asked.stop();
    clearTimeout(this.timer);
  }
}
