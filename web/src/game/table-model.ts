// The page of one game of any kind: what the server tells of it, and what a player can do there.

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Color, opposite } from "../board/position.ts";
import { Chat } from "../chat/chat.ts";
import { gameIsOver, gamesChanged, runningGames } from "../me/games.ts";
import { type MoveMessage, written } from "../me/news.ts";
import { messages, named } from "../messages/messages.ts";
import { endingText } from "../messages/sentences.ts";
import { api, type Clock, type Game, type RecordFormat, type SeatName } from "../net/api.ts";
import { seatIndex } from "../net/seats.ts";
import { Refused, type Socket } from "../net/socket.ts";
import { settings } from "../settings/settings.ts";
import { absence } from "./absence.ts";
import type {
  EndEvent,
  GameEvent,
  GameInfo,
  MoveEvent,
  RolledEvent,
  SeatOutEvent,
  TakebackEvent,
} from "./events.ts";
import { GameCommands } from "./game-commands.ts";
import { MoveMessages } from "./move-messages.ts";
import { Notices } from "./notices.ts";
import type { SentMoves } from "./sent-moves.ts";
import type { TableCursor } from "./table-cursor.ts";
import type { TableState } from "./table-state.ts";

type OfferKind = "draw" | "takeback" | "rematch";

/** Acts that are asked about first, so that a slip of the hand does not do them. */
export type WeightyAct = "resign" | "offerDraw" | "claimDraw" | "abort";

/** What is worth a word beside the board, as long as there is no other. */
export interface Hint {
  kind: "capture" | "premoves";
  text: string;
}

export abstract class TableModel<S extends TableState = TableState> {
  abstract readonly cursor: TableCursor;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a kind has as its moves.
  abstract readonly moves: SentMoves<any>;
  /** An example of a move that is typed. */
  abstract readonly moveHint: string;
  /** As what it can be downloaded. */
  abstract readonly records: readonly RecordFormat[];
  /** Dice are thrown: there are no draws, and nobody goes back or away for nothing. */
  readonly dice: boolean = false;
  /** Whether the analysis board knows the game. */
  readonly analysed: boolean = true;
  readonly notices: Notices;
  /** The act that I am asked about now. */
  readonly considered = signal<WeightyAct | null>(null);
  readonly hint: ReadonlySignal<Hint | null> = computed(() => null);

  /** What the players wrote with their moves; for the two alone. */
  readonly messages: MoveMessages;

  readonly commands = new GameCommands(
    (command, fields) => this.ask(command, fields),
    () => this.wordForRematch(this.rematchTip),
  );
  readonly absence: ReturnType<typeof absence>;
  readonly chat: Chat;

  private ends: (() => void)[] = [];
  /** Of the dice of a rematch that is offered. */
  private rematchTip: string | undefined;

  /** `quiet`: for a board among other things, without sound. */
  constructor(
    readonly facts: Game,
    readonly state: S,
    private readonly socket: Socket,
    private readonly quiet: boolean,
  ) {
    this.messages = new MoveMessages((cursor) => api.moveMessages(facts.id, cursor));
    this.messages.restore(facts);
    this.rematchTip = facts.rematch_tip;
    this.notices = new Notices(quiet);
    this.absence = absence(state, () => socket.serverNow());
    this.chat = new Chat(facts.id, socket);
  }

  /** Nothing is in the hand, and nothing waits to be played. */
  abstract cancel(): void;
  /** Something on the board is picked, for what was said before to go. */
  protected abstract picks(): boolean;
  /** Whether moves wait that were made ahead of my turn. */
  protected premoved(): boolean {
    return false;
  }
  /** A move that I did not make has come; it is shown if the reader is `atEnd`. */
  protected abstract answered(atEnd: boolean): void;

  offerRematch() {
    this.commands.rematch("offer");
  }
  /** What goes with an offer of a rematch, or with the answer to the one that has this tip. */
  protected wordForRematch(_tip: string | undefined): Record<string, unknown> {
    return {};
  }

