import type { PuzzleReport } from "../net/puzzles.ts";

/** The reports on one puzzle, decided together. */
export type Reported = Pick<PuzzleReport, "puzzle" | "variant" | "asked" | "solution"> & {
  reports: readonly PuzzleReport[];
};

/** Ordered by the first report on each puzzle. */
export function byPuzzle(reports: readonly PuzzleReport[]): Reported[] {
  const firsts = reports.filter(
    ({ puzzle }, i) => reports.findIndex((one) => one.puzzle === puzzle) === i,
  );
  return firsts.map(({ puzzle, variant, asked, solution }) => ({
    puzzle,
    variant,
    asked,
    solution,
    reports: reports.filter((one) => one.puzzle === puzzle),
  }));
}
