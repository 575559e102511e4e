// The page of one game: its board, and what a player can do there.

import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import type { Game } from "../api.ts";
import { nameOf, type Square } from "../board/geometry.ts";
import { BoardModel } from "../board/model.ts";
import { type Color, opposite } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import { Chat } from "../chat/chat.ts";
import { type MoveMessage, runningGames, written } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { asSentence, endingText } from "../messages/sentences.ts";
import { isRefusal, type LegalRoute, type Rules } from "../rules.ts";
import { settings } from "../settings/settings.ts";
import { Refused, type Socket } from "../socket.ts";
import { playSound, type Sound } from "../sound.ts";
import { absence } from "./absence.ts";
import { Asks } from "./asks.ts";
import type { EndEvent, GameEvent, GameInfo, MoveEvent, TakebackEvent } from "./events.ts";
import { Plans } from "./plans.ts";
import { conceivable, resolve } from "./premoves.ts";
import { GameState } from "./state.ts";
import { spellings } from "./typed.ts";

export interface Notice {
  kind: "refused" | "told";
  text: string;
}

type OfferKind = "draw" | "takeback" | "rematch";

const slideOf = (route: LegalRoute): Slide => ({ from: route.from, to: destination(route) });

const soundOf = (route: LegalRoute | undefined): Sound =>
  route && route.captured.length > 0 ? "capture" : "move";

export class GamePage {
  readonly state: GameState;
  readonly board: BoardModel<LegalRoute>;
  /** How many plies of the record are shown. */
  readonly cursor = signal(0);
  readonly notice = signal<Notice | null>(null);
  /** What a screen reader is told. */
  readonly announcement = signal("");
  readonly resigning = signal(false);
  /** My next move shall claim the draw that it makes. */
  readonly claiming = signal(false);

  /** What the players wrote with their moves; for the two alone. */
  readonly messages: Signal<Game["messages"]>;
  /** Of mine, to go with my next move. */
  readonly message = signal("");
  /** My conditional moves; null where there can be none. */
  readonly plans: Plans | null;

  readonly asks = new Asks((command, fields) => this.ask(command, fields));
  readonly absence: ReturnType<typeof absence>;
  readonly chat: Chat;

  readonly atEnd = computed(() => this.cursor.value === this.state.plies.value.length);
  /** How many pieces a capture takes that is possible now; 0 where none is. */
  readonly capture = computed(() =>
    Math.max(0, ...this.board.routes.value.map((route) => route.captured.length)),
  );

  private readonly ends: (() => void)[];

  /** `quiet` is for a board that is only looked at beside other things. */
  constructor(
    readonly facts: Game,
    username: string | null,
    private readonly rules: Rules,
    private readonly socket: Socket,
    private readonly quiet = false,
  ) {
    this.state = new GameState(facts, username, rules);
    this.messages = signal(facts.messages);
    const plays = this.state.side !== null && facts.pace === "correspondence";
    this.plans =
      plays && facts.status === "playing" && !quiet ? new Plans(this.state, rules) : null;
    this.absence = absence(this.state, () => socket.serverNow());
    this.chat = new Chat(facts.id, socket);
    this.cursor.value = this.state.plies.value.length;
    const position = this.state.position(facts.fen);
    this.board = new BoardModel(this.state.variant.geometry, position, {
      play: (route) => this.play(route),
      refused: (from, to) => this.refuse(from, to),
      ambiguous: () => this.say("refused", messages.game.severalCaptures),
      premove: (slide) => this.premove(slide),
      cancelPremoves: () => this.cancelPremoves(),
    });
    this.board.flipped.value = this.state.side === "black";
    this.refresh();
    const listener = {
      snapshot: (d: unknown) => this.restore(d as Game),
      event: (d: unknown) => this.happened(d as GameEvent),
      info: (d: unknown) => this.informed(d as GameInfo),
    };
    this.ends = [
      socket.follow(`game/${facts.id}`, listener, facts.version),
      effect(() => {
        if (this.board.picked.value) this.notice.value = null;
      }),
      effect(() => this.heard(written.value)),
      // One that was written while the socket was away.
      effect(() => {
        const row = runningGames.value.find((game) => game.id === facts.id);
        if (row?.message)
          this.heard({ game: row.id, ply: row.ply, by: opposite(row.turn), text: row.message });
      }),
      this.absence.stop,
    ];
  }

