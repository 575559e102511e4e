// State of a draughts game: what the server has sent, and a move that is being sent.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Position, parseFen } from "../board/position.ts";
import type { Track } from "../board/routes.ts";
import type { Game } from "../net/api.ts";
import type { LegalRoute, Rules, Variant } from "../rules/rules.ts";
import type { MoveEvent, TakebackEvent } from "./events.ts";
import { hopsOf, type Ply, plyOf, readRecord, timesSeen } from "./record.ts";
import { type Pending, TableState } from "./table-state.ts";

type ReadingRules = Pick<Rules, "variant" | "changed" | "read" | "routes" | "standing">;

export class GameState extends TableState {
  readonly variant: Variant;
  readonly confirmed: Signal<readonly Ply[]>;
  readonly pending = signal<Pending<LegalRoute> | null>(null);
  readonly plies = computed<readonly Ply[]>(() => {
    const route = this.pending.value?.route;
    if (!route) return this.confirmed.value;
    const ply = { text: route.short, spentMs: undefined, fenAfter: route.fenAfter, route };
    return [...this.confirmed.value, ply];
  });
  /** The position after the last move stored by the server. */
  readonly fen = computed(() => this.confirmed.value.at(-1)?.fenAfter ?? this.facts.start_fen);
  readonly turn = computed(() => this.position(this.fen.value).turn);
  override readonly mayClaimByMove = computed(
    () => this.myTurn.value && this.legalRoutes().some((route) => this.claimsBy(route)),
  );

  constructor(
    facts: Game,
    username: string | null,
    private readonly rules: ReadingRules,
  ) {
    super(facts, username);
    this.variant = rules.variant(facts.variant);
    this.confirmed = signal(this.recordOf(facts));
  }

  /** A game from a drawn opening may begin with Black's move. */
  get begins() {
    return { here: this.position(this.facts.start_fen).turn, always: this.variant.first };
  }

  private recordOf(game: Game): Ply[] {
    return readRecord(this.rules, this.variant, game);
  }

  position(fen: string): Position {
    return parseFen(this.variant.geometry, fen);
  }

  /** The position after `count` plies. */
  fenAfter(count: number): string {
    return this.plies.value[count - 1]?.fenAfter ?? this.facts.start_fen;
  }

  /** Number of plies after which a position first occurred; -1 if it never did. */
  plyOf(fen: string): number {
    return [this.facts.start_fen, ...this.plies.value.map((ply) => ply.fenAfter)].indexOf(fen);
  }

  /** The route of ply number `count`, hop by hop. */
  trackOf(count: number): Track | undefined {
    const ply = this.plies.value[count - 1];
    return ply && hopsOf(this.rules, this.variant, this.fenAfter(count - 1), ply);
  }

  legalRoutes(): readonly LegalRoute[] {
    return this.rules.routes(this.variant, this.fen.value);
  }

  /** True if the move makes a draw that can be claimed with it. */
  claimsBy(route: LegalRoute): boolean {
    // A cheap test that rules out most moves without replaying the game.
    const { start_fen: start, ruleset } = this.facts;
    const again = timesSeen(start, this.confirmed.value, route.fenAfter) > 0;
    const counted = this.counters.value.some(({ left }) => left <= 1);
    if (!again && !counted) return false;
    const moves = [...this.confirmed.value.map(({ text }) => text), route.full];
    const standing = this.rules.standing(this.variant, start, moves, ruleset);
    return "drawn" in standing && standing.drawn?.claimed === true;
  }

  expects({ fen }: MoveEvent) {
    return this.pending.value?.route.fenAfter === fen;
  }

  moved(event: MoveEvent) {
    const { move: text, spent_ms: spentMs, fen: fenAfter, change } = event;
    if (!change) throw new TypeError(`nothing is said of what ${text} changed`);
    const ply = plyOf(this.variant, { text, spentMs, fenAfter, change });
    batch(() => {
      this.confirmed.value = [...this.confirmed.value, ply];
      this.afterMove(event);
    });
  }

  takenBack(event: TakebackEvent) {
    batch(() => {
      this.confirmed.value = this.confirmed.value.slice(0, event.ply);
      this.afterTakeback(event);
    });
  }

  restore(game: Game) {
    const plies = this.recordOf(game);
    // A move of the user that the snapshot does not contain is still being sent.
    const underWay = game.status === "playing" && plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.confirmed.value = plies;
      this.restoreTable(game);
    });
  }
}
