// Model of the page of a star game.

import { effect } from "@preact/signals";
import type { SeatOutEvent } from "../game/events.ts";
import { TableModel } from "../game/table-model.ts";
import { messages } from "../messages/messages.ts";
import type { Game } from "../net/api.ts";
import { seatIndex } from "../net/seats.ts";
import type { Socket } from "../net/socket.ts";
import type { StarModel } from "../star/model.ts";
import type { StarRules } from "../star/rules.ts";
import { StarCursor } from "./cursor.ts";
import { StarMoves } from "./moves.ts";
import { outText } from "./out-text.ts";
import { StarState } from "./state.ts";

export class StarGameModel extends TableModel<StarState> {
  readonly moveHint = "e9-e10";
  readonly records = ["star"] as const;
  override readonly analysed = false;
  readonly cursor: StarCursor;
  readonly moves: StarMoves;
  private readonly unwatch: () => void;

  constructor(facts: Game, username: string | null, rules: StarRules, socket: Socket) {
    super(facts, new StarState(facts, username, rules), socket, false);
    const { terms, side } = this.state;
    const home = rules.homes(terms)[seatIndex(side ?? "white")] ?? 0;
    this.cursor = new StarCursor(this.state, home, (move, byHand) => this.moves.made(move, byHand));
    this.moves = new StarMoves(this.state, this.cursor, this.notices, (command, fields) =>
      this.ask(command, fields),
    );
    this.unwatch = effect(() => {
      if (this.board.refused.value) this.notices.say("refused", messages.star.refused);
    });
    this.listen();
  }

  get board(): StarModel {
    return this.cursor.board;
  }

  override dispose() {
    super.dispose();
    this.unwatch();
    this.board.dispose();
  }

  override turnText() {
    const { several, turn } = this.state;
    return several ? messages.star.toMove({ seat: this.sideText(turn.value) }) : super.turnText();
  }

  override endText() {
    const { several, ending, ends } = this.state;
    if (!several || ending.value?.status !== "finished") return super.endText();
    return ends.value
      .map(({ place }, seat) => ({ place: place ?? 0, name: this.facts.seats[seat]?.username }))
      .sort((a, b) => a.place - b.place)
      .map(({ place, name }) => `${place}. ${name}`)
      .join(", ");
  }

  protected override seatOut(event: SeatOutEvent) {
    this.state.seatOut(event);
    this.considered.value = null;
    this.notices.announce(outText(this.sideText(event.by), event.reason));
    this.cursor.refresh();
  }

  override replay() {
    this.cursor.replay();
  }

  cancel() {
    this.board.release();
  }

  protected picks() {
    return this.board.picked.value !== null;
  }

  protected answered(atEnd: boolean) {
    this.notices.sound("move");
    if (atEnd) this.cursor.follow();
  }
}
