// Who is not there for the round that comes: for the directors of live tournaments.

import { signal } from "@preact/signals";
import { api, type ComingRound, type Tournament } from "../net/api.ts";
import { calledAgainIn } from "./director-todo.ts";

/** How often it is asked for: no event tells when people come and go. */
export class RollCall {
  readonly coming = signal<ComingRound | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private over = false;

  constructor(private readonly now: () => number) {}

  /** Also after one that fails it is asked again. */
  async look(tournament: Tournament) {
    clearTimeout(this.timer);
    const wait = calledAgainIn(tournament, this.now());
    if (wait === null) {
      this.coming.value = null;
      return;
    }
    const turn = ++this.asked;
    try {
      const coming = await api.comingRound(tournament.id);
      if (turn === this.asked) this.coming.value = coming.round === null ? null : coming;
    } finally {
      if (turn === this.asked && !this.over)
        this.timer = setTimeout(() => void this.look(tournament).catch(() => {}), wait);
    }
  }

  dispose() {
    this.over = true;
    clearTimeout(this.timer);
  }
}
