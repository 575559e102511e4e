import type { PuzzleReport } from "../net/puzzles.ts";

/** What is said of a puzzle; it is decided about at once. */
export type Reported = Pick<PuzzleReport, "puzzle" | "variant" | "asked" | "solution"> & {
  reports: readonly PuzzleReport[];
};

/** In the order of the first report of each. */
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
