// REST calls for puzzles, loaded only by the pages that need them.

import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

export type Puzzle = Schemas["Puzzle"];
export type PuzzleResult = Schemas["PuzzleResult"];
export type PuzzleAnswer = Schemas["PuzzleAnswer"];
/** Number of puzzles, by variant and theme. */
export type PuzzleCounts = Schemas["PuzzleCounts"];
export type PuzzleTakenOut = Schemas["PuzzleTakenOut"];
export type PuzzleReport = Schemas["PuzzleReport"];
/** The user's ratings, streak and last attempts. */
export interface PuzzleResults {
  ratings: Schemas["PuzzleRating"][];
  streak: number;
  latest: Schemas["PuzzleTry"][];
}

const segment = encodeURIComponent;

/** Earlier results of the user. */
export interface Past {
  /** Result of the user's attempt; null until it is decided. */
  solved: boolean | null;
  /** True if a moderator has disabled the puzzle. */
  disabled: boolean;
}

/** The puzzle of a day stays the same all day, even if it is disabled. */
export type DailyPuzzle = { puzzle: Puzzle; date: string } & Pick<Past, "solved">;

export interface PuzzleChoice {
  variant: string;
  /** Empty for all themes. */
  theme: string;
}

export const puzzles = {
  next: ({ variant, theme }: PuzzleChoice, rated: boolean) =>
    send<{ puzzle: Puzzle }>(
      "GET",
      `/puzzles/next?${new URLSearchParams({ variant, ...(theme && { theme }), ...(!rated && { rated: "false" }) })}`,
    ),
  daily: () => send<DailyPuzzle>("GET", "/puzzles/daily"),
  one: (id: string) => send<{ puzzle: Puzzle } & Past>("GET", `/puzzles/${segment(id)}`),
  /** The solver's moves so far, each with every turn of a capture. */
  moves: (id: string, moves: readonly string[]) =>
    send<PuzzleAnswer>("POST", `/puzzles/${segment(id)}/moves`, { moves }),
  giveUp: (id: string) => send<PuzzleAnswer>("POST", `/puzzles/${segment(id)}/solution`),
  /** Returns the square of the piece that makes the user's move with that number, from 1. */
  hint: (id: string, move: number) =>
    send<{ from: string }>("POST", `/puzzles/${segment(id)}/hint?move=${move}`),
  results: () => send<PuzzleResults>("GET", "/puzzles/results"),
  counts: () => send<{ items: PuzzleCounts[] }>("GET", "/puzzles/themes"),
  ofPlayer: (name: string) =>
    send<{ items: Schemas["PuzzleRating"][] }>("GET", `/players/${segment(name)}/puzzles`),
  report: (id: string, text: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/report`, { text }),
  /** For moderators: open reports, oldest first. */
  reports: () => send<Schemas["PuzzleReportList"]>("GET", "/puzzles/reports"),
  /** Newest first. */
  takenOut: () => send<Schemas["PuzzleTakenOutList"]>("GET", "/puzzles/disabled"),
  takeOut: (id: string, reason: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/disable`, { reason }),
  /** The puzzle is correct: it stays, or is enabled again. */
  confirm: (id: string, reason: string) =>
    send<void>("POST", `/puzzles/${segment(id)}/enable`, { reason }),
};
