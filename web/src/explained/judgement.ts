// The rule by which moves are judged: docs/computer.md, "A game explained".

import type { Color } from "../board/position.ts";
import { expectedOf } from "../computer/expected.ts";
import type { Worth } from "../computer/findings.ts";

export const verdicts = ["inaccuracy", "mistake", "blunder"] as const;
export type Verdict = (typeof verdicts)[number];

/** From how much of a point on. */
const costs: Readonly<Record<Verdict, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** So much of a point lost halves what a move counts for. */
const halves = 0.1;

/** A position of the game. */
export interface Known extends Worth {
  /** White's part of the point. */
  expected: number;
  /** The move that is best, as it is read; empty where there is none or nobody looked. */
  best: readonly string[];
}

/** What a look has found of one. */
export interface Looked extends Known {
  depth: number;
  /** A longer look would bring nothing more. */
  settled: boolean;
}

export interface Judged {
  by: Color;
  /** What the mover could expect before and after the move, from 0 to 1. */
  from: number;
  to: number;
  verdict: Verdict | null;
}

export interface Side {
  /** From 0 to 1; null where the player had no choice at all. */
  accuracy: number | null;
  counts: Readonly<Record<Verdict, number>>;
}

export const knownOf = (worth: Worth, best: readonly string[] = []): Known => ({
  score: worth.score,
  wins: worth.wins,
  expected: expectedOf(worth),
  best,
});

/** How a game that ended on the board stands: `expected` is White's part. */
export const ended = (expected: number): Known => ({ score: 0, wins: 0, expected, best: [] });

export const partOf = (color: Color, { expected }: Pick<Known, "expected">): number =>
  color === "white" ? expected : 1 - expected;

export function verdictOf(lost: number): Verdict | null {
  // What is written as 0.10 is 0.1, however it was reckoned.
  const enough = (verdict: Verdict) => lost >= costs[verdict] - 1e-9;
  return verdicts.filter(enough).at(-1) ?? null;
}

/** A move from one position to the next; one that the computer would have played costs nothing. */
export function judged(by: Color, before: Known, after: Known, isBest: boolean): Judged {
  const from = partOf(by, before);
  const to = isBest ? from : Math.min(from, partOf(by, after));
  return { by, from, to, verdict: verdictOf(from - to) };
}

/** What a move counts for, from 0 to 1. */
export const accuracyOf = ({ from, to }: Judged): number => 2 ** (-(from - to) / halves);

/** A move and whether there was another. */
export interface Chosen {
  judged: Judged;
  choice: boolean;
}

/** What a player's moves come to. */
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
