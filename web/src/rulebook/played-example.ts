// An example on a small board: its moves one by one, and whatever else the user tries.

import { signal } from "@preact/signals";
import { BoardModel } from "../board/model.ts";
import { parseFen } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import { explained } from "../game/explain-move.ts";
import { isRefusal, type LegalRoute, type Rules, type Variant } from "../rules/rules.ts";
import type { Example } from "./page.ts";

interface Ply {
  fen: string;
  /** The move that led to the position. */
  route: LegalRoute;
}

export class PlayedExample {
  readonly board: BoardModel<LegalRoute>;
  /** The moves played, from the example or not. */
  readonly plies = signal<readonly Ply[]>([]);
  /** Why the last move was rejected. */
  readonly refusal = signal("");

  constructor(
    private readonly rules: Rules,
    private readonly variant: Variant,
    private readonly example: Example,
  ) {
    this.board = new BoardModel<LegalRoute>(
      variant.geometry,
      parseFen(variant.geometry, example.fen),
      {
        play: (route) => this.play(route),
        refused: (from, to) => {
          const place = { rules, variant, fen: this.fen, board: this.board };
          this.refusal.value = explained(place, from, to);
        },
        ambiguous: () => {},
        premove: () => {},
        cancelPremoves: () => {},
      },
    );
    this.start();
  }

  get fen(): string {
    return this.plies.value.at(-1)?.fen ?? this.example.fen;
  }

  /** The example's next move, unless another move was played. */
  next(): LegalRoute | undefined {
    const played = this.plies.value;
    const along = played.every(({ route }, i) => route.move === this.told(i)?.move);
    return along ? this.told(played.length) : undefined;
  }

  private told(ply: number): LegalRoute | undefined {
    const text = this.example.moves[ply];
    const before = ply === 0 ? this.example.fen : this.plies.value[ply - 1]?.fen;
    if (text === undefined || before === undefined) return undefined;
    const read = this.rules.read(this.variant, before, text);
    return isRefusal(read) ? undefined : read;
  }

  /** The moves played, as the rules need them. */
  get line() {
    const { rules, variant, example, plies } = this;
    return {
      rules,
      variant,
      start: example.fen,
      moves: plies.value.map(({ route }) => route.full),
    };
  }

  /** The rule that has ended the game automatically. */
  get drawn(): string | null {
    const { rules, variant, start, moves } = this.line;
    const standing = rules.standing(variant, start, moves);
    return isRefusal(standing) || !standing.drawn || standing.drawn.claimed
      ? null
      : standing.drawn.rule;
  }

  /** Plays a move typed elsewhere. */
  typed(text: string) {
    const read = this.rules.read(this.variant, this.fen, text);
    if (!isRefusal(read)) this.play(read, read);
  }

  step() {
    const route = this.next();
    if (route) this.play(route, route);
  }

  start() {
    this.plies.value = [];
    this.board.reset(parseFen(this.variant.geometry, this.example.fen));
    this.offer(null);
  }

  private play(route: LegalRoute, shown?: LegalRoute) {
    this.plies.value = [...this.plies.value, { fen: route.fenAfter, route }];
    const slide = { from: route.from, to: destination(route) };
    this.board.show(parseFen(this.variant.geometry, route.fenAfter), slide, shown);
    this.offer(route);
  }

  private offer(route: LegalRoute | null) {
    this.refusal.value = "";
    this.board.lastMove.value = route;
    this.board.routes.value = this.rules.routes(this.variant, this.fen);
  }

  dispose() {
    this.board.dispose();
  }
}
