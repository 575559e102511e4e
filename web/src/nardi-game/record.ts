// The record of a nardi match, action by action, with the positions before and after.

import { type Color, opposite } from "../board/position.ts";
import type { Written } from "../game/table-state.ts";
import type { NardiRules } from "../nardi/rules.ts";

export type Dice = readonly [number, number];

/** A Position ID, which describes the men from the view of the side on roll. */
export interface Standing {
  id: string;
  turn: Color;
}

export interface NardiPly extends Written {
  by: Color;
  /** "31"; null if it was not a play. */
  roll: string | null;
  before: Standing;
  after: Standing;
  /** Row in the list of moves, from 0. */
  row: number;
}

export const playIn = (text: string) => /^(?<roll>[1-6]{2}): (?<play>.+)$/.exec(text)?.groups;

/**
 * Follows a match without checking that the actions are legal, because they come from the server.
 */
export class MatchRecord {
  standing: Standing;
  /** The side to act. */
  decides: Color = "white";
  /** Multiple of the cube at which the game was last offered in this turn. */
  conceded = 0;

  private readonly done: NardiPly[] = [];
  /** True at the start of a game: the next roll decides who begins. */
  private opening = true;

  constructor(private readonly rules: NardiRules) {
    this.standing = { id: rules.position().id, turn: "white" };
  }

  get plies(): readonly NardiPly[] {
    return [...this.done];
  }

  rolled([white, black]: Dice) {
    if (!this.opening || white === black) return;
    this.opening = false;
    this.decides = white > black ? "white" : "black";
    this.standing = { id: this.rules.position().id, turn: this.decides };
  }

  acted(text: string, spentMs: number | undefined) {
    const { standing: before, decides: by } = this;
    const row = this.row();
    const roll = playIn(text)?.roll ?? null;
    this.act(text);
    this.done.push({ text, spentMs, by, roll, before, after: this.standing, row });
  }

  /** Several actions of one side in the same turn share a row. */
  private row(): number {
    const last = this.done.at(-1);
    if (!last) return 0;
    const goesOn = last.by === this.decides ? !endsTurn(last) : last.by === "white";
    return goesOn ? last.row : last.row + 1;
  }

  private act(text: string) {
    const said = playIn(text);
    if (said) this.played(said.roll ?? "", said.play ?? "");
    else if (text === "drop" || text === "accept") this.gameOver();
    else if (text !== "roll") this.decides = opposite(this.decides);
    if (text.startsWith("concede ")) this.conceded = Number(text.at(-1));
  }

  private played(roll: string, play: string) {
    const { id, turn } = this.standing;
    const found = this.rules.meant(id, roll, play);
    if (!found) throw new RangeError(`no play ${play} of ${roll} at ${id}`);
    this.standing = { id: found.after, turn: opposite(turn) };
    this.decides = opposite(turn);
    this.conceded = 0;
    if (this.rules.position(found.after).win) this.gameOver();
  }

  private gameOver() {
    this.opening = true;
    this.conceded = 0;
  }
}

const endsTurn = ({ text, roll }: NardiPly): boolean =>
  roll !== null || text === "drop" || text === "accept";
