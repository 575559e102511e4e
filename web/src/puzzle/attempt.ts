// An attempt at a puzzle. The game's last move is played on the board, the user answers move by
// move, and the server says which moves are right. Afterwards the user can step through the line.

import { batch, computed, signal } from "@preact/signals";
import { playSound } from "../alerts/sound.ts";
import { type Square, squareNamed } from "../board/geometry.ts";
import { BoardModel } from "../board/model.ts";
import { type Color, opposite, type Position, parseFen } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import { explained, typedMove } from "../game/explain-move.ts";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import {
  type Past,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleResult,
  puzzles,
} from "../net/puzzles.ts";
import { isRefusal, type LegalRoute, type Rules, type Variant } from "../rules/rules.ts";
import { settings } from "../settings/settings.ts";
import { troubleText } from "../trouble.ts";

/** "showing": the opponent moves; "asking": the server checks a move. */
export type Phase = "showing" | "yours" | "asking" | "over";

export interface Outcome {
  kind: "solved" | "wrong" | "givenUp";
  result: PuzzleResult;
}

/** The server calls that check moves. */
export type Judge = Pick<typeof puzzles, "moves" | "giveUp" | "hint">;

/** Runs `act` after a delay, unless the returned function is called before. */
export type Later = (ms: number, act: () => void) => () => void;

const byTimer: Later = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** How long a position is shown before the next move, in milliseconds. */
const beforeMoveMs = 500;
const replayedMs = 900;

/** The outcome as a sentence; `move` is the user's last move. */
export function outcomeText(kind: Outcome["kind"], move: LegalRoute | null): string {
  const words = messages.puzzle;
  if (kind === "wrong") return words.wrong({ move: shownMove(move?.short ?? "") });
  return kind === "solved" ? words.solved : words.givenUp;
}

/** A note to show before an attempt; empty if there is none. */
export function beforeText({ solved, disabled }: Past): string {
  if (disabled) return messages.puzzle.takenOut;
  if (solved === null) return "";
  return solved ? messages.puzzle.solvedBefore : messages.puzzle.failedBefore;
}

const slideOf = (route: LegalRoute): Slide => ({ from: route.from, to: destination(route) });

export class Attempt {
  readonly variant: Variant;
  readonly board: BoardModel<LegalRoute>;
  readonly phase = signal<Phase>("showing");
  readonly outcome = signal<Outcome | null>(null);
  /** The game's last move and the moves after it; at the end, the whole solution. */
  readonly line = signal<readonly LegalRoute[]>([]);
  /** Number of moves of the line on the board. */
  readonly ply = signal(0);
  /** A wrong move while it is on the board, after the moves of the line. */
  readonly astray = signal<LegalRoute | null>(null);
  /** The wrong move. */
  readonly wrong = signal<LegalRoute | null>(null);
  /** Why a move was rejected. */
  readonly refusal = signal("");
  /** The square of the piece to move, after a hint. */
  readonly hinted = signal<string | null>(null);
  readonly announcement = signal("");

  /** The position on the board. */
  readonly fen = computed(() => this.astray.value?.fenAfter ?? this.fenAt(this.ply.value));

