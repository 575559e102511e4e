// A line of conditional moves while it is played on the board.

import { batch, computed, signal } from "@preact/signals";
import { BoardModel } from "../board/model.ts";
import { parseFen } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import { isRefusal, type LegalRoute, type Rules } from "../rules.ts";
import { settings } from "../settings/settings.ts";
import { isWhole, type Line } from "./lines.ts";
import type { GameState } from "./state.ts";
import { spellings } from "./typed.ts";

const longest = 30;

export class Planner {
  readonly board: BoardModel<LegalRoute>;
  readonly routes = signal<readonly LegalRoute[]>([]);
  readonly mineFirst: boolean;
  readonly line = computed<Line>(() => this.routes.value.map((route) => route.short));
  readonly whole = computed(() => isWhole(this.line.value, this.mineFirst));
  /** Whether the next move of the line is mine. */
  readonly mine = computed(() => (this.line.value.length % 2 === 0) === this.mineFirst);
  readonly full = computed(() => this.line.value.length >= longest);

  private readonly startFen: string;

  /** `begun` is a line that is gone on with. */
  constructor(
    private readonly state: GameState,
    private readonly rules: Rules,
    flipped: boolean,
    begun: Line,
  ) {
    this.startFen = state.fen.value;
    this.mineFirst = state.side === state.turn.value;
    const position = parseFen(state.variant.geometry, this.startFen);
    this.board = new BoardModel(state.variant.geometry, position, {
      play: (route) => this.play(route),
      refused: () => {},
      ambiguous: () => {},
      premove: () => {},
      cancelPremoves: () => {},
    });
    this.board.flipped.value = flipped;
    for (const move of begun) {
      const route = rules.read(state.variant, this.fen(), move);
      if (isRefusal(route)) break;
      this.routes.value = [...this.routes.value, route];
    }
    this.show();
  }

  dispose() {
    this.board.dispose();
  }

  /** A typed move; false for what cannot be read. */
  typed(text: string): boolean {
    for (const spelling of spellings(text)) {
      const route = this.rules.read(this.state.variant, this.fen(), spelling);
      if (isRefusal(route)) continue;
      this.play(route);
      return true;
    }
    return false;
  }

  undo() {
    const last = this.routes.value.at(-1);
    if (!last) return;
    this.routes.value = this.routes.value.slice(0, -1);
    this.show({ from: destination(last), to: last.from });
  }

  private fen(): string {
    return this.routes.value.at(-1)?.fenAfter ?? this.startFen;
  }

  private play(route: LegalRoute) {
    if (this.full.value) return;
    this.routes.value = [...this.routes.value, route];
    this.show({ from: route.from, to: destination(route) });
  }

  private show(slide?: { from: number; to: number }) {
    const { variant } = this.state;
    const last = this.routes.value.at(-1);
    batch(() => {
      this.board.animated = settings.value.animation;
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.board.routes.value = this.full.value ? [] : this.rules.routes(variant, this.fen());
      this.board.show(parseFen(variant.geometry, this.fen()), slide);
    });
  }
}
