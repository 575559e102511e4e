// What I do on the board of a game: moves, refused tries and premoves.

import { batch, signal } from "@preact/signals";
import type { Sound } from "../alerts/sound.ts";
import { nameOf, type Square } from "../board/geometry.ts";
import type { Track } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import { messages } from "../messages/messages.ts";
import type { Command } from "../net/unanswered.ts";
import type { LegalRoute, Rules } from "../rules/rules.ts";
import { settings } from "../settings/settings.ts";
import { type BoardCursor, slideBack, slideOf } from "./board-cursor.ts";
import { explained, typedMove } from "./explain-move.ts";
import type { Notices } from "./notices.ts";
import { resolve } from "./premoves.ts";
import type { GameState } from "./state.ts";

/** False if the server refused the command; the reason has been shown. */
export type Ask = (command: string, fields?: Record<string, unknown>) => Promise<boolean>;

export const soundOf = ({ captured }: Track): Sound => (captured.length > 0 ? "capture" : "move");

export class OwnMoves {
  /** Whether my next move claims the draw that it makes. */
  readonly claiming = signal(false);
  /** Whether a draw is offered together with my next move. */
  readonly offering = signal(false);
  /** My message to go with my next move. */
  readonly message = signal("");

  constructor(
    private readonly state: GameState,
    private readonly cursor: BoardCursor,
    private readonly notices: Notices,
    private readonly rules: Rules,
    private readonly ask: Ask,
  ) {}

  play(route: LegalRoute) {
    const { confirmMoves } = settings.value;
    const slow = confirmMoves === "correspondence" && this.state.facts.pace === "correspondence";
    const asked = confirmMoves === "always" || slow;
    this.notices.last.value = null;
    this.state.pending.value = { route, state: asked ? "asked" : "sent" };
    this.cursor.ply.value = this.state.plies.value.length;
    this.cursor.refresh(slideOf(route));
    this.notices.sound(soundOf(route));
    if (!asked) void this.send(route);
  }

  confirm() {
    const pending = this.state.pending.value;
    if (pending?.state !== "asked") return;
    this.state.pending.value = { ...pending, state: "sent" };
    this.cursor.refresh();
    void this.send(pending.route);
  }

  /** Takes back a move that has not been sent. */
  reconsider() {
    if (this.state.pending.value?.state === "asked") this.rollBack();
  }

  private async send(route: LegalRoute) {
    const ply = this.state.confirmed.value.length;
    const claims = this.claiming.value && this.state.claimsBy(route);
    const offers = this.offering.value && this.state.mayOfferByMove.value;
    const offer = claims || offers ? { draw_offer: true } : {};
    batch(() => {
      this.claiming.value = false;
      this.offering.value = false;
    });
    const text = this.message.value.trim();
    const message = text === "" ? {} : { message: text };
    const stored = await this.ask("move", { ply, move: route.full, ...offer, ...message });
    if (!stored) this.rollBack();
    else if (text !== "") this.message.value = "";
  }

  /** Shows a move that this page or a closed one has sent and that is not answered yet. */
  resume(unanswered: readonly Command[]) {
    const sent = unanswered.find(({ t }) => t === "move");
    if (!sent || !this.state.myTurn.value) return;
    if (sent.fields.ply !== this.state.confirmed.value.length) return;
    const { variant, fen } = this.state;
    const route = this.rules.read(variant, fen.value, String(sent.fields.move));
    if (!("landings" in route)) return;
    this.state.pending.value = { route, state: "sent" };
    this.cursor.ply.value = this.state.plies.value.length;
    this.cursor.refresh();
    sent.answer.catch((error: Error) => {
      this.notices.say("refused", error.message);
      this.rollBack();
    });
  }

  rollBack() {
    const route = this.state.pending.value?.route;
    if (!route) return;
    batch(() => {
      this.state.pending.value = null;
      this.cursor.board.premoves.value = [];
      this.cursor.ply.value = this.state.confirmed.value.length;
    });
    this.cursor.refresh(slideBack(route));
  }

  /** Plays a typed move. Text that cannot be read stays in the field, and the reason is shown. */
  typed(text: string): boolean {
    if (!this.state.myTurn.value) {
      this.notices.say("refused", messages.game.notYourTurn);
      return false;
    }
    this.cursor.stepToEnd();
    const meant = typedMove(this.place(), text);
    if (typeof meant !== "string") {
      this.play(meant);
      return true;
    }
    this.notices.say("refused", meant);
    return false;
  }

  refuse(from: Square, to: Square | null) {
    this.notices.say("refused", explained(this.place(), from, to));
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

  cancelPremoves() {
    this.cursor.board.premoves.value = [];
  }

  playPremove() {
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

  /** Drops the premoves: the game took another course. */
  dropPremoves() {
    this.cursor.board.premoves.value = [];
    this.notices.say("told", messages.game.premoveDropped);
  }
}
