// State of a nardi board and of the play that is being made on it.

import { batch, computed, signal } from "@preact/signals";
import { Hand } from "../board/hand.ts";
import type { Surface } from "../board/pointer.ts";
import type { Color } from "../board/position.ts";
import { placeAt, width } from "./geometry.ts";
import { follow, lay, type Man } from "./men.ts";
import {
  type Cube,
  type Men,
  type OfEach,
  type Place,
  type Position,
  placeOf,
  pointOf,
  positionOf,
  standingOn,
} from "./position.ts";
import type { NardiRules, Step, UnfinishedPlay } from "./rules.ts";
import { type Trace, traceOf } from "./trace.ts";

/** Dice of one side in the order rolled; four of them for a double. */
export interface Thrown {
  color: Color;
  dice: readonly number[];
}

const stepMs = 180;
/** For each man of another player's play. */
const travelMs = 500;

const same = (one: OfEach<Men>, other: OfEach<Men>): boolean =>
  String([one.white, one.black]) === String([other.white, other.black]);

export class NardiModel extends Hand implements Surface {
  readonly side = signal<Color>("white");
  readonly mirrored = signal(false);
  readonly view = computed(() => ({ side: this.side.value, mirrored: this.mirrored.value }));
  readonly position;
  readonly men;
  readonly thrown = signal<readonly Thrown[]>([]);
  readonly cube = signal<Cube | null>(null);
  /** The play being made; null if there is none to make. */
  readonly play = signal<UnfinishedPlay | null>(null);
  readonly focused = signal<Place>(1);
  /** The last play that was finished. */
  readonly past = signal<Trace | null>(null);
  /** The play being made once a man has moved; until then the last one. */
  readonly trace = computed<Trace | null>(() => {
    const play = this.play.value;
    return play && play.made.length > 0 ? traceOf(this.turn, play) : this.past.value;
  });
  /** Where the men go that travel; null if none does. */
  readonly travels = signal<OfEach<Men> | null>(null);
  /** Time that a man takes to its next place. */
  readonly slideMs = signal(stepMs);
  /** True during playback, when no man can be moved. */
  private readonly showing = signal(false);
  /** True if the later die is played first. */
  private readonly swapped = signal(false);

  /** Places with a man that can be moved. */
  readonly movable = computed<ReadonlySet<Place>>(() => {
    const next = this.showing.value ? [] : this.play.value?.next;
    return new Set(next?.map(({ from }) => this.place(from)));
  });

  private readonly ways = computed<ReadonlyMap<Place, readonly Step[]>>(() => {
    const picked = this.picked.value;
    const play = this.play.value;
    const from = picked === null ? undefined : pointOf(this.turn, picked);
    if (!play || from === undefined) return new Map();
    const ways = [...this.rules.ways(play, from, this.ordered(play.dice)[0])];
    return new Map(ways.map(([to, steps]) => [this.place(to), steps]));
  });

  readonly targets = computed<ReadonlySet<Place>>(() => new Set(this.ways.value.keys()));

  /** For each die, whether it has been used. */
  readonly used = computed<readonly boolean[]>(() => {
    const play = this.play.value;
    const left = [...(play?.dice ?? [])];
    const thrown = this.thrown.value.find(({ color }) => color === this.turn)?.dice ?? [];
    const dice = this.ordered(thrown);
    // Matches the remaining dice from the left, so the last ones count as used first.
    return dice.map((die) => {
      const at = left.indexOf(die);
      if (at >= 0) left.splice(at, 1);
      return play !== null && at < 0;
    });
  });

  constructor(
    private readonly rules: NardiRules,
    position: Position,
  ) {
    super();
    this.position = signal(position);
    this.men = signal<readonly Man[]>(lay(position.men));
  }

  private get turn(): Color {
    return this.position.value.turn;
  }

  private place(point: number): Place {
    return placeOf(this.turn, point);
  }

  private ordered(dice: readonly number[]): readonly number[] {
    return this.swapped.value ? [...dice].reverse() : dice;
  }

  /** The dice in the order in which they are shown. The first is played first. */
  readonly shown = computed<readonly Thrown[]>(() =>
    this.thrown.value.map(({ color, dice }) => ({
      color,
      dice: color === this.turn ? this.ordered(dice) : dice,
    })),
  );

  swap() {
    this.swapped.value = !this.swapped.value;
  }

  /** Shows a position without a play. */
  show(position: Position) {
    batch(() => {
      this.headFor(position.men);
      this.play.value = null;
      this.empty();
      this.stand(position);
    });
  }

  /** Starts the play of the side to move, which has rolled. */
  begin(id: string, roll: string) {
    this.swapped.value = false;
    this.goOn(this.rules.play(id, roll));
  }

