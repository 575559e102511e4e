// The computer's results for a finished game, and what they say about each move.

import { batch, computed, signal } from "@preact/signals";
import type { FinishedGame, PlayedMove, Subject } from "../analysis/analysis.ts";
import { type Color, opposite, parseFen } from "../board/position.ts";
import type { Question } from "../computer/computer.ts";
import type { Findings } from "../computer/findings.ts";
import { Pool } from "../computer/pool.ts";
import type { AnalysedPosition } from "../net/api.ts";
import { isRefusal, type LegalRoute, type Rules } from "../rules/rules.ts";
import {
  ended,
  type Judged,
  judged,
  type Known,
  knownOf,
  type Looked,
  sideOf,
} from "./judgement.ts";
import { keep, kept } from "./kept.ts";
import { type Looking, walk } from "./walk.ts";

/** Both positions are analysed again if the evaluation changes by this many points between them. */
const doubt = 0.04;

/** Analysis time for a move that the user tries, in milliseconds. */
const trialMs = 1500;

export class Explanation {
  /** Indexed by the number of moves before the position. */
  readonly looked = signal<readonly (Looked | null)[]>([]);
  readonly state = signal<"looking" | "done" | "lost">("looking");
  /** Completed fraction, 0 to 1. */
  readonly progress = signal(0);

  /** The position before the first move, and the one after each move. */
  readonly fens: readonly string[];
  private readonly first: Color;
  private readonly end: Known | null;
  /** True for positions with only one legal move. */
  private readonly forced: readonly boolean[];
  private readonly pool = new Pool();
  private walking = false;
  private gone = false;

  /**
   * Evaluation of each position. With only one legal move, the next position's evaluation counts.
   */
  readonly known = computed(() => {
    const all: (Known | null)[] = [...this.looked.value];
    all[this.moves.length] = this.end ?? all[this.moves.length] ?? null;
    for (let at = this.moves.length - 1; at >= 0; --at) {
      const next = all[at + 1] ?? null;
      if (this.forced[at]) all[at] = next && { ...next, best: [] };
    }
    return all;
  });

  /** Judgement of each move; null until known. */
  readonly judged = computed<readonly (Judged | null)[]>(() =>
    this.moves.map((move, at) => {
      const [before, after] = [this.known.value[at], this.known.value[at + 1]];
      if (!before || !after) return null;
      return judged(this.moverOf(at), before, after, this.isBest(at, before, move));
    }),
  );

  readonly sides = computed(() => {
    const moves = this.judged.value.flatMap((one, at) =>
      one ? [{ judged: one, choice: !this.forced[at] }] : [],
    );
    return { white: sideOf("white", moves), black: sideOf("black", moves) };
  });

  constructor(
    private readonly subject: Subject,
    private readonly game: FinishedGame,
    private readonly rules: Rules,
  ) {
    this.fens = [game.start, ...game.moves.map(({ fenAfter }) => fenAfter)];
    this.first = parseFen(subject.variant.geometry, game.start).turn;
    this.end = this.endOnBoard();
    this.forced = this.fens.map((fen) => this.choices(fen) === 1);
    const before = kept(game.id);
    this.looked.value = before?.looked ?? this.fens.map(() => null);
    if (before?.done) this.state.value = "done";
  }

  get moves(): readonly PlayedMove[] {
    return this.game.moves;
  }

  /** The side that makes the move after `at` moves. */
  moverOf(at: number): Color {
    return at % 2 === 0 ? this.first : opposite(this.first);
  }

  /** The computer's line from a position, up to the first move that the rules reject. */
  bestFrom(at: number): LegalRoute[] {
    const line: LegalRoute[] = [];
    let fen = this.fens[at] ?? "";
    for (const text of this.known.value[at]?.best ?? []) {
      const route = this.rules.read(this.subject.variant, fen, text);
      if (isRefusal(route)) break;
      line.push(route);
      fen = route.fenAfter;
    }
    return line;
  }

  /** Takes the results of the site's workers, complete or partial. */
  take(positions: readonly AnalysedPosition[], whole: boolean) {
    const looked: (Looked | null)[] = this.fens.map(() => null);
    for (const { ply, line, depth, settled, ...worth } of positions)
      looked[ply] = { ...knownOf(worth, line.split(" ")), depth, settled };
    batch(() => {
      this.looked.value = looked;
      this.state.value = whole ? "done" : "looking";
    });
    if (whole) this.keep();
  }