  dispose() {
    for (const end of this.ends) end();
    this.board.dispose();
    this.plans?.dispose();
  }

  // What is on the board

  /** Puts the position at the cursor on the board; `via` is a route to be shown hop by hop. */
  private refresh(slide?: Slide, via?: LegalRoute) {
    const at = this.cursor.value;
    const last = this.state.plies.value[at - 1]?.route;
    batch(() => {
      this.board.animated = settings.value.animation;
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.allow();
      this.board.show(this.state.position(this.state.fenAfter(at)), slide, via);
    });
  }

  /** Lets the board take what I may do now. */
  private allow() {
    const { board, state } = this;
    const mine = state.playing.value && this.atEnd.value;
    const waits = !state.myTurn.value && state.pending.value?.state !== "asked";
    board.routes.value = mine && state.myTurn.value ? state.legalRoutes() : [];
    board.premover.value = mine && waits ? state.side : null;
    if (!mine) board.premoves.value = [];
  }

  stepTo(ply: number) {
    const plies = this.state.plies.value;
    const to = Math.max(0, Math.min(plies.length, ply));
    const from = this.cursor.value;
    if (to === from) return;
    this.cursor.value = to;
    const route = Math.abs(to - from) === 1 ? plies[Math.min(from, to)]?.route : undefined;
    if (!route) this.refresh();
    else if (to > from) this.refresh(slideOf(route));
    else this.refresh({ from: destination(route), to: route.from });
  }

  step(by: number) {
    this.stepTo(this.cursor.value + by);
  }

  stepToEnd() {
    this.stepTo(this.state.plies.value.length);
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }

  private sound(sound: Sound) {
    if (!this.quiet) playSound(sound);
  }

  private say(kind: Notice["kind"], text: string) {
    this.notice.value = { kind, text };
    this.announcement.value = text;
  }

  // Moves of mine

  private play(route: LegalRoute) {
    const { confirmMoves } = settings.value;
    const slow = confirmMoves === "correspondence" && this.facts.pace === "correspondence";
    const asked = confirmMoves === "always" || slow;
    this.notice.value = null;
    this.state.pending.value = { route, state: asked ? "asked" : "sent" };
    this.cursor.value = this.state.plies.value.length;
    this.refresh(slideOf(route));
    this.sound(soundOf(route));
    if (!asked) void this.send(route);
  }

  confirm() {
    const pending = this.state.pending.value;
    if (pending?.state !== "asked") return;
    this.state.pending.value = { ...pending, state: "sent" };
    this.refresh();
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

  private heard(message: MoveMessage | null) {
    if (message?.game !== this.facts.id) return;
    const others = this.messages.peek().filter(({ ply }) => ply !== message.ply);
    this.messages.value = [...others, message];
  }

  private rollBack() {
    const route = this.state.pending.value?.route;
    if (!route) return;
    batch(() => {
      this.state.pending.value = null;
      this.board.premoves.value = [];
      this.cursor.value = this.state.confirmed.value.length;
    });
    this.refresh({ from: destination(route), to: route.from });
  }

  /** A typed move; what cannot be read is said and stays in the field. */
  typed(text: string): boolean {
    if (!this.state.myTurn.value) {
      this.say("refused", messages.game.notYourTurn);
      return false;
    }
    this.stepToEnd();
    const answers = spellings(text).map((spelling) =>
      this.rules.read(this.state.variant, this.state.fen.value, spelling),
    );
    const legal = answers.filter((answer): answer is LegalRoute => !isRefusal(answer));
    const [refused] = answers.filter(isRefusal);
    if (legal[0] && legal.length === 1) {
      this.play(legal[0]);
      return true;
    }
    this.say(
      "refused",
      legal.length > 1 ? messages.game.unclear : asSentence(refused?.sentence ?? ""),
    );
    return false;
  }

  private refuse(from: Square, to: Square | null) {
    const { variant, fen } = this.state;
    if (to !== null) {
      const sentence = this.rules.explain(variant, fen.value, from, to);
      this.say("refused", asSentence(sentence));
    } else if (this.capture.value > 0) {
      this.say("refused", messages.game.mustCapture(this.capture.value));
    } else {
      this.say("refused", messages.game.stuck(nameOf(variant.geometry, from)));
    }
  }

  // Premoves

  private premove(slide: Slide) {
    const piece = this.board.at(slide.from)?.piece;
    const { geometry } = this.state.variant;
    if (!piece || !conceivable(geometry, piece, slide.from, slide.to)) return;
    this.board.premoves.value = [...this.board.premoves.value, slide];
  }

  cancelPremoves() {
    this.board.premoves.value = [];
  }

  private playPremove() {
    const [next, ...rest] = this.board.premoves.value;
    if (!next || !this.state.myTurn.value) return;
    const route = resolve(this.state.legalRoutes(), next);
    this.board.premoves.value = route ? rest : [];
    if (route) this.play(route);
    else this.say("told", messages.game.premoveDropped);
  }

  // Draws and the end

  /** False if the server refused it; the reason has been said then. */
  private async ask(command: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.socket.command(command, { game: this.facts.id, ...fields });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.say("refused", asSentence(error.message));
      return false;
    }
  }

