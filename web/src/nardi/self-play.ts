// A game without a server in which one user plays both sides.

import { batch, computed, signal } from "@preact/signals";
import { type Color, opposite } from "../board/position.ts";
import { NardiModel } from "./model.ts";
import { positionOf } from "./position.ts";
import type { NardiRules, Win } from "./rules.ts";
import { diceOf, traceOf } from "./trace.ts";

export type Ruleset = "latvian" | "wbgf";

export type Phase =
  | { kind: "opening" }
  | { kind: "tied" }
  | { kind: "roll" }
  | { kind: "doubled" }
  | { kind: "play" }
  | { kind: "over"; winner: Color; win: Win; points: number };

/**
 * An unpredictable die. Bytes from 252 are rolled again, so that all six results are equally
 * likely.
 */
function die(): number {
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 252) return 1 + (byte % 6);
  }
}

const worth: Readonly<Record<Win, number>> = { single: 1, gammon: 2, backgammon: 3 };

export class SelfPlay {
  readonly model: NardiModel;
  readonly ruleset = signal<Ruleset>("latvian");
  readonly phase = signal<Phase>({ kind: "opening" });
  /** "31: 8/5 6/5", each with its side. */
  readonly turns = signal<readonly { color: Color; text: string }[]>([]);

  private id: string;

  constructor(
    private readonly rules: NardiRules,
    private readonly throwDie: () => number = die,
  ) {
    const start = rules.position();
    this.id = start.id;
    this.model = new NardiModel(rules, positionOf("white", start));
  }

  get turn(): Color {
    return this.model.position.value.turn;
  }

  /**
   * The owner of the cube may double before a roll, or either side while the cube is in the middle.
   */
  readonly mayDouble = computed(() => {
    const cube = this.model.cube.value;
    if (this.phase.value.kind !== "roll" || !cube || cube.value >= 64) return false;
    return cube.owner === null || cube.owner === this.model.position.value.turn;
  });

  start(ruleset: Ruleset = this.ruleset.value) {
    const start = this.rules.position();
    batch(() => {
      this.ruleset.value = ruleset;
      this.id = start.id;
      this.turns.value = [];
      this.model.show(positionOf("white", start));
      this.model.thrown.value = [];
      this.model.past.value = null;
      this.model.cube.value = ruleset === "wbgf" ? { value: 1, owner: null } : null;
      this.phase.value = { kind: "opening" };
    });
  }

  /** Each side rolls one die. The higher one begins, with these dice or with a new roll. */
  throwForStart() {
    const [white, black] = [this.throwDie(), this.throwDie()];
    batch(() => {
      this.model.thrown.value = [
        { color: "white", dice: [white] },
        { color: "black", dice: [black] },
      ];
      if (white === black) {
        this.phase.value = { kind: "tied" };
        return;
      }
      const turn = white > black ? "white" : "black";
      this.model.show(positionOf(turn, this.rules.position(this.id)));
      if (this.ruleset.value === "wbgf") this.play([white, black]);
      else this.phase.value = { kind: "roll" };
    });
  }

  roll() {
    this.play([this.throwDie(), this.throwDie()]);
  }

  private play([one, two]: readonly [number, number]) {
    batch(() => {
      this.model.thrown.value = [{ color: this.turn, dice: diceOf(`${one}${two}`) }];
      this.model.begin(this.id, `${Math.max(one, two)}${Math.min(one, two)}`);
      this.phase.value = { kind: "play" };
    });
  }

  double() {
    if (this.mayDouble.value) this.phase.value = { kind: "doubled" };
  }

  take() {
    const value = 2 * (this.model.cube.value?.value ?? 1);
    this.model.cube.value = { value, owner: opposite(this.turn) };
    this.phase.value = { kind: "roll" };
  }

  drop() {
    const points = this.model.cube.value?.value ?? 1;
    this.phase.value = { kind: "over", winner: this.turn, win: "single", points };
  }

  /** Ends the turn with the play made on the board, or with a pass. */
  done() {
    const play = this.model.play.value;
    if (!play?.whole) return;
    const { text, after } = play.whole;
    const color = this.turn;
    const standing = this.rules.position(after);
    batch(() => {
      this.id = after;
      this.turns.value = [...this.turns.value, { color, text: `${play.roll}: ${text}` }];
      this.model.past.value = traceOf(color, play);
      this.model.show(positionOf(opposite(color), standing));
      this.model.thrown.value = [];
      this.phase.value = standing.win ? this.over(color, standing.win) : { kind: "roll" };
    });
  }

  /** Under the Latvian ruleset every win counts once. */
  private over(winner: Color, win: Win): Phase {
    if (this.ruleset.value === "latvian") return { kind: "over", winner, win: "single", points: 1 };
    const points = worth[win] * (this.model.cube.value?.value ?? 1);
    return { kind: "over", winner, win, points };
  }
}
