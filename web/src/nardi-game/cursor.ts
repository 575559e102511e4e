// The board of a nardi match and the ply of the record that it shows.

import { signal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import { TableCursor } from "../game/table-cursor.ts";
import { NardiModel, type Thrown } from "../nardi/model.ts";
import { positionOf } from "../nardi/position.ts";
import type { NardiRules, UnfinishedPlay } from "../nardi/rules.ts";
import { diceOf, traceOf } from "../nardi/trace.ts";
import { animates } from "../settings/motion.ts";
import { type NardiPly, playIn, type Standing } from "./record.ts";
import type { NardiState } from "./state.ts";

interface Played {
  ply: NardiPly;
  /** The steps of its men. */
  play: UnfinishedPlay;
}

export class NardiCursor extends TableCursor {
  readonly board: NardiModel;
  /** The play that led to the position shown. */
  readonly lastPlay = signal<Played | null>(null);
  /** The user's unfinished play, restored after they have looked at an earlier position. */
  private begun: UnfinishedPlay | null = null;

  constructor(
    private readonly state: NardiState,
    private readonly rules: NardiRules,
  ) {
    super(state.plies);
    this.board = new NardiModel(rules, this.positionOf(state.standing));
    this.board.side.value = state.color ?? "white";
    this.refresh();
  }

  refresh() {
    this.begun = this.board.play.peek() ?? this.begun;
    const at = this.ply.value;
    const standing = this.state.standingAt(at);
    const last = this.findLast();
    this.lastPlay.value = last;
    this.board.changing(() => {
      this.board.animated = animates();
      this.board.past.value = last && traceOf(last.ply.by, last.play);
      this.board.show(this.positionOf(standing));
      this.board.cube.value = this.atEnd.value ? (this.state.cube.value ?? null) : null;
      this.board.thrown.value = this.thrownAt(at);
      if (this.mayPlay()) this.play(standing.id);
    });
  }

  private findLast(): Played | null {
    const at = this.ply.value;
    const ply = this.state.plies.value
      .slice(0, at)
      .filter(({ roll }) => roll !== null)
      .at(-1);
    // The last play of the game before led to no position of this one.
    if (!ply || ply.after.id !== this.state.standingAt(at).id) return null;
    const said = playIn(ply.text);
    const play = said && this.rules.read(ply.before.id, said.roll ?? "", said.play ?? "");
    return play ? { ply, play } : null;
  }

  /** Shows the men of the last play on their way, the first after `wait`. */
  replay(wait: number) {
    const last = this.findLast();
    this.board.animated = animates();
    if (last) this.board.travel(last.ply.by, last.play, wait);
  }

  private mayPlay(): boolean {
    return this.atEnd.value && this.state.myTurn.value && this.state.toDo.value === "play";
  }

  private play(id: string) {
    const roll = this.state.roll.value;
    if (roll === null) return;
    const { begun } = this;
    if (begun?.id === id && begun.roll === roll) this.board.goOn(begun);
    else this.board.begin(id, roll);
  }

  private positionOf({ id, turn }: Standing) {
    return positionOf(turn, this.rules.position(id));
  }

  /** The dice to be played. */
  private thrownAt(at: number): Thrown[] {
    const now = at === this.state.confirmed.value.length && this.atEnd.value;
    const dice = now ? this.state.dice.value : null;
    return dice ? [{ color: this.state.standing.turn, dice: diceOf(dice.join("")) }] : [];
  }

  reconsider() {
    this.refresh();
  }

  protected turned() {
    this.refresh();
  }

  flip() {
    this.board.side.value = opposite(this.board.side.value);
  }
}