  resign() {
    this.resigning.value = false;
    this.asks.resign();
  }

  // What the server tells

  private happened(event: GameEvent) {
    switch (event.type) {
      case "started":
        break;
      case "move":
        this.moved(event);
        break;
      case "draw_offer":
        this.offered("draw", event.by, messages.game.offersDraw);
        break;
      case "draw_declined":
        this.declined("draw", event.by, messages.game.drawDeclined);
        break;
      case "takeback_offer":
        this.offered("takeback", event.by, messages.offers.takebackAsked);
        break;
      case "takeback_declined":
        this.declined("takeback", event.by, messages.offers.takebackDeclined);
        break;
      case "takeback":
        this.takenBack(event);
        break;
      case "rematch_offer":
        this.offered("rematch", event.by, messages.offers.rematchOffered);
        break;
      case "rematch_declined":
        this.declined("rematch", event.by, messages.offers.rematchDeclined);
        break;
      case "rematch":
        this.state.nextGame.value = event.game;
        break;
      case "clock_changed":
        this.state.clock.value = event.clock;
        this.announcement.value = messages.offers.clocks[event.cause] ?? "";
        this.state.paused.value = event.cause === "paused";
        break;
      case "berserk":
        this.state.wentBerserk(event.by, event.clock);
        this.announcement.value = messages.arena.berserker;
        break;
      case "result_changed":
        this.state.resultChanged(event);
        this.announcement.value = endingText(event.result, event.reason, null);
        break;
      case "end":
        this.ended(event);
        break;
    }
  }

  private offered(kind: OfferKind, by: Color, said: (color: string) => string) {
    this.state.offered(kind, by);
    if (by === this.state.side) return;
    this.announcement.value = said(messages.color[by]);
    this.sound("notify");
  }

  private declined(kind: OfferKind, by: Color, said: string) {
    this.state.declined(kind);
    if (by !== this.state.side) this.say("told", said);
  }

  private takenBack(event: TakebackEvent) {
    this.board.premoves.value = [];
    this.state.takenBack(event);
    this.messages.value = this.messages.value.filter(({ ply }) => ply <= event.ply);
    this.stepToEnd();
    this.refresh();
    this.say("told", messages.offers.takenBack);
  }

  private moved(event: MoveEvent) {
    const sent = this.state.pending.value?.route;
    const atEnd = this.atEnd.value;
    const ply = this.state.moved(event);
    if (atEnd) this.cursor.value = this.state.plies.value.length;
    this.announcement.value = messages.game.moveMade(messages.color[event.by], ply.text);
    // My own move is on the board already; somebody who looks at an earlier one is left there.
    if (sent?.fenAfter === ply.fenAfter) return;
    this.notice.value = null;
    this.sound(soundOf(ply.route));
    if (!atEnd) return;
    this.refresh(ply.route && slideOf(ply.route), ply.route);
    this.playPremove();
  }

  private ended(event: EndEvent) {
    this.rollBack();
    this.state.ended(event);
    this.resigning.value = false;
    this.notice.value = null;
    this.announcement.value = endingText(event.result, event.reason, event.counter);
    this.board.release();
    this.allow();
    this.sound("end");
  }

  private restore(game: Game) {
    this.state.restore(game);
    this.messages.value = game.messages;
    this.cursor.value = this.state.plies.value.length;
    this.refresh();
  }

  private informed(info: GameInfo) {
    if (info.type === "presence") this.state.presence.value = info;
    else this.chat.heard(info);
  }
}
