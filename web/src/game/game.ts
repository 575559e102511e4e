// The state of the page of one game, and what a player can do there.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Clock, Counter, EndCounter, Game } from "../api.ts";
import { nameOf, type Square } from "../board/geometry.ts";
import { BoardModel } from "../board/model.ts";
import { type Color, parseFen } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import { messages } from "../messages/messages.ts";
import { isRefusal, type LegalRoute, type Rules, type Variant } from "../rules.ts";
import { settings } from "../settings/settings.ts";
import { Refused, type Socket } from "../socket.ts";
import { playSound, type Sound } from "../sound.ts";
import { type DrawOffer, declined, movedBy, offered } from "./draw-offer.ts";
import type { EndEvent, GameEvent, GameInfo, MoveEvent, Presence } from "./events.ts";
import { conceivable, resolve } from "./premoves.ts";
import { type Ply, readPly, readRecord, timesSeen } from "./record.ts";

export interface Ending {
  status: "finished" | "aborted";
  result: string | null;
  reason: string;
  counter: EndCounter | null;
}

export interface Notice {
  kind: "refused" | "told";
  text: string;
}

type DrawAction = "offer" | "accept" | "decline" | "claim";

/** A move of mine that the server has not stored yet; `asked` still waits for a confirmation. */
interface Pending {
  route: LegalRoute;
  state: "asked" | "sent";
}

export class GamePage {
  readonly id: string;
  readonly variant: Variant;
  readonly side: Color | null;
  readonly facts: Game;
  readonly board: BoardModel<LegalRoute>;

  readonly confirmed: Signal<readonly Ply[]>;
  readonly pending = signal<Pending | null>(null);
  readonly clock: Signal<Clock>;
  readonly draw: Signal<DrawOffer>;
  readonly counters: Signal<readonly Counter[]>;
  readonly ending: Signal<Ending | null>;
  readonly presence = signal<Presence | null>(null);
  readonly notice = signal<Notice | null>(null);
  readonly announcement = signal("");
  /** How many plies of the record are shown. */
  readonly cursor: Signal<number>;
  readonly resigning = signal(false);

  /** The record, a move of mine on its way included. */
  readonly plies: ReadonlySignal<readonly Ply[]> = computed(() => {
    const pending = this.pending.value;
    if (!pending) return this.confirmed.value;
    const { short, fenAfter } = pending.route;
    const ply = { text: short, spentMs: undefined, fenAfter, route: pending.route };
    return [...this.confirmed.value, ply];
  });
  readonly turn = computed(() => parseFen(this.variant.geometry, this.fenAfter(-1)).turn);
  readonly myTurn = computed(
    () => !this.ending.value && !this.pending.value && this.side === this.turn.value,
  );
  readonly atEnd = computed(() => this.cursor.value === this.plies.value.length);
  /** How many pieces a capture takes that is possible now; 0 where none is. */
  readonly capture = computed(() =>
    Math.max(0, ...this.board.routes.value.map((route) => route.captured.length)),
  );
  /** Automatic draws end the game, so a third time on the board in a running one can be claimed. */
  readonly mayClaim = computed(() => {
    if (!this.myTurn.value) return false;
    if (this.facts.draw_claim !== null && this.confirmed.value.length === this.facts.ply)
      return true;
    return timesSeen(this.facts.start_fen, this.confirmed.value, this.fenAfter(-1)) >= 3;
  });

  private readonly leave: () => void;

  constructor(
    game: Game,
    username: string | null,
    private readonly rules: Rules,
    private readonly socket: Socket,
    private readonly quiet = false,
  ) {
    this.id = game.id;
    this.facts = game;
    this.variant = rules.variant(game.variant);
    this.side = sideOf(game, username);
    const plies = readRecord(rules, this.variant, game.start_fen, game.moves, game.spent_ms);
    this.confirmed = signal(plies);
    this.cursor = signal(plies.length);
    this.clock = signal(game.clock);
    this.draw = signal({ by: game.draw_offer, barred: game.draw_barred });
    this.counters = signal(game.counters);
    this.ending = signal(endingOf(game));
    this.board = new BoardModel(this.variant.geometry, this.position(game.fen), {
      play: (route) => this.play(route),
      refused: (from, to) => this.refuse(from, to),
      ambiguous: () => this.say("refused", messages.game.severalCaptures),
      premove: (slide) => this.premove(slide),
      cancelPremoves: () => this.cancelPremoves(),
    });
    this.board.flipped.value = this.side === "black";
    this.refresh();
    this.leave = socket.follow(
      `game/${game.id}`,
      {
        snapshot: (d) => this.restore(d as Game),
        event: (d) => this.happened(d as GameEvent),
        info: (d) => this.informed(d as GameInfo),
      },
      game.version,
    );
  }

