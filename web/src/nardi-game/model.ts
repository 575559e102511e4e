// Model of the page of a nardi match.

import { signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { opposite } from "../board/position.ts";
import type { RolledEvent } from "../game/events.ts";
import { TableModel, type WeightyAct } from "../game/table-model.ts";
import type { NardiModel } from "../nardi/model.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { diceText } from "../nardi/sentences.ts";
import { api, type Game } from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { entropy, entropyFor } from "../net/entropy.ts";
import type { Socket } from "../net/socket.ts";
import { troubleText } from "../trouble.ts";
import { NardiCursor } from "./cursor.ts";
import { NardiMoves } from "./moves.ts";
import { NardiState } from "./state.ts";

/** So that the user sees that a computer has rolled. */
const computerPause = 800;
const replayPause = 400;

export class NardiGameModel extends TableModel<NardiState> {
  readonly moveHint = "8/5 6/5";
  readonly records = ["mat", "sgf", "xgid"] as const;
  override readonly dice = true;
  override readonly analysed = false;
  /** True while the user chooses what to resign: a game, for some points, or the match. */
  readonly resigns = signal(false);
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
    this.resigns.value = false;
    this.board.release();
  }

  /** In a match of several games the user says whether they resign one of them or all. */
  override consider(act: WeightyAct) {
    if (act === "resign" && this.state.points > 1) this.resigns.value = true;
    else super.consider(act);
  }

  override replay() {
    this.cursor.replay(replayPause);
  }

  /**
   * The computer would accept at once and add no entropy. Starting a new game with its commitment
   * looks the same to the user and is fair.
   */
  override offerRematch() {
    const { color } = this.state;
    const level = color && this.facts.players[opposite(color)].computer_level;
    if (color === null || level === null) super.offerRematch();
    else void this.playAgain(level, opposite(color));
  }

  private async playAgain(level: number, color: Color) {
    const { variant, ruleset, terms = {}, time_control } = this.facts;
    try {
      const wish = { variant, ruleset, terms, time_control, color, level };
      goToBegun((await api.playComputer(wish, true)).game_id);
    } catch (error) {
      this.notices.say("refused", troubleText(error));
    }
  }

  protected override wordForRematch(commitment: string | undefined) {
    return { entropy: commitment === undefined ? entropy() : entropyFor(`rematch/${commitment}`) };
  }

  protected picks() {
    return this.board.picked.value !== null;
  }

  protected answered(atEnd: boolean) {
    this.notices.sound("move");
    this.resigns.value = false;
    if (!atEnd) return;
    const ply = this.state.plies.value.at(-1);
    const computer = ply && this.facts.players[ply.by].computer_level !== null;
    if (ply?.roll) this.cursor.replay(computer ? computerPause : 0);
    this.cursor.refresh();
  }

  protected override rolled(event: RolledEvent) {
    const atEnd = this.cursor.atEnd.value;
    this.state.rolled(event);
    this.notices.announce(diceText(this.state.turn.value, event.dice));
    if (atEnd) this.cursor.refresh();
  }
}
