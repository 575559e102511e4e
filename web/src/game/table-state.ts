// A game of any kind as this page knows it, without its board: clocks, offers, the end.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import type { Clock, Counter, EndCounter, Game, Player, SeatName } from "../net/api.ts";
import { isOfSeveral, seatNames } from "../net/seats.ts";
import type { EndEvent, MoveEvent, Presence, ResultEvent, TakebackEvent } from "./events.ts";
import { declined, movedBy, noOffer, type Offer, offered } from "./offer.ts";

export interface Ending {
  status: "finished" | "aborted";
  result: string | null;
  reason: string;
  counter: EndCounter | null;
}

/** A move as the list of moves has it. */
export interface Written {
  text: string;
  /** undefined while it is on its way to the server. */
  spentMs: number | undefined;
}

/** A move of mine that the server has not stored yet; `asked` still waits for a confirmation. */
export interface Pending<R = { short: string }> {
  route: R;
  state: "asked" | "sent";
}

/** The plies of a row of the list of moves, counted from 1. */
export type Row = Readonly<Record<Color, readonly number[]>>;

type Ratings = Readonly<Record<Color, Omit<Player, "username">>>;

export abstract class TableState {
  /** Which side is mine; null for somebody who looks on. */
  readonly side: SeatName | null;
  /** The same of two. */
  readonly color: Color | null;
  /** More than two play, who ask nothing of each other. */
  readonly several: boolean;
  abstract readonly confirmed: Signal<readonly Written[]>;
  abstract readonly pending: Signal<Pending | null>;
  /** The record, a move of mine on its way included. */
  abstract readonly plies: ReadonlySignal<readonly Written[]>;
  abstract readonly turn: ReadonlySignal<SeatName>;
  /** Who made the first move of this game, and who makes it by the rules. */
  abstract readonly begins: { here: Color; always: Color };
  /** Each side's moves in turn; `begins` says which is the first. */
  readonly rows: ReadonlySignal<readonly Row[]> = computed(() => this.rowsOfTwo());
  /** Whether a move of mine can make a draw that must be claimed. */
  readonly mayClaimByMove: ReadonlySignal<boolean> = signal(false);

  readonly clock: Signal<Clock>;
  /** A director has stopped the clocks. */
  readonly paused: Signal<boolean>;
  readonly draw: Signal<Offer>;
  readonly takeback: Signal<Offer>;
  readonly rematch: Signal<Offer>;
  /** The game of the rematch that both wanted. */
  readonly nextGame: Signal<string | null>;
  readonly counters: Signal<readonly Counter[]>;
  /** The rule by which the side to move may claim a draw, as the server says it. */
  private readonly drawClaim: Signal<string | null>;
  readonly ending: Signal<Ending | null>;
  readonly ratings: Signal<Ratings>;
  /** In a game of an arena: who plays with half of the time. */
  readonly berserk: Signal<Game["berserk"]>;
  readonly presence = signal<Presence | null>(null);

  /** Where several play: my seat has its place, and the others go on. */
  readonly done: ReadonlySignal<boolean> = signal(false);
  readonly playing = computed(
    () => this.side !== null && this.ending.value === null && !this.done.value,
  );
  readonly myTurn = computed(
    () => this.playing.value && this.pending.value === null && this.side === this.turn.value,
  );
  /** The rule by which I may claim a draw now. */
  readonly claimable = computed(() => (this.myTurn.value ? this.drawClaim.value : null));
  /** Whether my next move may offer a draw. */
  readonly mayOfferByMove = computed(() => {
    const { by, barred } = this.draw.value;
    const early = this.confirmed.value.length + 1 < 2 * this.facts.agreed_draw_from_move;
    return this.playing.value && !this.several && by === null && barred !== this.side && !early;
  });
  /** Whether I may ask to take back my last move, and the answer to it. */
  readonly mayTakeBack = computed(() => {
    if (!this.playing.value || this.several || this.facts.rated) return false;
    const plies = this.side === this.turn.value ? 2 : 1;
    const free = this.draw.value.by === null && this.takeback.value.by === null;
    return free && this.confirmed.value.length >= plies && this.takeback.value.barred !== this.side;
  });
  /** Whether I may still give half of my time away. */
  readonly mayGoBerserk = computed(() => {
    const { color: side } = this;
    if (!this.playing.value || side === null || this.berserk.value?.[side] !== false) return false;
    return this.confirmed.value.length <= (this.turn.value === side ? 1 : 0);
  });

