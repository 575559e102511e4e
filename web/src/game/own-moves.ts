// The user's input on a draughts board: moves, refused moves and premoves.

import { batch } from "@preact/signals";
import type { Sound } from "../alerts/sound.ts";
import { nameOf, type Square } from "../board/geometry.ts";
import type { Track } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import { loadTexts, messages } from "../messages/messages.ts";
import type { LegalRoute, Rules } from "../rules/rules.ts";
import { type BoardCursor, slideBack, slideOf } from "./board-cursor.ts";
import { legalMoves } from "./move-input.ts";
import type { Notices } from "./notices.ts";
import { resolve } from "./premoves.ts";
import { type Ask, SentMoves } from "./sent-moves.ts";
import type { GameState } from "./state.ts";

export const soundOf = ({ captured }: Track): Sound => (captured.length > 0 ? "capture" : "move");

/** Loads the reasons why a move is refused, which are not needed before the first move. */
async function reasons() {
  const [explain] = await Promise.all([import("./explain-move.ts"), loadTexts(["acts"])]);
  return explain;
}

export class OwnMoves extends SentMoves<LegalRoute> {
  constructor(
    private readonly state: GameState,
    private readonly cursor: BoardCursor,
    notices: Notices,
    private readonly rules: Rules,
    ask: Ask,
  ) {
    super(state, cursor, notices, ask);
    if (state.side !== null) reasons().catch(() => {});
  }

  protected textOf({ full }: LegalRoute) {
    return full;
  }

  protected routeOf(text: string) {
    const { variant, fen } = this.state;
    const route = this.rules.read(variant, fen.value, text);
    return "landings" in route ? route : undefined;
  }

  protected meant(text: string) {
    const place = this.place();
    const [legal, ...more] = legalMoves(place, text);
    if (legal && more.length === 0) return legal;
    return reasons().then(({ typedMove }) => String(typedMove(place, text)));
  }

  protected soundOf(route: LegalRoute) {
    return soundOf(route);
  }

  protected show(route: LegalRoute) {
    this.cursor.refresh(slideOf(route));
  }

  protected unshow(route: LegalRoute) {
    this.cursor.board.premoves.value = [];
    this.cursor.refresh(slideBack(route));
  }

  protected override claims(route: LegalRoute) {
    return this.state.claimsBy(route);
  }

  refuse(from: Square, to: Square | null) {
    const place = this.place();
    this.refuseWith(reasons().then(({ explained }) => explained(place, from, to)));
  }

  private place() {
    const { variant, fen } = this.state;
    return { rules: this.rules, variant, fen: fen.value, board: this.cursor.board };
  }

  premove(slide: Slide) {
    const { variant } = this.state;
    const piece = this.cursor.board.at(slide.from)?.piece;
    if (!piece) return;
    if (this.rules.reaches(variant, piece, slide.from, slide.to)) {
      this.notices.last.value = null;
      this.cursor.board.premoves.value = [...this.cursor.board.premoves.value, slide];
      return;
    }
    const [from, to] = [slide.from, slide.to].map((square) => nameOf(variant.geometry, square));
    this.notices.say(
      "refused",
      messages.game.premoveNever({ square: from ?? "", target: to ?? "" }),
    );
  }

  override cancelPremoves() {
    this.cursor.board.premoves.value = [];
  }

  override playPremove() {
    const [next, ...rest] = this.cursor.board.premoves.value;
    if (!next || !this.state.myTurn.value) return;
    const route = resolve(this.state.legalRoutes(), next);
    if (!route) {
      this.dropPremoves();
      return;
    }
    batch(() => {
      this.cursor.board.premoves.value = rest;
      this.play(route);
    });
  }

  /** Drops the premoves, because the game has taken a different course. */
  override dropPremoves() {
    this.cursor.board.premoves.value = [];
    this.notices.say("told", messages.game.premoveDropped);
  }
}
