// State of any kind of game without its board: clocks, offers, result.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { shownScore } from "../labels/notation.ts";
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

/** A move in the list of moves. */
export interface Written {
  text: string;
  /** undefined while the server has not confirmed it. */
  spentMs: number | undefined;
}

/**
 * A move of the user that the server has not stored. In the state `asked` it waits for the user's
 * confirmation.
 */
export interface Pending<R = { short: string }> {
  route: R;
  state: "asked" | "sent";
}

/** The plies of a row of the list of moves, counted from 1, in one cell per side or seat. */
export type Row = readonly (readonly number[])[];

type Ratings = Readonly<Record<Color, Omit<Player, "username">>>;

export abstract class TableState {
  /** The user's seat; null for a spectator. */
  readonly side: SeatName | null;
  /** The user's colour in a game of two players. */
  readonly color: Color | null;
  /** True for more than two players, who make no offers to each other. */
  readonly several: boolean;
  abstract readonly confirmed: Signal<readonly Written[]>;
  abstract readonly pending: Signal<Pending | null>;
  /** The moves, including one of the user that is being sent. */
  abstract readonly plies: ReadonlySignal<readonly Written[]>;
  abstract readonly turn: ReadonlySignal<SeatName>;
  /** The side that made the first move of this game, and the side that begins by the rules. */
  abstract readonly begins: { here: Color; always: Color };
  /** The moves of each side by turn. `begins` gives the first side. */
  readonly rows: ReadonlySignal<readonly Row[]> = computed(() => this.rowsOfTwo());
  /** True if a move of the user can make a draw that must be claimed. */
  readonly mayClaimByMove: ReadonlySignal<boolean> = signal(false);

  readonly clock: Signal<Clock>;
  /** True if a director has paused the clocks. */
  readonly paused: Signal<boolean>;
  readonly draw: Signal<Offer>;
  readonly takeback: Signal<Offer>;
  readonly rematch: Signal<Offer>;
  /** Id of the rematch that both players agreed to. */
  readonly nextGame: Signal<string | null>;
  readonly counters: Signal<readonly Counter[]>;
  /** The rule under which the side to move may claim a draw, from the server. */
  private readonly drawClaim: Signal<string | null>;
  readonly ending: Signal<Ending | null>;
  readonly ratings: Signal<Ratings>;
  /** Arena only: the sides that play with half of the time. */
  readonly berserk: Signal<Game["berserk"]>;
  readonly presence = signal<Presence | null>(null);

  /** For more than two players: the user has finished, and the others continue. */
  readonly done: ReadonlySignal<boolean> = signal(false);
  readonly playing = computed(
    () => this.side !== null && this.ending.value === null && !this.done.value,
  );
  readonly myTurn = computed(
    () => this.playing.value && this.pending.value === null && this.side === this.turn.value,
  );
  /** The rule under which the user may claim a draw now. */
  readonly claimable = computed(() => (this.myTurn.value ? this.drawClaim.value : null));
  /** True if the user may offer a draw with the next move. */
  readonly mayOfferByMove = computed(() => {
    const { by, barred } = this.draw.value;
    const early = this.confirmed.value.length + 1 < 2 * this.facts.agreed_draw_from_move;
    return this.playing.value && !this.several && by === null && barred !== this.side && !early;
  });
  /** True if the user may ask to take back their last move, and the reply to it. */
  readonly mayTakeBack = computed(() => {
    if (!this.playing.value || this.several || this.facts.rated) return false;
    const plies = this.side === this.turn.value ? 2 : 1;
    const free = this.draw.value.by === null && this.takeback.value.by === null;
    return free && this.confirmed.value.length >= plies && this.takeback.value.barred !== this.side;
  });
  /** True if the user may still go berserk. */
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
    return Array.from({ length: Math.ceil((count + offset) / 2) }, (_, row) => [
      of(2 * row + 1 - offset),
      of(2 * row + 2 - offset),
    ]);
  }

  /** True if the event confirms the user's move that is being sent. */
  abstract expects(event: MoveEvent): boolean;
  /** Adds the ply of an event. It replaces the user's move that is being sent. */
  abstract moved(event: MoveEvent): void;
  abstract takenBack(event: TakebackEvent): void;
  /**
   * Applies a new snapshot, for when the server no longer has the events after this page's version.
   */
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

  /** The result as shown next to the reason. */
  resultText(result: string): string {
    return shownScore(result);
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
