// What I do on the board of a game: my moves, those that I try in vain, and premoves.

import { batch, signal } from "@preact/signals";
import { nameOf, type Square } from "../board/geometry.ts";
import type { Slide } from "../board/tokens.ts";
import { messages } from "../messages/messages.ts";
import { asSentence } from "../messages/sentences.ts";
import { isRefusal, type LegalRoute, type Rules } from "../rules.ts";
import { settings } from "../settings/settings.ts";
import type { Sound } from "../sound.ts";
import { conceivable, resolve } from "./premoves.ts";
import { type Shown, slideBack, slideOf } from "./shown.ts";
import type { GameState } from "./state.ts";
import { spellings } from "./typed.ts";
import type { Voice } from "./voice.ts";

/** False if the server refused the command; the reason has been said then. */
export type Ask = (command: string, fields?: Record<string, unknown>) => Promise<boolean>;

export const soundOf = (route: LegalRoute | undefined): Sound =>
  route && route.captured.length > 0 ? "capture" : "move";

export class OwnMoves {
  /** My next move shall claim the draw that it makes. */
  readonly claiming = signal(false);
  /** Words of mine, to go with my next move. */
  readonly message = signal("");

  constructor(
    private readonly state: GameState,
    private readonly shown: Shown,
    private readonly voice: Voice,
    private readonly rules: Rules,
    private readonly ask: Ask,
  ) {}

  play(route: LegalRoute) {
    const { confirmMoves } = settings.value;
    const slow = confirmMoves === "correspondence" && this.state.facts.pace === "correspondence";
    const asked = confirmMoves === "always" || slow;
    this.voice.notice.value = null;
    this.state.pending.value = { route, state: asked ? "asked" : "sent" };
    this.shown.cursor.value = this.state.plies.value.length;
    this.shown.refresh(slideOf(route));
    this.voice.sound(soundOf(route));
    if (!asked) void this.send(route);
  }

  confirm() {
    const pending = this.state.pending.value;
    if (pending?.state !== "asked") return;
    this.state.pending.value = { ...pending, state: "sent" };
    this.shown.refresh();
    void this.send(pending.route);
  }

  /** Takes back a move that has not been sent. */
  reconsider() {
    if (this.state.pending.value?.state === "asked") this.rollBack();
  }

  private async send(route: LegalRoute) {
    const ply = this.state.confirmed.value.length;
    const claim = this.claiming.value && this.state.repeats(route) ? { draw_offer: true } : {};
    this.claiming.value = false;
    const text = this.message.value.trim();
    const message = text === "" ? {} : { message: text };
    const stored = await this.ask("move", { ply, move: route.full, ...claim, ...message });
    if (!stored) this.rollBack();
    else if (text !== "") this.message.value = "";
  }

  rollBack() {
    const route = this.state.pending.value?.route;
    if (!route) return;
    batch(() => {
      this.state.pending.value = null;
      this.shown.board.premoves.value = [];
      this.shown.cursor.value = this.state.confirmed.value.length;
    });
    this.shown.refresh(slideBack(route));
  }

  /** A typed move; what cannot be read is said and stays in the field. */
  typed(text: string): boolean {
    if (!this.state.myTurn.value) {
      this.voice.say("refused", messages.game.notYourTurn);
      return false;
    }
    this.shown.stepToEnd();
    const answers = spellings(text).map((spelling) =>
      this.rules.read(this.state.variant, this.state.fen.value, spelling),
    );
    const legal = answers.filter((answer): answer is LegalRoute => !isRefusal(answer));
    const [refused] = answers.filter(isRefusal);
    if (legal[0] && legal.length === 1) {
      this.play(legal[0]);
      return true;
    }
    this.voice.say(
      "refused",
      legal.length > 1 ? messages.game.unclear : asSentence(refused?.sentence ?? ""),
    );
    return false;
  }

  refuse(from: Square, to: Square | null) {
    const { variant, fen } = this.state;
    if (to !== null) {
      const sentence = this.rules.explain(variant, fen.value, from, to);
      this.voice.say("refused", asSentence(sentence));
    } else if (this.shown.capture.value > 0) {
      this.voice.say("refused", messages.game.mustCapture(this.shown.capture.value));
    } else {
      this.voice.say("refused", messages.game.stuck(nameOf(variant.geometry, from)));
    }
  }

  premove(slide: Slide) {
    const piece = this.shown.board.at(slide.from)?.piece;
    const { geometry } = this.state.variant;
    if (!piece || !conceivable(geometry, piece, slide.from, slide.to)) return;
    this.shown.board.premoves.value = [...this.shown.board.premoves.value, slide];
  }

  cancelPremoves() {
    this.shown.board.premoves.value = [];
  }

  playPremove() {
    const [next, ...rest] = this.shown.board.premoves.value;
    if (!next || !this.state.myTurn.value) return;
    const route = resolve(this.state.legalRoutes(), next);
    this.shown.board.premoves.value = route ? rest : [];
    if (route) this.play(route);
    else this.voice.say("told", messages.game.premoveDropped);
  }
}
