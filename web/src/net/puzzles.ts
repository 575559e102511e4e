// The calls of REST about puzzles, for the pages that have them.

import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

export type Puzzle = Schemas["Puzzle"];
export type PuzzleResult = Schemas["PuzzleResult"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
/** How many puzzles there are, by variant and theme. */
export type PuzzleCounts = Schemas["PuzzleCounts"];
export type PuzzleTakenOut = Schemas["PuzzleTakenOut"];
export type PuzzleReport = Schemas["PuzzleReport"];

const segment = encodeURIComponent;

/** What came before a try. */
export interface Past {
  /** What came of the reader's try, where it is decided. */
  solved: boolean | null;
  /** A moderator has taken the puzzle out. */
  disabled: boolean;
}

/** The puzzle of a day stays for that day, whatever becomes of it. */
export type DailyPuzzle = { puzzle: Puzzle; date: string } & Pick<Past, "solved">;

export interface PuzzleChoice {
  variant: string;
  /** Empty for all. */
  theme: string;
}

export const puzzles = {
  next: ({ variant, theme }: PuzzleChoice) =>
    send<{ puzzle: Puzzle }>(
      "GET",
      `/puzzles/next?${new URLSearchParams({ variant, ...(theme && { theme }) })}`,
    ),
  daily: () => send<DailyPuzzle>("GET", "/puzzles/daily"),
  one: (id: string) => send<{ puzzle: Puzzle } & Past>("GET", `/puzzles/${segment(id)}`),
  /** The solver's moves so far, with every turn of a capture. */
  moves: (id: string, moves: readonly string[]) =>
    send<PuzzleAnswer>("POST", `/puzzles/${segment(id)}/moves`, { moves }),
  giveUp: (id: string) => send<PuzzleAnswer>("POST", `/puzzles/${segment(id)}/solution`),
  counts: () => send<{ items: PuzzleCounts[] }>("GET", "/puzzles/themes"),
  ofPlayer: (name: string) =>
    send<{ items: Schemas["PuzzleRating"][] }>("GET", `/players/${segment(name)}/puzzles`),
  report: (id: string, text: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/report`, { text }),
  /** For moderators: the oldest of what is not decided yet. */
  reports: () => send<Schemas["PuzzleReportList"]>("GET", "/puzzles/reports"),
  /** The last one first. */
  takenOut: () => send<Schemas["PuzzleTakenOutList"]>("GET", "/puzzles/disabled"),
  takeOut: (id: string, reason: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/disable`, { reason }),
  /** It is right, and stays or comes back. */
  confirm: (id: string, reason: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/enable`, { reason }),
};