  constructor(
    readonly facts: Game,
    username: string | null,
  ) {
    this.side = sideOf(facts, username);
    this.several = isOfSeveral(facts);
    const ofTwo = !this.several && (this.side === "white" || this.side === "black");
    this.color = ofTwo ? (this.side as Color) : null;
    this.clock = signal(facts.clock);
    this.paused = signal(facts.paused_ms !== null);
    this.draw = signal(drawOf(facts));
    this.takeback = signal(takebackOf(facts));
    this.rematch = signal(rematchOf(facts));
    this.nextGame = signal(facts.next_game);
    this.counters = signal(facts.counters);
    this.drawClaim = signal(facts.draw_claim);
    this.ending = signal(endingOf(facts));
    this.ratings = signal<Ratings>(facts.players);
    this.berserk = signal(facts.berserk);
  }

  protected rowsOfTwo(): Row[] {
    const offset = this.begins.here === "white" ? 0 : 1;
    const count = this.plies.value.length;
    const of = (ply: number) => (ply >= 1 && ply <= count ? [ply] : []);
    return Array.from({ length: Math.ceil((count + offset) / 2) }, (_, row) => ({
      white: of(2 * row + 1 - offset),
      black: of(2 * row + 2 - offset),
    }));
  }

  /** Whether it is my move on its way. */
  abstract expects(event: MoveEvent): boolean;
  /** Adds the ply of an event; it replaces my own move that was on its way. */
  abstract moved(event: MoveEvent): void;
  abstract takenBack(event: TakebackEvent): void;
  /** Takes a new snapshot: the server no longer had the events after this page's version. */
  abstract restore(game: Game): void;

  protected afterMove({ clock, counters, draw_claim: drawClaim, by }: MoveEvent) {
    this.pending.value = null;
    this.clock.value = clock;
    this.counters.value = counters;
    this.drawClaim.value = drawClaim;
    this.draw.value = movedBy(this.draw.value, by);
    this.takeback.value = noOffer;
  }

  protected afterTakeback({ clock, counters, draw_claim: drawClaim }: TakebackEvent) {
    this.pending.value = null;
    this.clock.value = clock;
    this.counters.value = counters;
    this.drawClaim.value = drawClaim;
    this.takeback.value = noOffer;
  }

  protected restoreTable(game: Game) {
    this.clock.value = game.clock;
    this.draw.value = drawOf(game);
    this.takeback.value = takebackOf(game);
    this.rematch.value = rematchOf(game);
    this.nextGame.value = game.next_game;
    this.counters.value = game.counters;
    this.drawClaim.value = game.draw_claim;
    this.ending.value = endingOf(game);
    this.ratings.value = game.players;
    this.paused.value = game.paused_ms !== null;
    this.berserk.value = game.berserk;
  }

  offered(kind: "draw" | "takeback" | "rematch", by: Color) {
    this[kind].value = offered(by);
  }

  declined(kind: "draw" | "takeback" | "rematch") {
    this[kind].value = declined(this[kind].value);
  }

  wentBerserk(by: Color, clock: Clock) {
    const { white, black } = this.berserk.value ?? { white: false, black: false };
    batch(() => {
      this.berserk.value = { white: white || by === "white", black: black || by === "black" };
      this.clock.value = clock;
    });
  }

  /** As it stands beside how the game ended. */
  resultText(result: string): string {
    return result;
  }

  ended({ status, result, reason, counter, rating_changes: changes, clock }: EndEvent) {
    const { white, black } = this.ratings.value;
    batch(() => {
      if (changes) {
        this.ratings.value = {
          white: { ...white, rating_change: changes.white },
          black: { ...black, rating_change: changes.black },
        };
      }
      this.pending.value = null;
      this.clock.value = clock;
      this.paused.value = false;
      this.draw.value = noOffer;
      this.takeback.value = noOffer;
      this.ending.value = {
        status: status === "aborted" ? "aborted" : "finished",
        result,
        reason,
        counter,
      };
    });
  }

  resultChanged({ status, result, reason, rating_changes: changes }: ResultEvent) {
    const { white, black } = this.ratings.value;
    batch(() => {
      this.ratings.value = {
        white: { ...white, rating_change: changes?.white ?? null },
        black: { ...black, rating_change: changes?.black ?? null },
      };
      this.ending.value = {
        status: status === "aborted" ? "aborted" : "finished",
        result,
        reason,
        counter: null,
      };
    });
  }
}

const drawOf = (game: Game): Offer => ({ by: game.draw_offer, barred: game.draw_barred });
const takebackOf = (game: Game): Offer => ({
  by: game.takeback_offer,
  barred: game.takeback_barred,
});
const rematchOf = (game: Game): Offer => ({ by: game.rematch_offer, barred: game.rematch_barred });

function sideOf({ seats }: Game, username: string | null): SeatName | null {
  return seatNames[seats.findIndex((seat) => seat.username === username)] ?? null;
}

function endingOf({ status, result, reason, counter }: Game): Ending | null {
  if (status === "playing") return null;
  return { status, result, reason: reason ?? "", counter };
}
