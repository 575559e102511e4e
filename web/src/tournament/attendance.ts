// For directors of live tournaments: players who are absent from their running game.

import { computed, signal } from "@preact/signals";
import type { GameInfo, Presence } from "../game/events.ts";
import { arranged } from "../games/arranged.ts";
import type { GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { missingOf } from "./director/director-todo.ts";

/** Follows the presence of both players of a game. */
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
