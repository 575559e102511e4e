// The live games in progress, highest rated first, each on its own topic.

import { type Signal, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import type { GameEvent } from "../game/events.ts";
import { shownScore } from "../labels/notation.ts";
import { withScore } from "../labels/result.ts";
import { Resource } from "../loading/resource.ts";
import {
  api,
  type Clock,
  type Game,
  type GameRow,
  type Speed,
  type VariantKey,
} from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { arranged } from "./arranged.ts";

export interface Wanted {
  variant: VariantKey | "";
  speed: Speed | "";
}

const colors: readonly Color[] = ["white", "black"];

const askAgain_ms = 15_000;
/** How long a finished game stays on the page. */
const linger_ms = 6_000;
/** Leaves room within the server's limit of 64 topics per socket. */
export const mostShown = 48;
export const firstShown = 12;

/** A small live board. */
export class CurrentGame {
  readonly fen: Signal<string>;
  /** null until the game's snapshot arrives. */
  readonly clock = signal<Signal<Clock> | null>(null);
  readonly result = signal<string | null>(null);
  readonly over = signal(false);
  /** Place of each seat in a game of more than two players; null while the seat is playing. */
  readonly places = signal<readonly (number | null)[]>([]);
  /** The sides played by bots. */
  readonly bots = signal<readonly Color[]>([]);
  /** Score of a nardi match. */
  private score: GameRow["score"];
  private readonly unfollow: () => void;

  constructor(
    readonly row: GameRow,
    private readonly ended: () => void,
  ) {
    this.fen = signal(row.fen);
    this.unfollow = socket.follow(`game/${row.id}`, {
      snapshot: (d) => this.restore(d as Game),
      event: (d) => this.happened(d as GameEvent),
      glance: true,
    });
  }

  dispose() {
    this.unfollow();
  }

  private restore({ fen, clock, status, result, players, seats, score }: Game) {
    this.fen.value = fen;
    this.score = score;
    this.places.value = seats.map(({ place }) => place);
    this.bots.value = colors.filter((side) => players[side].bot);
    this.set(clock);
    if (status !== "playing") this.end(result);
  }

  private happened(event: GameEvent) {
    if ("fen" in event) this.fen.value = event.fen;
    if ("clock" in event) this.set(event.clock);
    if ("score" in event) this.score = event.score;
    if ("places" in event) this.places.value = event.places ?? [];
    if (event.type === "end") this.end(event.result);
  }

  private set(clock: Clock) {
    const told = this.clock.peek();
    if (told) told.value = clock;
    else this.clock.value = signal(clock);
  }

  private end(result: string | null) {
    this.result.value = result === null ? null : withScore(shownScore(result), this.score);
    this.over.value = true;
    this.ended();
  }
}

export class CurrentGames {
  /** null until the first answer. */
  readonly games = signal<readonly CurrentGame[] | null>(null);
  /** Number of boards to show. */
  readonly room = signal(firstShown);
  readonly more = signal(false);
  private readonly asking: ReturnType<typeof setInterval>;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly asked = new Resource(
    () => {
      const { variant, speed } = this.wanted;
      return api.games({
        status: "playing",
        sort: "rating",
        limit: String(this.room.peek() + 1),
        ...(variant === "" ? {} : { variant }),
        ...(speed === "" ? {} : { speed }),
      });
    },
    ({ items }) => this.arrange(items),
  );
  readonly trouble = this.asked.trouble;

  constructor(private readonly wanted: Wanted) {
    void this.asked.load();
    this.asking = setInterval(() => {
      if (!document.hidden) void this.asked.load();
    }, askAgain_ms);
  }

  dispose() {
    this.asked.stop();
    clearInterval(this.asking);
    for (const timer of this.timers) clearTimeout(timer);
    for (const game of this.games.peek() ?? []) game.dispose();
  }

  showMore() {
    this.room.value = mostShown;
    void this.asked.load();
  }

  private arrange(rows: readonly GameRow[]) {
    const room = this.room.peek();
    this.more.value = rows.length > room && room < mostShown;
    const known = this.games.peek() ?? [];
    const { kept, added, dropped } = arranged(known, rows.slice(0, room));
    for (const game of dropped) game.dispose();
    const fresh = added.map((row) => new CurrentGame(row, () => this.linger()));
    this.games.value = [...kept, ...fresh];
  }

  /** Replaces a finished game after a delay. */
  private linger() {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.asked.load();
    }, linger_ms);
    this.timers.add(timer);
  }
}
