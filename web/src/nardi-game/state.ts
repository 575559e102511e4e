// State of a nardi match: what the server has sent, and an action of the user that is being sent.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Color, opposite } from "../board/position.ts";
import type { MoveEvent, RolledEvent } from "../game/events.ts";
import { type Pending, type Row, TableState } from "../game/table-state.ts";
import { shownScore } from "../labels/notation.ts";
import { withScore } from "../labels/result.ts";
import type { NardiRules } from "../nardi/rules.ts";
import type { Game } from "../net/api.ts";
import { type Dice, MatchRecord, type NardiPly, type Standing } from "./record.ts";
import { wordOf } from "./words.ts";

/** An action of the user: a play, or a word such as "double". */
export interface NardiRoute {
  /** The notation of the record: "31: 8/5 6/5". */
  text: string;
  short: string;
  /** The position after a play. */
  after: Standing | null;
}

export type ToDo = NonNullable<Game["to_do"]>;

export class NardiState extends TableState {
  /** Points needed to win the match. */
  readonly points: number;
  readonly confirmed: Signal<readonly NardiPly[]>;
  readonly pending = signal<Pending<NardiRoute> | null>(null);
  readonly plies = computed<readonly NardiPly[]>(() => {
    const route = this.pending.value?.route;
    const { color: side } = this;
    const stored = this.confirmed.value.map(worded);
    if (!route || side === null) return stored;
    const { standing: before } = this.record;
    const last = this.confirmed.value.at(-1);
    const ply = {
      text: route.text,
      spentMs: undefined,
      by: side,
      roll: route.after && this.roll.value,
      before,
      after: route.after ?? before,
      row: last === undefined ? 0 : last.row + (last.by === side || side === "white" ? 1 : 0),
    };
    return [...stored, worded(ply)];
  });
  readonly begins = { here: "white", always: "white" } as const;
  override readonly rows = computed(() => rowsOf(this.plies.value));
  readonly turn: Signal<Color>;
  /** The dice to be played. */
  readonly dice: Signal<Dice | null>;
  readonly toDo: Signal<ToDo | null>;
  readonly score: Signal<Readonly<Record<Color, number>>>;
  readonly cube: Signal<Game["cube"]>;
  readonly crawford: Signal<boolean>;
  /** Multiple of the cube at which the game is offered to the side to move. */
  readonly conceded: Signal<number | null>;
  /** The dice in the notation of the rules. */
  readonly roll = computed(() => this.dice.value?.join("") ?? null);

  private record: MatchRecord;

  constructor(
    facts: Game,
    username: string | null,
    private readonly rules: NardiRules,
  ) {
    super(facts, username);
    this.points = facts.terms?.length ?? 1;
    this.record = recordOf(facts, rules);
    this.confirmed = signal(this.record.plies);
    this.turn = signal(facts.turn as Color);
    this.dice = signal(diceOf(facts));
    this.toDo = signal(facts.to_do ?? null);
    this.score = signal(facts.score ?? { white: 0, black: 0 });
    this.cube = signal(facts.cube);
    this.crawford = signal(facts.crawford ?? false);
    this.conceded = signal(facts.conceded ?? null);
  }

  /** The current position, without a play that is being sent. */
  get standing(): Standing {
    return this.record.standing;
  }

  /** The position at a ply of the record. At the end of the record a new game may have started. */
  standingAt(count: number): Standing {
    const plies = this.plies.value;
    const now = count === plies.length && this.pending.value === null;
    return now ? this.standing : (plies[count - 1]?.after ?? this.first);
  }

  private get first(): Standing {
    return this.plies.value[0]?.before ?? this.standing;
  }

  /**
   * Multiples of the cube at which the user may offer the game: only higher ones than already
   * offered in this turn.
   */
  readonly concessions = computed<readonly number[]>(() => {
    const toDo = this.toDo.value;
    const mine = this.myTurn.value && (toDo === "play" || toDo === "roll_or_double");
    if (!mine || this.facts.ruleset === "latvian") return [];
    return [1, 2, 3].filter((times) => times > this.record.conceded);
  });

  /** Points for a game conceded at a multiple of the cube. */
  worth = (times: number): number => times * (this.cube.value?.value ?? 1);

  override resultText(result: string) {
    return withScore(shownScore(result), this.score.value);
  }

  expects({ by, move }: MoveEvent) {
    return by === this.side && this.pending.value?.route.text === move;
  }

  moved(event: MoveEvent) {
    this.record.acted(event.move, event.spent_ms);
    batch(() => {
      this.confirmed.value = this.record.plies;
      this.turn.value = event.turn ?? opposite(event.by as Color);
      this.matchIs(event);
      this.afterMove(event);
    });
  }

  rolled({ dice, turn, to_do: toDo, clock }: RolledEvent) {
    this.record.rolled(dice);
    batch(() => {
      this.turn.value = turn;
      // An opening roll need not be the roll that is played.
      this.dice.value = toDo === "play" ? dice : null;
      this.toDo.value = toDo ?? null;
      this.clock.value = clock;
    });
  }

  /** Games with dice have no takebacks. */
  takenBack() {}

  restore(game: Game) {
    const record = recordOf(game, this.rules);
    // An action of the user that the snapshot does not contain is still being sent.
    const underWay =
      game.status === "playing" && record.plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.record = record;
      this.confirmed.value = record.plies;
      this.turn.value = game.turn as Color;
      this.matchIs(game);
      this.restoreTable(game);
    });
  }

  private matchIs(now: Pick<Game, "dice" | "to_do" | "score" | "cube" | "crawford" | "conceded">) {
    this.dice.value = diceOf(now);
    this.toDo.value = now.to_do ?? null;
    this.score.value = now.score ?? this.score.value;
    this.cube.value = now.cube;
    this.crawford.value = now.crawford ?? false;
    this.conceded.value = now.conceded ?? null;
  }
}

function diceOf({ dice }: Pick<Game, "dice">): Dice | null {
  const [first, second] = dice ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}

function recordOf({ moves, spent_ms: spent, rolls = [] }: Game, rules: NardiRules): MatchRecord {
  const record = new MatchRecord(rules);
  let next = 0;
  const rollsAt = (ply: number) => {
    for (; rolls[next]?.ply === ply; next++) {
      const dice = diceOf(rolls[next] ?? {});
      if (dice) record.rolled(dice);
    }
  };
  moves.forEach((text, ply) => {
    rollsAt(ply);
    record.acted(text, spent[ply]);
  });
  rollsAt(moves.length);
  return record;
}

/** A ply as the record shows it: the server's words are English. */
const worded = (ply: NardiPly): NardiPly =>
  ply.roll === null ? { ...ply, text: wordOf(ply.text) } : ply;

function rowsOf(plies: readonly NardiPly[]): Row[] {
  const rows: [number[], number[]][] = [];
  plies.forEach(({ row, by }, i) => {
    rows[row] ??= [[], []];
    rows[row][by === "white" ? 0 : 1].push(i + 1);
  });
  return rows;
}
