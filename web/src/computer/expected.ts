// Converts a score of the computer to an expected result; see docs/computer.md, "A game explained".

import type { Worth } from "./findings.ts";

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
