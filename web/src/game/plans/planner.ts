// A line of conditional moves while it is entered on the board.

import { batch, computed, signal } from "@preact/signals";
import { BoardModel } from "../../board/model.ts";
import { parseFen } from "../../board/position.ts";
import { destination } from "../../board/routes.ts";
import { messages } from "../../messages/messages.ts";
import { isRefusal, type LegalRoute, type Rules } from "../../rules/rules.ts";
import { settings } from "../../settings/settings.ts";
import { explained, typedMove } from "../explain-move.ts";
import { isWhole, type Line, longestLine } from "../lines.ts";
import type { GameState } from "../state.ts";

export class Planner {
  readonly board: BoardModel<LegalRoute>;
  readonly routes = signal<readonly LegalRoute[]>([]);
  readonly mineFirst: boolean;
  readonly line = computed<Line>(() => this.routes.value.map((route) => route.short));
  readonly whole = computed(() => isWhole(this.line.value, this.mineFirst));
  /** True if the line's next move is the user's. */
  readonly mine = computed(() => (this.line.value.length % 2 === 0) === this.mineFirst);
  /** Why the last move was rejected. */
  readonly refusal = signal("");
  readonly full = computed(() => this.line.value.length >= longestLine);

  private readonly startFen: string;

  /** `begun` is a line to continue. */
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
      refused: (from, to) => {
        this.refusal.value = explained(this.place(), from, to);
      },
      ambiguous: () => {
        this.refusal.value = messages.game.severalCaptures;
      },
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

  /** Plays a typed move. Returns false if it is unreadable. */
  typed(text: string): boolean {
    const meant = typedMove(this.place(), text);
    if (typeof meant === "string") {
      this.refusal.value = meant;
      return false;
    }
    this.play(meant);
    return true;
  }

  private place() {
    const { rules, board } = this;
    return { rules, variant: this.state.variant, fen: this.fen(), board };
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
      this.refusal.value = "";
      this.board.animated = settings.value.animation;
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.board.routes.value = this.full.value ? [] : this.rules.routes(variant, this.fen());
      this.board.show(parseFen(variant.geometry, this.fen()), slide);
    });
  }
}