  dispose() {
    this.leave();
    this.board.dispose();
  }

  // What is on the board

  private position(fen: string) {
    return parseFen(this.variant.geometry, fen);
  }

  /** After so many plies; -1 is after the last confirmed one. */
  private fenAfter(count: number): string {
    const plies = count < 0 ? this.confirmed.value : this.plies.value;
    const ply = plies[(count < 0 ? plies.length : count) - 1];
    return ply?.fenAfter ?? this.facts.start_fen;
  }

  private refresh(slide?: Slide, via?: LegalRoute) {
    const { board } = this;
    const at = this.cursor.value;
    const last = this.plies.value[at - 1]?.route;
    const playing = this.side !== null && !this.ending.value && this.atEnd.value;
    batch(() => {
      board.animated = settings.value.animation;
      board.routes.value =
        playing && this.myTurn.value ? this.rules.routes(this.variant, this.fenAfter(at)) : [];
      board.premover.value = playing && !this.myTurn.value && this.sent() ? this.side : null;
      board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      if (!playing) board.premoves.value = [];
      board.show(this.position(this.fenAfter(at)), slide, via);
    });
  }

  private sent(): boolean {
    return this.pending.value?.state !== "asked";
  }

  stepTo(ply: number) {
    const to = Math.max(0, Math.min(this.plies.value.length, ply));
    const from = this.cursor.value;
    if (to === from) return;
    this.cursor.value = to;
    const forward = to > from;
    const route = this.plies.value[forward ? to - 1 : to]?.route;
    const one = Math.abs(to - from) === 1 && route !== undefined;
    const end = route ? destination(route) : 0;
    if (one) this.refresh(forward ? { from: route.from, to: end } : { from: end, to: route.from });
    else this.refresh();
  }

  step(by: number) {
    this.stepTo(this.cursor.value + by);
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }

  // Moves of mine

  private play(route: LegalRoute) {
    this.notice.value = null;
    const { confirmMoves } = settings.value;
    const ask =
      confirmMoves === "always" ||
      (confirmMoves === "correspondence" && this.facts.pace === "correspondence");
    this.pending.value = { route, state: ask ? "asked" : "sent" };
    this.cursor.value = this.plies.value.length;
    this.refresh({ from: route.from, to: destination(route) });
    this.sound(route.captured.length > 0 ? "capture" : "move");
    if (!ask) void this.send(route);
  }

  confirm() {
    const pending = this.pending.value;
    if (pending?.state !== "asked") return;
    this.pending.value = { ...pending, state: "sent" };
    this.refresh();
    void this.send(pending.route);
  }

  /** Takes back a move that has not been sent. */
  reconsider() {
    if (this.pending.value?.state === "asked") this.rollBack();
  }

  private async send(route: LegalRoute) {
    const ply = this.confirmed.value.length;
    try {
      await this.socket.command("move", { game: this.id, ply, move: route.full });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.rollBack();
      this.say("refused", messages.sentence(error.message));
    }
  }

  private rollBack() {
    const route = this.pending.value?.route;
    batch(() => {
      this.pending.value = null;
      this.board.premoves.value = [];
      this.cursor.value = this.confirmed.value.length;
    });
    this.refresh(route && { from: destination(route), to: route.from });
  }

  /** A typed move; what cannot be read is said and stays in the field. */
  typed(text: string): boolean {
    if (!this.myTurn.value) {
      this.say("refused", messages.game.notYourTurn);
      return false;
    }
    this.stepTo(this.plies.value.length);
    const answer = this.rules.read(this.variant, this.fenAfter(-1), text.trim());
    if (isRefusal(answer)) {
      this.say("refused", messages.sentence(answer.sentence));
      return false;
    }
    this.play(answer);
    return true;
  }

  private refuse(from: Square, to: Square | null) {
    const name = nameOf(this.variant.geometry, from);
    if (to !== null) {
      const sentence = this.rules.explain(this.variant, this.fenAfter(-1), from, to);
      this.say("refused", messages.sentence(sentence));
    } else if (this.capture.value > 0) {
      this.say("refused", messages.game.mustCapture(this.capture.value));
    } else {
      this.say("refused", messages.game.stuck(name));
    }
  }

  private sound(sound: Sound) {
    if (!this.quiet) playSound(sound);
  }

