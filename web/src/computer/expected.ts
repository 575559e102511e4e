// Converts a score of the computer to an expected result; see docs/computer.md, "A game explained".

import { scoreText, type Worth } from "./findings.ts";

/**
 * A side that is ahead by this many hundredths of a man expects e times as many points as the
 * other.
 */
const scale = 140;

/** White's expected points: 1 for a win, 0.5 for a draw. */
export function expectedOf({ score, wins }: Worth): number {
  if (wins !== 0) return wins > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / scale));
}

/** An evaluation with White's expected points, which also say who has won a finished game. */
export interface Assessed extends Worth {
  expected: number;
}

export const assessed = (worth: Worth): Assessed => ({ ...worth, expected: expectedOf(worth) });

/** Like `scoreText`; "#" or "−#" if the game is over on the board. */
export function assessedText(worth: Assessed, locale: string): string {
  if (worth.wins === 0 && worth.expected === 1) return "#";
  if (worth.wins === 0 && worth.expected === 0) return "−#";
  return scoreText(worth, locale);
}
