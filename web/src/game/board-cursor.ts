// The board of a game and the ply of the record that stands on it.

import { batch, computed, signal } from "@preact/signals";
import { type BoardEvents, BoardModel } from "../board/model.ts";
import { destination, type Track } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import type { LegalRoute } from "../rules/rules.ts";
import { settings } from "../settings/settings.ts";
import type { GameState } from "./state.ts";

export const slideOf = (route: Track): Slide => ({ from: route.from, to: destination(route) });

export const slideBack = (route: Track): Slide => ({
  from: destination(route),
  to: route.from,
});

export class BoardCursor {
  readonly board: BoardModel<LegalRoute>;
  /** How many plies of the record are shown. */
  readonly ply = signal(0);
  readonly atEnd = computed(() => this.ply.value === this.state.plies.value.length);
  /** How many pieces a capture takes that is possible now; 0 where none is. */
  readonly capture = computed(() =>
    Math.max(0, ...this.board.routes.value.map((route) => route.captured.length)),
  );

  constructor(
    private readonly state: GameState,
    events: BoardEvents<LegalRoute>,
  ) {
    this.ply.value = state.plies.value.length;
    const position = state.position(state.facts.fen);
    this.board = new BoardModel(state.variant.geometry, position, events);
    this.board.flipped.value = state.side === "black";
    this.refresh();
  }

  /** Puts the position at the cursor on the board; `via` is a route to be shown hop by hop. */
  refresh(slide?: Slide, via?: Track) {
    const at = this.ply.value;
    const last = this.state.trackOf(at);
    batch(() => {
      this.board.animated = settings.value.animation;
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.allow();
      this.board.show(this.state.position(this.state.fenAfter(at)), slide, via);
    });
  }

  /** Updates what I may do in an unchanged position. */
  reconsider() {
    batch(() => {
      this.allow();
      this.board.keepInHand();
    });
  }

  /** Lets the board take what I may do now. */
  private allow() {
    const { board, state } = this;
    const mine = state.playing.value && this.atEnd.value;
    const waits = !state.myTurn.value && state.pending.value?.state !== "asked";
    // By correspondence there are conditional moves in place of premoves.
    const ahead = mine && state.facts.pace === "live" && !state.paused.value;
    board.routes.value = mine && state.myTurn.value ? state.legalRoutes() : [];
    board.premover.value = ahead && waits ? state.side : null;
    if (!ahead) board.premoves.value = [];
  }

  stepTo(ply: number) {
    const plies = this.state.plies.value;
    const to = Math.max(0, Math.min(plies.length, ply));
    const from = this.ply.value;
    if (to === from) return;
    this.ply.value = to;
    const route = Math.abs(to - from) === 1 ? plies[Math.min(from, to)]?.route : undefined;
    if (!route) this.refresh();
    else this.refresh(to > from ? slideOf(route) : slideBack(route));
  }

  step(by: number) {
    this.stepTo(this.ply.value + by);
  }

  stepToEnd() {
    this.stepTo(this.state.plies.value.length);
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }
}
