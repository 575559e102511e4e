// The user's plays in a nardi match, and their other actions.

import { opposite } from "../board/position.ts";
import type { Notices } from "../game/notices.ts";
import { type Ask, SentMoves } from "../game/sent-moves.ts";
import { messages } from "../messages/messages.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { entropy } from "../net/entropy.ts";
import type { NardiCursor } from "./cursor.ts";
import { playIn } from "./record.ts";
import type { NardiRoute, NardiState, ToDo } from "./state.ts";
import { wordOf } from "./words.ts";

/** Words that can be typed when no play is expected. */
const words: Readonly<Record<ToDo, readonly string[]>> = {
  play: [],
  roll_or_double: ["roll", "double"],
  take_or_drop: ["take", "drop"],
  accept_or_refuse: ["accept", "refuse"],
};

export class NardiMoves extends SentMoves<NardiRoute> {
  constructor(
    private readonly state: NardiState,
    private readonly cursor: NardiCursor,
    notices: Notices,
    private readonly rules: NardiRules,
    ask: Ask,
  ) {
    super(state, cursor, notices, ask);
  }

  /** Ends the user's turn with the play on the board. */
  done() {
    const whole = this.cursor.board.play.value?.whole;
    if (whole) this.say(whole.text);
  }

  /** Performs the action that a text names, if it is allowed. */
  say(text: string) {
    const route = this.routeOf(text);
    if (route && this.state.myTurn.value) this.play(route);
  }

  protected textOf({ text }: NardiRoute) {
    return text;
  }

  protected routeOf(text: string): NardiRoute | undefined {
    const { toDo, concessions } = this.state;
    const said = toDo.value === null ? [] : words[toDo.value];
    const conceded = concessions.value.some((times) => text === `concede ${times}`);
    if (said.includes(text) || conceded) return { text, short: wordOf(text), after: null };
    return toDo.value === "play" ? this.playOf(playIn(text)?.play ?? text) : undefined;
  }

  private playOf(text: string): NardiRoute | undefined {
    const { id, turn } = this.state.standing;
    const now = { roll: this.state.roll.value };
    const play = now.roll === null ? null : this.rules.meant(id, now.roll, text);
    if (!play) return undefined;
    const after = { id: play.after, turn: opposite(turn) };
    return { text: `${now.roll}: ${play.text}`, short: play.text, after };
  }

  protected meant(text: string) {
    return this.routeOf(text.trim().toLowerCase()) ?? messages.nardi.refused;
  }

  /** No confirmation: "Done" already is one, and rolling needs none. */
  protected override asksAbout({ text, after }: NardiRoute) {
    return after === null && text !== "roll";
  }

  protected override fields() {
    return { entropy: entropy() };
  }

  protected soundOf() {
    return "move" as const;
  }

  protected show() {
    this.cursor.refresh();
  }

  protected unshow() {
    this.cursor.refresh();
  }
}
