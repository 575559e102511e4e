// A game as this page knows it: what the server has told, and a move of mine on its way.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Color, type Position, parseFen } from "../board/position.ts";
import type { Track } from "../board/routes.ts";
import type { Clock, Counter, EndCounter, Game, Player } from "../net/api.ts";
import type { LegalRoute, Rules, Variant } from "../rules/rules.ts";
import type { EndEvent, MoveEvent, Presence, ResultEvent, TakebackEvent } from "./events.ts";
import { declined, movedBy, noOffer, type Offer, offered } from "./offer.ts";
import { hopsOf, type Ply, plyOf, readRecord, timesSeen } from "./record.ts";

export interface Ending {
  status: "finished" | "aborted";
  result: string | null;
  reason: string;
  counter: EndCounter | null;
}

/** A move of mine that the server has not stored yet; `asked` still waits for a confirmation. */
export interface Pending {
  route: LegalRoute;
  state: "asked" | "sent";
}

type Ratings = Readonly<Record<Color, Omit<Player, "username">>>;

type ReadingRules = Pick<Rules, "variant" | "changed" | "read" | "routes" | "standing">;

export class GameState {
  readonly variant: Variant;
  /** Which side is mine; null for somebody who looks on. */
  readonly side: Color | null;
  readonly confirmed: Signal<readonly Ply[]>;
  readonly pending = signal<Pending | null>(null);
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

  /** The record, a move of mine on its way included. */
  readonly plies = computed<readonly Ply[]>(() => {
    const route = this.pending.value?.route;
    if (!route) return this.confirmed.value;
    const ply = { text: route.short, spentMs: undefined, fenAfter: route.fenAfter, route };
    return [...this.confirmed.value, ply];
  });
  /** The position after the last move that the server has stored. */
  readonly fen = computed(() => this.confirmed.value.at(-1)?.fenAfter ?? this.facts.start_fen);
  readonly turn = computed(() => this.position(this.fen.value).turn);
  readonly playing = computed(() => this.side !== null && this.ending.value === null);
  readonly myTurn = computed(
    () => this.playing.value && this.pending.value === null && this.side === this.turn.value,
  );
  /** The rule by which I may claim a draw now. */
  readonly claimable = computed(() => (this.myTurn.value ? this.drawClaim.value : null));
  /** Whether my next move may offer a draw. */
  readonly mayOfferByMove = computed(() => {
    const { by, barred } = this.draw.value;
    const early = this.confirmed.value.length + 1 < 2 * this.facts.agreed_draw_from_move;
    return this.playing.value && by === null && barred !== this.side && !early;
  });
  /** Whether I may ask to take back my last move, and the answer to it. */
  readonly mayTakeBack = computed(() => {
    if (!this.playing.value || this.facts.rated) return false;
    const plies = this.side === this.turn.value ? 2 : 1;
    const free = this.draw.value.by === null && this.takeback.value.by === null;
    return free && this.confirmed.value.length >= plies && this.takeback.value.barred !== this.side;
  });
  /** Whether I may still give half of my time away. */
  readonly mayGoBerserk = computed(() => {
    const { side } = this;
    if (!this.playing.value || side === null || this.berserk.value?.[side] !== false) return false;
    return this.confirmed.value.length <= (this.turn.value === side ? 1 : 0);
  });
  /** Whether a move of mine can make a draw that must be claimed. */
  readonly mayClaimByMove = computed(
    () => this.myTurn.value && this.legalRoutes().some((route) => this.claimsBy(route)),
  );

  constructor(
    readonly facts: Game,
    username: string | null,
    private readonly rules: ReadingRules,
  ) {
    this.variant = rules.variant(facts.variant);
    this.side = sideOf(facts, username);
    this.confirmed = signal(this.recordOf(facts));
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

  private recordOf(game: Game): Ply[] {
    return readRecord(this.rules, this.variant, game);
  }

  position(fen: string): Position {
    return parseFen(this.variant.geometry, fen);
  }

  /** The position after so many plies. */
  fenAfter(count: number): string {
    return this.plies.value[count - 1]?.fenAfter ?? this.facts.start_fen;
  }

  /** How the last of so many plies went over the board, hop by hop. */
  trackOf(count: number): Track | undefined {
    const ply = this.plies.value[count - 1];
    return ply && hopsOf(this.rules, this.variant, this.fenAfter(count - 1), ply);
  }

  legalRoutes(): readonly LegalRoute[] {
    return this.rules.routes(this.variant, this.fen.value);
  }

  /** Whether the move makes a draw that can be claimed with it. */
  claimsBy(route: LegalRoute): boolean {
    // Most moves are told without playing through the record.
    const { start_fen: start, ruleset } = this.facts;
    const again = timesSeen(start, this.confirmed.value, route.fenAfter) > 0;
    const counted = this.counters.value.some(({ left }) => left <= 1);
    if (!again && !counted) return false;
    const moves = [...this.confirmed.value.map(({ text }) => text), route.full];
    const standing = this.rules.standing(this.variant, start, moves, ruleset);
    return "drawn" in standing && standing.drawn?.claimed === true;
  }

  /** Adds the ply of an event; it replaces my own move that was on its way. */
  moved(event: MoveEvent): Ply {
    const { move: text, spent_ms: spentMs, fen: fenAfter, change } = event;
    const ply = plyOf(this.variant, { text, spentMs, fenAfter, change });
    batch(() => {
      this.pending.value = null;
      this.confirmed.value = [...this.confirmed.value, ply];
      this.clock.value = event.clock;
      this.counters.value = event.counters;
      this.drawClaim.value = event.draw_claim;
      this.draw.value = movedBy(this.draw.value, event.by);
      this.takeback.value = noOffer;
    });
    return ply;
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

  takenBack({ ply, clock, counters, draw_claim: drawClaim }: TakebackEvent) {
    batch(() => {
      this.pending.value = null;
      this.confirmed.value = this.confirmed.value.slice(0, ply);
      this.clock.value = clock;
      this.counters.value = counters;
      this.drawClaim.value = drawClaim;
      this.takeback.value = noOffer;
    });
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

  /** Takes a new snapshot: the server no longer had the events after this page's version. */
  restore(game: Game) {
    const plies = this.recordOf(game);
    // A move of mine that this does not have yet is still on its way.
    const underWay = game.status === "playing" && plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.confirmed.value = plies;
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
    });
  }
}

const drawOf = (game: Game): Offer => ({ by: game.draw_offer, barred: game.draw_barred });
const takebackOf = (game: Game): Offer => ({
  by: game.takeback_offer,
  barred: game.takeback_barred,
});
const rematchOf = (game: Game): Offer => ({ by: game.rematch_offer, barred: game.rematch_barred });

function sideOf({ players }: Game, username: string | null): Color | null {
  if (username === null) return null;
  if (players.white.username === username) return "white";
  return players.black.username === username ? "black" : null;
}

function endingOf({ status, result, reason, counter }: Game): Ending | null {
  if (status === "playing") return null;
  return { status, result, reason: reason ?? "", counter };
}
