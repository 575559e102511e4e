// What a score of the computer means for the result: docs/computer.md, "A game explained".

import type { Worth } from "./findings.ts";

/** Who is ahead by so many hundredths of a man expects e points for each of the other's. */
const usual = 140;

/** Where who has nothing left wins, a lead in pieces says little, unless it was learned what does. */
const scales: Readonly<Record<string, number>> = { antidraughts: 1200 };

/** White's part of the point that is played for: 1 for a win, a half for a draw. */
export function expectedOf(variant: string, { score, wins }: Worth): number {
  if (wins !== 0) return wins > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-score / (scales[variant] ?? usual)));
}
