// What a score of the computer means for the result: docs/computer.md, "A game explained".

import type { Worth } from "./findings.ts";

/** Who is ahead by so many hundredths of a man expects e points for each of the other's. */
const scale = 140;

/** White's part of the point that is played for: 1 for a win, a half for a draw. */
export function expectedOf({ score, wins }: Worth): number {
  if (wins !== 0) return wins > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / scale));
}