  /** Continues a play that was started. */
  goOn(play: UnfinishedPlay) {
    this.headFor(positionOf(this.turn, play).men);
    this.setPlay(play);
  }

  /**
   * Shows the men of a finished play on their way, one after another, the first after `wait`. The
   * next thing shown or done ends this, unless it has the same men.
   */
  travel(color: Color, play: UnfinishedPlay, wait: number) {
    const after = (steps: number) =>
      positionOf(color, this.rules.play(play.id, play.roll, play.made.slice(0, steps))).men;
    const stages = traceOf(color, play).journeys.map(({ steps }) => after(steps));
    this.stopShowing();
    if (!this.animated || stages.length === 0) return;
    const go = () => {
      const men = stages.shift();
      if (!men) return this.arrive();
      this.slideMs.value = travelMs;
      this.men.value = follow(this.men.peek(), men);
      this.timer = setTimeout(go, travelMs);
    };
    batch(() => {
      this.travels.value = stages.at(-1) ?? null;
      this.slideMs.value = 0;
      this.men.value = follow(this.men.peek(), after(0));
    });
    this.timer = setTimeout(go, wait);
  }

  /** Ends the travel at once. */
  private arrive() {
    if (!this.travels.peek()) return;
    batch(() => {
      this.stopShowing();
      this.men.value = follow(this.men.peek(), this.position.peek().men);
    });
  }

  /** Ends what is being shown, unless it leads to these men. */
  private headFor(men: OfEach<Men>) {
    const travels = this.travels.peek();
    if (!travels || !same(travels, men)) this.stopShowing();
  }

  undo() {
    this.arrive();
    const play = this.play.value;
    if (play && play.made.length > 0) this.setPlay(this.rules.without(play));
  }

  /** Shows a play of the side to move, man by man. */
  playBack(play: UnfinishedPlay) {
    const step = (count: number) => {
      this.setPlay(this.rules.play(play.id, play.roll, play.made.slice(0, count)));
      if (count < play.made.length) this.timer = setTimeout(() => step(count + 1), 2 * stepMs);
      else this.stopShowing();
    };
    this.stopShowing();
    this.showing.value = true;
    step(this.animated ? Math.min(1, play.made.length) : play.made.length);
  }

  private stopShowing() {
    clearTimeout(this.timer);
    this.showing.value = false;
    this.travels.value = null;
    this.slideMs.value = stepMs;
  }

  private setPlay(play: UnfinishedPlay) {
    batch(() => {
      this.play.value = play;
      this.empty();
      this.stand(positionOf(this.turn, play));
    });
  }

  private stand(position: Position) {
    this.position.value = position;
    if (!this.travels.peek()) this.men.value = follow(this.men.peek(), position.men);
  }

  placeAt(across: number, down: number): Place | undefined {
    return placeAt(this.view.peek(), across, down);
  }

  pieceShare(): number {
    return 1 / width;
  }

  liftable(place: Place): boolean {
    return this.movable.value.has(place);
  }

  lift(place: Place, x: number, y: number): boolean {
    this.arrive();
    const man = this.tokenAt(place);
    if (man === undefined || !this.liftable(place)) return false;
    this.take(man, place, x, y);
    return true;
  }

  protected tokenAt(place: Place): number | undefined {
    const there = this.men.value.filter((man) => man.place === place);
    return there.sort((a, b) => b.index - a.index)[0]?.id;
  }

  drop(place: Place) {
    const from = this.held.peek()?.from;
    if (from === undefined) return;
    batch(() => {
      this.held.value = null;
      if (place !== from && !this.goTo(place)) this.refuse();
    });
  }

  /** Moves the picked man. Returns false if the play does not allow it. */
  private goTo(place: Place): boolean {
    const play = this.play.value;
    const steps = this.ways.value.get(place);
    if (!play || !steps) return false;
    this.setPlay(this.rules.with(play, steps));
    return true;
  }

  private refuse() {
    this.picked.value = null;
    this.refused.value = true;
  }

  tap(place: Place) {
    this.arrive();
    const picked = this.picked.value;
    batch(() => {
      this.refused.value = false;
      if (picked === place) this.picked.value = null;
      else if (picked !== null && this.goTo(place)) return;
      else if (this.movable.value.has(place)) this.picked.value = place;
      else if (picked !== null || this.standsHere(place)) this.refuse();
    });
  }

  private standsHere(place: Place): boolean {
    return (
      this.play.value !== null && standingOn(this.position.value.men, place)?.color === this.turn
    );
  }

  dragged(from: Place) {
    if (this.standsHere(from) && !this.movable.value.has(from)) this.refuse();
  }
}
