// The board of a nardi match and the ply of the record that it shows.

import { opposite } from "../board/position.ts";
import { TableCursor } from "../game/table-cursor.ts";
import { NardiModel, type Thrown } from "../nardi/model.ts";
import { placeOf, positionOf } from "../nardi/position.ts";
import type { NardiRules, UnfinishedPlay } from "../nardi/rules.ts";
import { settings } from "../settings/settings.ts";
import { type NardiPly, playIn, type Standing } from "./record.ts";
import type { NardiState } from "./state.ts";

export class NardiCursor extends TableCursor {
  readonly board: NardiModel;
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
    const ply = this.state.plies.value[at - 1];
    const standing = this.state.standingAt(at);
    this.board.changing(() => {
      this.board.animated = settings.value.animation;
      this.board.show(this.positionOf(standing));
      this.board.cube.value = this.atEnd.value ? (this.state.cube.value ?? null) : null;
      this.board.thrown.value = this.thrownAt(at, ply);
      this.board.last.value = ply ? this.reachedBy(ply) : [];
      if (this.mayPlay()) this.play(standing.id);
    });
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

  /** The dice to be played, or else the dice of the last play. */
  private thrownAt(at: number, ply: NardiPly | undefined): Thrown[] {
    const now = at === this.state.confirmed.value.length && this.atEnd.value;
    const dice = now ? this.state.dice.value : null;
    if (dice) return [{ color: this.state.standing.turn, dice: fourOfDouble(dice) }];
    if (!ply?.roll) return [];
    return [{ color: ply.by, dice: fourOfDouble([...ply.roll].map(Number)) }];
  }

  private reachedBy({ text, by, before }: NardiPly) {
    const said = playIn(text);
    const play = said && this.rules.read(before.id, said.roll ?? "", said.play ?? "");
    return play ? play.made.map(({ to }) => placeOf(by, to)) : [];
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

const fourOfDouble = (dice: readonly number[]): readonly number[] =>
  dice[0] === dice[1] ? [...dice, ...dice] : dice;