  /** Hears of the game from now on. */
  protected listen() {
    const { facts, socket, quiet } = this;
    const listener = {
      snapshot: (d: unknown) => this.restore(d as Game),
      event: (d: unknown) => this.happened(d as GameEvent),
      info: (d: unknown) => this.informed(d as GameInfo),
      glance: quiet,
    };
    this.ends = [
      socket.follow(`game/${facts.id}`, listener, facts.version),
      effect(() => {
        if (this.picks()) this.notices.last.value = null;
      }),
      effect(() => this.heard(written.value)),
      // A message that was written while the socket was away.
      effect(() => {
        const row = runningGames.value.find((game) => game.id === facts.id);
        if (row?.message && (row.turn === "white" || row.turn === "black") && !row.seats)
          this.heard({ game: row.id, ply: row.ply, by: opposite(row.turn), text: row.message });
      }),
      this.messages.follow(this.cursor.ply),
      this.absence.stop,
    ];
    this.moves.resume(socket.unanswered.filter(({ fields }) => fields.game === facts.id));
  }

  dispose() {
    for (const end of this.ends) end();
    this.chat.stop();
  }

  private heard(message: MoveMessage | null) {
    if (message?.game !== this.facts.id) return;
    this.messages.add(message);
  }

  /** False if the server refused it; the reason has been shown. */
  protected async ask(command: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.socket.command(command, { game: this.facts.id, ...fields });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A command that crossed the end of the game: the end is shown, not the refusal.
      if (error.code === "GAME_OVER") return false;
      const away = error.code === "MOVE_WHILE_ON_VACATION";
      this.notices.say("refused", error.message, away);
      return false;
    }
  }

  /** Always asks about a resignation, about the others if the player's settings say so. */
  consider(act: WeightyAct) {
    if (act === "resign" || settings.value.askFirst) this.considered.value = act;
    else this.carryOut(act);
  }

  carryOut(act: WeightyAct) {
    this.considered.value = null;
    const { commands } = this;
    const acts = {
      resign: () => commands.resign(),
      offerDraw: () => commands.draw("offer"),
      claimDraw: () => commands.draw("claim"),
      abort: () => commands.abort(),
    };
    acts[act]();
  }

  // What the server tells

  private happened(event: GameEvent) {
    switch (event.type) {
      case "started":
      case "greeting":
        break;
      case "move":
        this.moved(event);
        break;
      case "rolled":
        this.rolled(event);
        break;
      case "draw_offer":
        this.offered("draw", event.by, (color) => messages.game.offersDraw({ color }));
        break;
      case "draw_declined":
        this.declined("draw", event.by, messages.game.drawDeclined);
        break;
      case "takeback_offer":
        this.offered("takeback", event.by, (name) => messages.offers.takebackAsked({ name }));
        break;
      case "takeback_declined":
        this.declined("takeback", event.by, messages.offers.takebackDeclined);
        break;
      case "takeback":
        this.takenBack(event);
        break;
      case "rematch_offer":
        this.rematchTip = event.dice_tip;
        this.offered("rematch", event.by, (name) => messages.offers.rematchOffered({ name }));
        break;
      case "rematch_declined":
        this.rematchTip = undefined;
        this.declined("rematch", event.by, messages.offers.rematchDeclined);
        break;
      case "rematch":
        this.state.nextGame.value = event.game;
        break;
      case "clock_changed":
        this.clockChanged(event.cause, event.clock);
        break;
      case "berserk":
        this.state.wentBerserk(event.by, event.clock);
        this.notices.announce(messages.game.berserker);
        break;
      case "result_changed":
        this.state.resultChanged(event);
        this.notices.announce(endingText(event.result, event.reason, null));
        break;
      case "seat_out":
        this.seatOut(event);
        break;
      case "end":
        this.ended(event);
        break;
    }
  }

  private clockChanged(cause: string, clock: Clock) {
    this.state.clock.value = clock;
    this.notices.announce(named(messages.offers.clocks, cause) ?? "");
    if (cause !== "paused" && cause !== "resumed") return;
    this.state.paused.value = cause === "paused";
    // Premoves from before a pause are not played after it.
    if (this.premoved()) this.moves.dropPremoves();
    this.cursor.reconsider();
  }

  private offered(kind: OfferKind, by: Color, said: (color: string) => string) {
    this.state.offered(kind, by);
    if (by === this.state.side) return;
    this.notices.announce(said(messages.color[by]));
    this.notices.sound("notify");
  }

  private declined(kind: OfferKind, by: Color, said: string) {
    this.state.declined(kind);
    if (by !== this.state.side) this.notices.say("told", said);
  }

  private takenBack(event: TakebackEvent) {
    this.moves.cancelPremoves();
    this.state.takenBack(event);
    this.messages.takenBack(event.ply);
    this.cursor.stepToEnd();
    this.cursor.refresh();
    this.notices.say("told", messages.offers.takenBack);
    if (this.state.side !== null && this.facts.pace === "correspondence") gamesChanged();
  }

  /** Somebody has left, and the others go on. */
  protected seatOut(_event: SeatOutEvent) {}

  /** What the player of a seat is called: by the colour, or of several by the name. */
  sideText(side: SeatName): string {
    if (!this.state.several && (side === "white" || side === "black")) return messages.color[side];
    return this.facts.seats[seatIndex(side)]?.username ?? side;
  }

  /** Whose turn it is, for all to read. */
  turnText(): string {
    const turn = this.state.turn.value;
    return messages.game.turnOf({ color: turn === "black" ? "black" : "white" });
  }

  /** How it has ended, for all to read. */
  endText(): string {
    const { ending } = this.state;
    if (!ending.value) return "";
    const { result, reason, counter } = ending.value;
    return endingText(result, reason, counter);
  }

  /** Dice have been thrown. */
  protected rolled(_event: RolledEvent) {}

  private moved(event: MoveEvent) {
    const mine = this.state.expects(event);
    const atEnd = this.cursor.atEnd.value;
    this.state.moved(event);
    // The question was about the former position, unless it is a resignation.
    if (this.considered.value !== "resign") this.considered.value = null;
    if (atEnd) this.cursor.ply.value = this.state.plies.value.length;
    this.notices.announce(
      messages.game.moveMade({ color: this.sideText(event.by), move: event.move }),
    );
    // My own move is on the board already; a reader of an earlier position stays there.
    if (mine) return;
    this.notices.last.value = null;
    this.answered(atEnd);
  }

  private ended(event: EndEvent) {
    this.moves.rollBack();
    this.state.ended(event);
    this.considered.value = null;
    this.notices.last.value = null;
    this.notices.announce(this.endText());
    this.cursor.reconsider();
    this.notices.sound("end");
    if (this.state.side !== null) gameIsOver(this.facts.id);
  }

  private restore(game: Game) {
    const known = this.state.plies.value.length;
    const atEnd = this.cursor.atEnd.value;
    const premoved = this.premoved();
    batch(() => {
      this.state.restore(game);
      this.rematchTip = game.rematch_tip;
      this.messages.restore(game);
      const now = this.state.plies.value.length;
      this.cursor.ply.value = atEnd ? now : Math.min(now, this.cursor.ply.value);
      this.cursor.refresh();
    });
    if (!premoved || this.state.ending.value) return;
    const { myTurn, plies, paused } = this.state;
    const answered = myTurn.value && plies.value.length > known && !paused.value;
    if (answered && this.premoved()) this.moves.playPremove();
    else if (plies.value.length !== known || paused.value) this.moves.dropPremoves();
  }

  private informed(info: GameInfo) {
    if (info.type === "presence") this.state.presence.value = info;
    else this.chat.heard(info);
  }
}