  private say(kind: Notice["kind"], text: string) {
    this.notice.value = { kind, text };
    this.announcement.value = text;
  }

  // Premoves

  private premove(slide: Slide) {
    const piece = this.board.at(slide.from)?.piece;
    if (!piece || !conceivable(this.variant.geometry, piece, slide.from, slide.to)) return;
    this.board.premoves.value = [...this.board.premoves.value, slide];
  }

  cancelPremoves() {
    this.board.premoves.value = [];
  }

  private playPremove() {
    const [next, ...rest] = this.board.premoves.value;
    if (!next || !this.myTurn.value) return;
    const route = resolve(this.rules.routes(this.variant, this.fenAfter(-1)), next);
    this.board.premoves.value = route ? rest : [];
    if (route) this.play(route);
    else this.say("told", messages.game.premoveDropped);
  }

  // Draws and the end

  private async ask(command: string, fields: Record<string, unknown> = {}) {
    try {
      await this.socket.command(command, { game: this.id, ...fields });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.say("refused", messages.sentence(error.message));
    }
  }

  askDraw(action: DrawAction) {
    void this.ask("draw", { action });
  }

  resign() {
    this.resigning.value = false;
    void this.ask("resign");
  }

  abort() {
    void this.ask("abort");
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
        this.draw.value = offered(event.by);
        if (event.by !== this.side) {
          this.announcement.value = messages.game.offersDraw(messages.color[event.by]);
          this.sound("notify");
        }
        break;
      case "draw_declined":
        this.draw.value = declined(this.draw.value);
        if (event.by !== this.side) this.say("told", messages.game.drawDeclined);
        break;
      case "clock_changed":
        this.clock.value = event.clock;
        break;
      case "end":
        this.ended(event);
        break;
    }
  }

  private moved(event: MoveEvent) {
    const pending = this.pending.value;
    const before = this.fenAfter(-1);
    const ply = readPly(this.rules, this.variant, before, event.move, event.spent_ms);
    const mine = pending !== null && pending.route.fenAfter === ply.fenAfter;
    const atEnd = this.atEnd.value;
    batch(() => {
      this.pending.value = null;
      this.confirmed.value = [...this.confirmed.value, { ...ply, fenAfter: event.fen }];
      this.clock.value = event.clock;
      this.counters.value = event.counters;
      this.draw.value = movedBy(this.draw.value, event.by);
      if (atEnd) this.cursor.value = this.confirmed.value.length;
    });
    this.announcement.value = messages.game.moveMade(messages.color[event.by], ply.text);
    // My own move is on the board already; somebody who looks at an earlier one is left there.
    if (mine) return;
    this.notice.value = null;
    this.sound(ply.route && ply.route.captured.length > 0 ? "capture" : "move");
    if (!atEnd) return;
    const { route } = ply;
    this.refresh(route && { from: route.from, to: destination(route) }, route);
    this.playPremove();
  }

  private ended({ status, result, reason, counter, clock }: EndEvent) {
    batch(() => {
      this.pending.value = null;
      this.clock.value = clock;
      this.draw.value = { by: null, barred: null };
      this.ending.value = {
        status: status === "aborted" ? status : "finished",
        result,
        reason,
        counter,
      };
      this.resigning.value = false;
      this.cursor.value = Math.min(this.cursor.value, this.confirmed.value.length);
    });
    this.board.routes.value = [];
    this.board.premover.value = null;
    this.board.premoves.value = [];
    this.board.picked.value = null;
    this.announcement.value = messages.ending(result, reason, counter);
    this.sound("end");
  }

  /** Everything anew: the server no longer knew what this page had. */
  private restore(game: Game) {
    const plies = readRecord(this.rules, this.variant, game.start_fen, game.moves, game.spent_ms);
    // A move of mine that this does not have yet is still on its way.
    const underWay = game.status === "playing" && plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.confirmed.value = plies;
      this.cursor.value = this.plies.value.length;
      this.clock.value = game.clock;
      this.draw.value = { by: game.draw_offer, barred: game.draw_barred };
      this.counters.value = game.counters;
      this.ending.value = endingOf(game);
    });
    this.refresh();
  }

  private informed(info: GameInfo) {
    if (info.type === "presence") this.presence.value = info;
  }
}

function sideOf({ players }: Game, username: string | null): Color | null {
  if (username === null) return null;
  if (players.white.username === username) return "white";
  return players.black.username === username ? "black" : null;
}

function endingOf({ status, result, reason, counter }: Game): Ending | null {
  if (status === "playing") return null;
  return { status, result, reason: reason ?? "", counter };
}
