// My plays in a match of nardi, and what else I do in it.

import { opposite } from "../board/position.ts";
import type { Notices } from "../game/notices.ts";
import { type Ask, SentMoves } from "../game/sent-moves.ts";
import { messages } from "../messages/messages.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { entropy } from "../net/entropy.ts";
import type { NardiCursor } from "./cursor.ts";
import { playIn } from "./record.ts";
import type { NardiRoute, NardiState, ToDo } from "./state.ts";

/** What can be said where no play is asked for. */
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

  /** Ends my turn with the play on the board. */
  done() {
    const whole = this.cursor.board.play.value?.whole;
    if (whole) this.say(whole.text);
  }

  /** Does what a text says, if I may. */
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

  /** Done is a confirmation of its own, and a roll has nothing to be thought over. */
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

/** As the buttons call it. */
function wordOf(text: string): string {
  const { nardi, game } = messages;
  const named: Readonly<Record<string, string>> = {
    roll: nardi.roll,
    double: nardi.double,
    take: nardi.take,
    drop: nardi.drop,
    accept: game.accept,
    refuse: game.decline,
  };
  return named[text] ?? nardi.concede;
}
