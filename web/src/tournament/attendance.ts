// Who is not there of those whose game runs, or will: for the directors of live tournaments.

import { computed, signal } from "@preact/signals";
import { api, type ComingRound, type GameRow, type Tournament } from "../api.ts";
import { socket } from "../connection.ts";
import type { GameInfo, Presence } from "../game/events.ts";
import { arranged } from "../games/arranged.ts";
import { calledAgainIn, missingOf } from "./waits.ts";

/** Both seats of a game. */
class Seats {
  readonly presence = signal<Presence | null>(null);
  readonly unfollow: () => void;

  constructor(readonly row: GameRow) {
    this.unfollow = socket.follow(`game/${row.id}`, {
      snapshot: () => {},
      event: () => {},
      info: (d) => {
        const info = d as GameInfo;
        if (info.type === "presence") this.presence.value = info;
      },
      glance: true,
    });
  }
}

export class Attendance {
  private readonly games = signal<readonly Seats[]>([]);

  readonly missing = computed(() =>
    missingOf(this.games.value.map(({ row, presence }) => ({ row, presence: presence.value }))),
  );

  watch(rows: readonly GameRow[]) {
    const { kept, added, dropped } = arranged(this.games.peek(), rows);
    for (const seats of dropped) seats.unfollow();
    this.games.value = [...kept, ...added.map((row) => new Seats(row))];
  }

  dispose() {
    this.watch([]);
  }
}

/** Nobody tells when people come and go, so it is asked for now and then. */
export class RollCall {
  readonly coming = signal<ComingRound | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private over = false;

  /** Also after one that fails it is asked again. */
  async look(tournament: Tournament) {
    clearTimeout(this.timer);
    const wait = calledAgainIn(tournament, socket.serverNow());
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
