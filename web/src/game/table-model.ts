// Model of the page of any kind of game: the server's events and the player's actions.

import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type Color, opposite } from "../board/position.ts";
import { Chat } from "../chat/chat.ts";
import { shownMove } from "../labels/notation.ts";
import { messages, named } from "../messages/messages.ts";
import { endingText } from "../messages/sentences.ts";
import { api, type Clock, type Game, type RecordFormat, type SeatName } from "../net/api.ts";
import { seatIndex } from "../net/seats.ts";
import { Refused, type Socket } from "../net/socket.ts";
import { asksPush } from "../push/asks-push.ts";
import { gameIsOver, gamesChanged, runningGames } from "../session/games.ts";
import { type MoveMessage, written } from "../session/news.ts";
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

/** Actions that need a confirmation, to prevent accidents. */
export type WeightyAct = "resign" | "offerDraw" | "claimDraw" | "abort";

/** The parts of the page that are shown one at a time. */
export type PanelTab = "moves" | "chat" | "plans" | "notes" | "info" | "openings";

/** In correspondence the players leave each other messages. */
export const tabTitle = ({ facts }: TableModel, tab: PanelTab): string =>
  messages.game.tabs[tab === "chat" && facts.pace !== "live" ? "messages" : tab];

/** A short hint next to the board, shown while there is no other message. */
export interface Hint {
  kind: "capture" | "premoves";
  text: string;
}

export abstract class TableModel<S extends TableState = TableState> {
  abstract readonly cursor: TableCursor;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a kind has as its moves.
  abstract readonly moves: SentMoves<any>;
  /** Example of a typed move. */
  abstract readonly moveHint: string;
  /** Download formats of the record. */
  abstract readonly records: readonly RecordFormat[];
  /** True for games with dice, which have no draws, no takebacks and no free abort. */
  readonly dice: boolean = false;
  /** True if the analysis board supports the game. */
  readonly analysed: boolean = true;
  /** True if the user may plan answers. */
  get planned() {
    return false;
  }
  /** The deadline on the user's turn in a correspondence game; else null. */
  get ownDeadline(): number | null {
    const { running, deadline_ms: deadline } = this.state.clock.value;
    const turn = running === this.state.side && this.state.ending.value === null;
    return turn && this.facts.pace !== "live" ? deadline : null;
  }
  /** True if openings of the game are known. */
  get opened() {
    return false;
  }
  /** True if all players are people. */
  readonly people: boolean;
  /** The open tab of the column, and of the side of a wide page. */
  readonly tab = signal<PanelTab>("moves");
  readonly sideTab = signal<PanelTab>("chat");
  readonly notices: Notices;
  /** The action that needs a confirmation. */
  readonly considered = signal<WeightyAct | null>(null);
  readonly hint: ReadonlySignal<Hint | null> = computed(() => null);

  /** Messages that the players send with their moves; only for games of two players. */
  readonly messages: MoveMessages;

  readonly commands = new GameCommands(
    (command, fields) => this.ask(command, fields),
    () => this.wordForRematch(this.rematchCommitment),
  );
  readonly absence: ReturnType<typeof absence>;
  readonly chat: Chat;

  private ends: (() => void)[] = [];
  /** Dice commitment of the rematch on offer. */
  private rematchCommitment: string | undefined;

  /** `quiet`: a board embedded in another page, without sound. */
  constructor(
    readonly facts: Game,
    readonly state: S,
    private readonly socket: Socket,
    private readonly quiet: boolean,
  ) {
    this.messages = new MoveMessages((cursor) => api.moveMessages(facts.id, cursor));
    this.messages.restore(facts);
    this.rematchCommitment = facts.rematch_commitment;
    this.notices = new Notices(quiet);
    this.absence = absence(state, () => socket.serverNow());
    this.chat = new Chat(facts.id, socket);
    this.people = facts.seats.every((one) => one.computer_level === null);
  }

  /** Puts the held piece down and drops the premoves. */
  abstract cancel(): void;
  /** Whether a piece on the board is picked. If so, the previous message is removed. */
  protected abstract picks(): boolean;
  /** True if there are premoves. */
  protected premoved(): boolean {
    return false;
  }
  /**
   * Handles a move made by another player, or from another page. The board shows it if it was
   * `atEnd`.
   */
  protected abstract answered(atEnd: boolean): void;

  /** Shows the last move again. */
  replay() {}

  /** Escape: drops a move that has not been sent, a question, or what is on the board. */
  drop() {
    if (this.state.pending.value?.state === "asked") this.moves.reconsider();
    else if (this.considered.value) this.considered.value = null;
    else this.cancel();
  }

  offerRematch() {
    this.commands.rematch("offer");
  }
  /** Additional fields of a rematch offer, or of the answer to the offer with this commitment. */
  protected wordForRematch(_commitment: string | undefined): Record<string, unknown> {
    return {};
  }

  /** Starts following the game. */
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
      // Adds messages that arrived while the connection was lost.
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

  /** Resolves with false if the server rejected the command; the reason has been shown. */
  protected async ask(command: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await this.socket.command(command, { game: this.facts.id, ...fields });
      if (command === "move" && this.facts.pace === "correspondence" && !this.quiet)
        import("./after-move.ts")
          .then(({ afterMove }) => afterMove(this.facts.id, () => this.holds()))
          .then((asks) => {
            asksPush.value = asks;
          })
          .catch(() => {});
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The game ended before the command arrived; its result is shown instead of the refusal.
      if (error.code === "GAME_OVER") return false;
      const away = error.code === "MOVE_WHILE_ON_VACATION";
      this.notices.say("refused", error.message, away);
      return false;
    }
  }

  /** True if the user has a reason to stay: the result, or words that they have not sent. */
  private holds(): boolean {
    return this.state.ending.value !== null || this.chat.draft.value.trim() !== "";
  }

  /**
   * Always asks for confirmation of a resignation; for the other actions, only if the settings say
   * so.
   */
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

  // Events from the server

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
        this.rematchCommitment = event.dice_commitment;
        this.offered("rematch", event.by, (name) => messages.offers.rematchOffered({ name }));
        break;
      case "rematch_declined":
        this.rematchCommitment = undefined;
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

  /** A seat has left the game, and the others continue. */
  protected seatOut(_event: SeatOutEvent) {}

  /** The name of a seat's player: the colour or, with more than two players, the username. */
  sideText(side: SeatName): string {
    if (!this.state.several && (side === "white" || side === "black")) return messages.color[side];
    return this.facts.seats[seatIndex(side)]?.username ?? side;
  }

  /** Whose turn it is, as text. */
  turnText(): string {
    const turn = this.state.turn.value;
    return messages.game.turnOf({ color: turn === "black" ? "black" : "white" });
  }

  /** The result, as text. */
  endText(): string {
    const { ending } = this.state;
    if (!ending.value) return "";
    const { result, reason, counter } = ending.value;
    return endingText(result, reason, counter);
  }

  /** Dice have been rolled. */
  protected rolled(_event: RolledEvent) {}

  private moved(event: MoveEvent) {
    const mine = this.state.expects(event);
    const atEnd = this.cursor.atEnd.value;
    this.state.moved(event);
    // The question belonged to the previous position, unless it is a resignation.
    if (this.considered.value !== "resign") this.considered.value = null;
    if (atEnd) this.cursor.ply.value = this.state.plies.value.length;
    this.notices.announce(
      messages.game.moveMade({ color: this.sideText(event.by), move: shownMove(event.move) }),
    );
    // The user's own move is already on the board. If they look at an earlier position, it stays.
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
      this.rematchCommitment = game.rematch_commitment;
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