  /** The user's moves so far, in the format of the server. */
  private tried: string[] = [];
  private stop = () => {};
  private gone = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly rules: Rules,
    private readonly judge: Judge = puzzles,
    private readonly later: Later = byTimer,
  ) {
    this.variant = rules.variant(puzzle.variant);
    this.line.value = [this.read(puzzle.fen, puzzle.last_move)];
    this.board = new BoardModel(this.variant.geometry, this.positionOf(puzzle.fen), {
      play: (route) => void this.play(route),
      refused: (from, to) => this.refuse(from, to),
      ambiguous: () => this.say(messages.game.severalCaptures),
      premove: () => {},
      cancelPremoves: () => {},
    });
    this.board.animated = settings.peek().animation;
    this.board.flipped.value = puzzle.color === "black";
  }

  /** Plays the game's last move after showing the position before it. */
  begin() {
    this.wait(beforeMoveMs, () => this.opponentMoved());
  }

  dispose() {
    this.gone = true;
    this.stop();
    this.board.dispose();
  }

  private wait(ms: number, act: () => void) {
    this.stop();
    this.stop = this.later(ms, act);
  }

  private positionOf(fen: string): Position {
    return parseFen(this.variant.geometry, fen);
  }

  private read(fen: string, text: string): LegalRoute {
    const route = this.rules.read(this.variant, fen, text);
    if (isRefusal(route)) throw new RangeError(`${this.puzzle.id}, ${text}, ${route.detail}`);
    return route;
  }

  private fenAt(ply: number): string {
    return ply === 0 ? this.puzzle.fen : (this.line.value[ply - 1]?.fenAfter ?? this.puzzle.fen);
  }

  /** The position of the user's first move. */
  get question(): string {
    return this.fenAt(1);
  }

  /** The side that makes the move after `ply` moves of the line. */
  moverOf(ply: number): Color {
    const first = opposite(this.puzzle.color);
    return ply % 2 === 0 ? first : this.puzzle.color;
  }

  // The board

  private show(slide?: Slide, via?: LegalRoute) {
    const last = this.astray.value ?? this.line.value[this.ply.value - 1];
    const mine = this.phase.value === "yours";
    const hinted = squareNamed(this.variant.geometry, this.hinted.value ?? "");
    batch(() => {
      this.board.advice.value = hinted === undefined ? [] : [{ from: hinted, to: hinted }];
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.board.routes.value = mine ? this.rules.routes(this.variant, this.fen.value) : [];
      this.board.show(this.positionOf(this.fen.value), slide, via);
    });
  }

  private spoken(ply: number): string {
    const route = this.line.value[ply - 1];
    if (!route) return messages.puzzle.start;
    return messages.game.moveMade({
      color: messages.color[this.moverOf(ply - 1)],
      move: route.short,
    });
  }

  /** Plays the line's next move, which is the opponent's. */
  private opponentMoved() {
    const route = this.line.value[this.ply.value];
    if (!route) return;
    batch(() => {
      this.ply.value += 1;
      this.phase.value = "yours";
      this.show(slideOf(route), route);
    });
    playSound(route.captured.length > 0 ? "capture" : "move");
    const find = messages.puzzle.find({ color: this.puzzle.color });
    const first = this.tried.length === 0;
    this.announcement.value = `${this.spoken(this.ply.value)}. ${first ? find : messages.puzzle.goOn}`;
  }

  // The user's moves

  private async play(route: LegalRoute) {
    if (this.phase.value !== "yours") return;
    this.tried = [...this.tried, route.full];
    batch(() => {
      this.refusal.value = "";
      this.hinted.value = null;
      this.line.value = [...this.line.value, route];
      this.ply.value += 1;
      this.phase.value = "asking";
      this.show(slideOf(route));
    });
    playSound(route.captured.length > 0 ? "capture" : "move");
    try {
      const answer = await this.judge.moves(this.puzzle.id, this.tried);
      if (!this.gone) this.take(answer, route);
    } catch (error) {
      if (!this.gone) this.takeBack(route, troubleText(error));
    }
  }

  /** Takes the move back without a decision, so that the user can try another. */
  private takeBack(route: LegalRoute, why: string) {
    this.tried = this.tried.slice(0, -1);
    batch(() => {
      this.line.value = this.line.value.slice(0, -1);
      this.ply.value -= 1;
      this.phase.value = "yours";
      this.show({ from: destination(route), to: route.from });
    });
    this.say(why);
  }

  private take(answer: PuzzleAnswer, route: LegalRoute) {
    if (answer.also_wins)
      this.takeBack(route, messages.puzzle.alsoWins({ move: shownMove(route.short) }));
    else if (answer.result) this.end(answer, answer.result, route);
    else if (answer.reply) this.reply(answer.reply);
  }

  private reply(text: string) {
    const route = this.read(this.fen.value, text);
    batch(() => {
      this.line.value = [...this.line.value, route];
      this.phase.value = "showing";
    });
    this.wait(beforeMoveMs, () => this.opponentMoved());
  }

  private end({ right, solution }: PuzzleAnswer, result: PuzzleResult, route: LegalRoute | null) {
    const kind = route === null ? "givenUp" : right ? "solved" : "wrong";
    batch(() => {
      if (kind === "wrong") {
        this.wrong.value = route;
        this.astray.value = route;
        this.ply.value -= 1;
      }
      if (kind !== "solved") this.line.value = this.whole(solution ?? []);
      this.phase.value = "over";
      this.outcome.value = { kind, result };
      this.show();
    });
    this.announcement.value = outcomeText(kind, route);
    if (kind === "givenUp") this.replay();
  }

  /** The game's last move followed by the solution. */
  private whole(solution: readonly string[]): LegalRoute[] {
    const line = this.line.value.slice(0, 1);
    let fen = this.question;
    for (const text of solution) {
      const route = this.read(fen, text);
      line.push(route);
      fen = route.fenAfter;
    }
    return line;
  }

  /** Shows which piece to move. */
  async hint() {
    if (this.phase.value !== "yours") return;
    try {
      const { from } = await this.judge.hint(this.puzzle.id, this.tried.length + 1);
      if (this.gone || this.phase.value !== "yours") return;
      batch(() => {
        this.hinted.value = from;
        this.show();
      });
      this.say(messages.puzzle.hinted({ square: from }));
    } catch (error) {
      if (!this.gone) this.say(troubleText(error));
    }
  }

  /** Shows the solution. The puzzle counts as not solved. */
  async giveUp() {
    if (this.phase.value !== "yours") return;
    this.phase.value = "asking";
    this.refusal.value = "";
    this.hinted.value = null;
    this.show();
    try {
      const answer = await this.judge.giveUp(this.puzzle.id);
      if (!this.gone && answer.result) this.end(answer, answer.result, null);
    } catch (error) {
      if (this.gone) return;
      this.phase.value = "yours";
      this.show();
      this.say(troubleText(error));
    }
  }

  /** Plays a typed move. An unreadable move stays in the field, with a message. */
  typed(text: string): boolean {
    if (this.phase.value !== "yours") return false;
    const meant = typedMove(this.place(), text);
    if (typeof meant !== "string") {
      void this.play(meant);
      return true;
    }
    this.say(meant);
    return false;
  }

  private refuse(from: Square, to: Square | null) {
    this.say(explained(this.place(), from, to));
  }

  private place() {
    const { rules, variant, board } = this;
    return { rules, variant, fen: this.fen.value, board };
  }

  private say(text: string) {
    this.refusal.value = text;
    this.announcement.value = text;
  }

  // After the attempt

  /** Moves along the line; 0 is the position before the game's last move. */
  stepTo(ply: number) {
    this.stop();
    this.go(ply);
  }

  step(by: number) {
    // Stepping back from a wrong move returns to the position where it was made.
    const back = this.astray.value !== null && by < 0;
    this.stepTo(back ? this.ply.value : this.ply.value + by);
  }

  private go(wanted: number) {
    if (this.phase.value !== "over") return;
    const from = this.ply.value;
    const to = Math.max(0, Math.min(wanted, this.line.value.length));
    const strayed = this.astray.value;
    if (to === from && !strayed) return;
    const forth = to === from + 1 && !strayed ? this.line.value[from] : undefined;
    const back = to === from ? strayed : to === from - 1 && !strayed ? this.line.value[to] : null;
    batch(() => {
      this.astray.value = null;
      this.ply.value = to;
      if (forth) this.show(slideOf(forth), forth);
      else if (back) this.show({ from: destination(back), to: back.from });
      else this.show();
    });
    this.announcement.value = this.spoken(to);
  }

  /** Plays the solution from the position of the user's first move. */
  replay() {
    this.stepTo(1);
    const next = () => {
      this.go(this.ply.value + 1);
      if (this.ply.value < this.line.value.length) this.wait(replayedMs, next);
    };
    this.wait(replayedMs, next);
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }
}