  // Analysis

  /** Continues where it stopped. */
  goOn() {
    this.pool.goOn();
    if (this.walking || this.state.value !== "looking") return;
    this.walking = true;
    void this.walk();
  }

  /** Pauses until `goOn` is called. */
  rest() {
    this.pool.rest();
  }

  dispose() {
    this.gone = true;
    this.pool.dispose();
    this.keep();
  }

  private keep() {
    keep(this.game.id, { looked: this.looked.value, done: this.state.value === "done" });
  }

  private async walk() {
    const all = this.fens.map((_, at) => at);
    const positions = all.filter((at) => !this.forced[at] && !this.isEnd(at));
    try {
      await walk(positions, this.looking);
      if (this.gone) return;
      batch(() => {
        this.progress.value = 1;
        this.state.value = "done";
      });
      this.keep();
    } catch {
      this.state.value = "lost";
    }
    this.walking = false;
  }

  private readonly looking: Looking = {
    atOnce: this.pool.size,
    elapsed: () => this.pool.elapsed(),
    look: (at, ms) => this.look(at, ms),
    settled: (at) => this.looked.value[at]?.settled ?? false,
    doubtful: (at) => {
      const [before, after] = [this.known.value[at], this.known.value[at + 1]];
      return Boolean(before && after && Math.abs(before.expected - after.expected) >= doubt);
    },
    wanted: () => !this.gone,
    progress: (share) => {
      this.progress.value = share;
    },
  };

  private async look(at: number, ms: number) {
    const moves = this.moves.slice(0, at).map(({ full }) => full);
    const found = await this.pool.look(this.question(moves, at), ms);
    const old = this.looked.value[at];
    const deeper = found && (found.settled || !old || found.depth >= old.depth);
    if (!deeper || this.gone) return;
    const one = this.lookedOf(found);
    if (one) this.looked.value = this.looked.value.map((each, i) => (i === at ? one : each));
  }

  private question(moves: readonly string[], at: number): Question {
    const { variant, ruleset } = this.subject;
    return { variant: variant.key, ruleset, start: this.game.start, moves, turn: this.moverOf(at) };
  }

  private lookedOf({ variations, depth, settled }: Findings): Looked | null {
    const [best] = variations;
    if (!best) return null;
    return { ...knownOf(best, best.moves), depth, settled };
  }

  /** Evaluates another move from a position; null if unknown. */
  async tried(at: number, { full, fenAfter }: { full: string; fenAfter: string }) {
    const before = this.known.value[at];
    if (!before) return null;
    const isBest = this.bestFrom(at)[0]?.fenAfter === fenAfter;
    if (isBest) return judged(this.moverOf(at), before, before, true);
    const moves = [...this.moves.slice(0, at).map((move) => move.full), full];
    const after = this.endAfter(moves) ?? (await this.lookAt(moves, at + 1));
    return after && judged(this.moverOf(at), before, after, false);
  }

  private async lookAt(moves: readonly string[], at: number): Promise<Known | null> {
    const found = await this.pool.look(this.question(moves, at), trialMs);
    return found && this.lookedOf(found);
  }

  // Rules

  private choices(fen: string): number {
    const routes = this.rules.routes(this.subject.variant, fen);
    return new Set(routes.map(({ move }) => move)).size;
  }

  private isEnd(at: number): boolean {
    return this.end !== null && at === this.moves.length;
  }

  private endOnBoard(): Known | null {
    return this.endAfter(this.game.moves.map(({ full }) => full));
  }

  /** The result after some moves; null if the game continues. */
  private endAfter(moves: readonly string[]): Known | null {
    const { variant, ruleset } = this.subject;
    const standing = this.rules.standing(variant, this.game.start, moves, ruleset);
    if (isRefusal(standing)) return null;
    if (standing.won) return ended(standing.won.by === "white" ? 1 : 0);
    return standing.drawn && !standing.drawn.claimed ? ended(0.5) : null;
  }

  private isBest(at: number, before: Known, move: PlayedMove): boolean {
    if (this.forced[at]) return true;
    const [text] = before.best;
    if (text === undefined) return false;
    if (text === move.short || text === move.full) return true;
    const route = this.rules.read(this.subject.variant, this.fens[at] ?? "", text);
    return !isRefusal(route) && route.fenAfter === move.fenAfter;
  }
}
