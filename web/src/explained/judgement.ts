// The rule that judges moves; see docs/computer.md, "A game explained".

import type { Color } from "../board/position.ts";
import { type Assessed, assessed } from "../computer/expected.ts";
import type { Worth } from "../computer/findings.ts";

export const verdicts = ["inaccuracy", "mistake", "blunder"] as const;
export type Verdict = (typeof verdicts)[number];

/** Minimum loss in points for each verdict. */
const costs: Readonly<Record<Verdict, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** Losing this many points halves the accuracy of a move. */
const halves = 0.1;

/** A position of the game. */
export interface Known extends Assessed {
  /** The best move in notation; empty if there is none or it was not analysed. */
  best: readonly string[];
}

/** The result of analysing a position. */
export interface Looked extends Known {
  depth: number;
  /** True if a longer analysis would find nothing more. */
  settled: boolean;
}

export interface Judged {
  by: Color;
  /** The mover's expected points before and after the move, from 0 to 1. */
  from: number;
  to: number;
  verdict: Verdict | null;
}

export interface Side {
  /** From 0 to 1; null if the player never had a choice. */
  accuracy: number | null;
  counts: Readonly<Record<Verdict, number>>;
}

export const knownOf = (worth: Worth, best: readonly string[] = []): Known => ({
  ...assessed({ score: worth.score, wins: worth.wins }),
  best,
});

/** The evaluation of a game that ended on the board. `expected` is White's points. */
export const ended = (expected: number): Known => ({ score: 0, wins: 0, expected, best: [] });

export const partOf = (color: Color, { expected }: Pick<Known, "expected">): number =>
  color === "white" ? expected : 1 - expected;

export function verdictOf(lost: number): Verdict | null {
  // Tolerates rounding: a computed 0.0999… counts as 0.1.
  const enough = (verdict: Verdict) => lost >= costs[verdict] - 1e-9;
  return verdicts.filter(enough).at(-1) ?? null;
}

/** Judges a move from one position to the next. The computer's own move costs nothing. */
export function judged(by: Color, before: Known, after: Known, isBest: boolean): Judged {
  const from = partOf(by, before);
  const to = isBest ? from : Math.min(from, partOf(by, after));
  return { by, from, to, verdict: verdictOf(from - to) };
}

/** Accuracy of a move, from 0 to 1. */
export const accuracyOf = ({ from, to }: Judged): number => 2 ** (-(from - to) / halves);

/** A move, and whether there was an alternative. */
export interface Chosen {
  judged: Judged;
  choice: boolean;
}

/** Summarizes a player's moves. */
export function sideOf(color: Color, moves: readonly Chosen[]): Side {
  const own = moves.filter(({ judged }) => judged.by === color);
  const chosen = own.filter(({ choice }) => choice).map(({ judged }) => accuracyOf(judged));
  const sum = chosen.reduce((total, one) => total + one, 0);
  const count = (wanted: Verdict) => own.filter(({ judged }) => judged.verdict === wanted).length;
  return {
    accuracy: chosen.length > 0 ? sum / chosen.length : null,
    counts: {
      inaccuracy: count("inaccuracy"),
      mistake: count("mistake"),
      blunder: count("blunder"),
    },
  };
}
