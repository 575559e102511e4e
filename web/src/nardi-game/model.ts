// The page of one match of nardi.

import type { RolledEvent } from "../game/events.ts";
import { TableModel } from "../game/table-model.ts";
import type { NardiModel } from "../nardi/model.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { diceText } from "../nardi/sentences.ts";
import type { Game } from "../net/api.ts";
import type { Socket } from "../net/socket.ts";
import { NardiCursor } from "./cursor.ts";
import { NardiMoves } from "./moves.ts";
import { NardiState } from "./state.ts";

export class NardiGameModel extends TableModel<NardiState> {
  readonly moveHint = "8/5 6/5";
  readonly records = ["mat", "sgf", "xgid"] as const;
  override readonly dice = true;
  override readonly analysed = false;
  readonly cursor: NardiCursor;
  readonly moves: NardiMoves;

  constructor(facts: Game, username: string | null, rules: NardiRules, socket: Socket) {
    super(facts, new NardiState(facts, username, rules), socket, false);
    this.cursor = new NardiCursor(this.state, rules);
    this.moves = new NardiMoves(this.state, this.cursor, this.notices, rules, (command, fields) =>
      this.ask(command, fields),
    );
    this.listen();
  }

  get board(): NardiModel {
    return this.cursor.board;
  }

  override dispose() {
    super.dispose();
    this.board.dispose();
  }

  cancel() {
    this.board.release();
  }

  protected picks() {
    return this.board.picked.value !== null;
  }

  protected answered(atEnd: boolean) {
    this.notices.sound("move");
    if (atEnd) this.cursor.refresh();
  }

  protected override rolled(event: RolledEvent) {
    const atEnd = this.cursor.atEnd.value;
    this.state.rolled(event);
    this.notices.announce(diceText(this.state.turn.value, event.dice));
    if (atEnd) this.cursor.refresh();
  }
}
