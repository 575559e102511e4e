// State of a star board and the actions on it.

import { batch, computed, signal } from "@preact/signals";
import { Hand } from "../board/hand.ts";
import type { Surface } from "../board/pointer.ts";
import { type Hole, holeAt, type Point, type Star, widthOf } from "./geometry.ts";
import { follow, lay, type Man } from "./men.ts";
import { fromOf, type Men, type Move, type Standing, toOf } from "./rules.ts";

const hopMs = 180;
const rewindMs = 400;

export class StarModel extends Hand implements Surface {
  /** The point of the star at the bottom. */
  readonly bottom = signal<Point>(0);
  readonly standing;
  readonly men;
  /** True if moves can be made on this board. */
  readonly playing = signal(true);
  readonly focused = signal<Hole>(0);
  /** The holes that the user's men have to fill, and their seat. */
  readonly target = signal<{ holes: readonly Hole[]; seat: number } | null>(null);
  /** The path of the last move. */
  readonly last = signal<readonly Hole[]>([]);

  private readonly moves = computed<readonly Move[]>(() =>
    this.playing.value ? this.standing.value.moves : [],
  );

  readonly movable = computed<ReadonlySet<Hole>>(
    () => new Set(this.moves.value.map(fromOf).filter((hole) => hole !== undefined)),
  );

  readonly targets = computed<ReadonlySet<Hole>>(() => {
    const own = this.moves.value.filter((move) => fromOf(move) === this.picked.value);
    return new Set(own.map(toOf).filter((hole) => hole !== undefined));
  });

  constructor(
    readonly star: Star,
    standing: Standing,
    /** `byHand`: the move was dragged, so it needs no animation. */
    private readonly play: (move: Move, byHand: boolean) => void,
  ) {
    super();
    this.standing = signal(standing);
    this.men = signal<readonly Man[]>(lay(standing.men));
  }

  /**
   * Shows another state. `move` led to it and is animated hole by hole, or shown at once if it was
   * made by hand.
   */
  show(standing: Standing, move?: Move, byHand = false) {
    clearTimeout(this.timer);
    this.changing(() => {
      this.empty();
      this.last.value = move?.path ?? [];
      this.standing.value = standing;
      const from = move?.path[0];
      const walks = this.animated && !byHand && move && move.path.length > 2;
      const man = this.men.peek().find(({ hole }) => hole === from);
      if (walks && man) this.walk(man, move.path, standing.men);
      else this.men.value = follow(this.men.peek(), standing.men);
    });
  }

  private walk(man: Man, path: readonly Hole[], after: Men) {
    const hop = (n: number) => {
      const hole = path[n];
      if (hole === undefined) {
        this.men.value = follow(this.men.peek(), after);
        return;
      }
      this.men.value = this.men.peek().map((one) => (one.id === man.id ? { ...one, hole } : one));
      this.timer = setTimeout(() => hop(n + 1), hopMs);
    };
    hop(1);
  }

  /** Shows earlier men for a moment, before the move from there is shown again. */
  rewind(men: Men, then: () => void) {
    clearTimeout(this.timer);
    this.men.value = follow(this.men.peek(), men);
    this.timer = setTimeout(then, rewindMs);
  }

  /** Shows the first state of another game. */
  reset(standing: Standing) {
    this.show(standing);
    this.men.value = lay(standing.men);
  }

  placeAt(across: number, down: number): Hole | undefined {
    return holeAt(this.star, this.bottom.peek(), across, down);
  }

  pieceShare(): number {
    return 1 / widthOf(this.star);
  }

  liftable(hole: Hole): boolean {
    return this.movable.value.has(hole);
  }

  lift(hole: Hole, x: number, y: number): boolean {
    const man = this.tokenAt(hole);
    if (man === undefined || !this.liftable(hole)) return false;
    this.take(man, hole, x, y);
    return true;
  }

  protected tokenAt(hole: Hole): number | undefined {
    return this.men.value.find((one) => one.hole === hole)?.id;
  }

  drop(hole: Hole) {
    const from = this.held.peek()?.from;
    batch(() => {
      this.held.value = null;
      if (from !== undefined && hole !== from) this.go(hole, true);
    });
  }

  private go(hole: Hole, byHand: boolean) {
    const from = this.picked.value;
    const move = this.moves.value.find((one) => fromOf(one) === from && toOf(one) === hole);
    this.picked.value = null;
    if (move) this.play(move, byHand);
    else this.refused.value = true;
  }

  tap(hole: Hole) {
    const picked = this.picked.value;
    batch(() => {
      this.refused.value = false;
      if (picked === hole) this.picked.value = null;
      else if (this.movable.value.has(hole)) this.picked.value = hole;
      else if (picked !== null) this.go(hole, false);
      else if (this.isOwn(hole)) this.refused.value = true;
    });
  }

  private isOwn(hole: Hole): boolean {
    const { men, seat } = this.standing.value;
    return this.playing.value && seat !== null && men.get(hole) === seat;
  }

  dragged(from: Hole) {
    if (this.isOwn(from) && !this.movable.value.has(from)) this.refused.value = true;
  }
}
