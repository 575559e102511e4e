// The board of a draughts game and the ply of the record that it shows.

import { batch, computed } from "@preact/signals";
import { type BoardEvents, BoardModel } from "../board/model.ts";
import { destination, type Track } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import type { LegalRoute } from "../rules/rules.ts";
import { settings } from "../settings/settings.ts";
import type { GameState } from "./state.ts";
import { TableCursor } from "./table-cursor.ts";

export const slideOf = (route: Track): Slide => ({ from: route.from, to: destination(route) });

export const slideBack = (route: Track): Slide => ({
  from: destination(route),
  to: route.from,
});

export class BoardCursor extends TableCursor {
  readonly board: BoardModel<LegalRoute>;
  /** Number of pieces that the compulsory capture takes; 0 if there is none. */
  readonly capture = computed(() =>
    Math.max(0, ...this.board.routes.value.map((route) => route.captured.length)),
  );

  constructor(
    private readonly state: GameState,
    events: BoardEvents<LegalRoute>,
  ) {
    super(state.plies);
    const position = state.position(state.facts.fen);
    this.board = new BoardModel(state.variant.geometry, position, events);
    this.board.flipped.value = state.side === "black";
    this.refresh();
  }

  /** Shows the position at the cursor. `via` is a route to show hop by hop. */
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

  /** Updates the permitted actions in an unchanged position. */
  reconsider() {
    batch(() => {
      this.allow();
      this.board.keepInHand();
    });
  }

  /** Sets what the board accepts from the user. */
  private allow() {
    const { board, state } = this;
    const mine = state.playing.value && this.atEnd.value;
    const waits = !state.myTurn.value && state.pending.value?.state !== "asked";
    // Correspondence games have conditional moves instead of premoves.
    const ahead =
      settings.value.premoves && mine && state.facts.pace === "live" && !state.paused.value;
    board.routes.value = mine && state.myTurn.value ? state.legalRoutes() : [];
    board.premover.value = ahead && waits ? state.color : null;
    if (!ahead) board.premoves.value = [];
  }

  protected turned(from: number, to: number) {
    const near = Math.abs(to - from) === 1;
    const route = near ? this.state.plies.value[Math.min(from, to)]?.route : undefined;
    if (!route) this.refresh();
    else this.refresh(to > from ? slideOf(route) : slideBack(route));
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }
}
