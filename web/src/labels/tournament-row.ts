// A tournament in one line.

import { messages, named } from "../messages/messages.ts";
import type { Tournament, TournamentRow } from "../net/api.ts";
import { entrants } from "./entrants.ts";
import { controlText } from "./time.ts";
import { variantName } from "./variants.ts";

export const formatName = (format: string): string =>
  format === "arena"
    ? messages.tournamentRow.arena
    : (named(messages.tournamentRow.formats, format) ?? format);

export const statusName = (status: string): string =>
  named(messages.tournamentRow.statuses, status) ?? status;

/**
 * The line under a name: Swiss · International · 5+3 · Rated · 12 players · Round 2 of 7 · running.
 * Leaves out the status `shown`, which the page shows elsewhere.
 */
export function rowText(row: TournamentRow, shown?: string): string {
  const status = row.status === shown ? [] : [statusName(row.status)];
  return [...factsOf(row, row.entrants), ...status].join(" · ");
}

/** The same for a tournament's own page, which shows the status elsewhere. */
export function headText(tournament: Tournament): string {
  const { format, status, entries } = tournament;
  // Players who left an arena have still played in it.
  const came = format === "arena" && status !== "announced";
  const players = came ? entries.filter(({ seat }) => seat !== null) : entrants(tournament);
  return factsOf(tournament, players.length).join(" · ");
}

type Told = Pick<
  TournamentRow,
  "format" | "variant" | "time_control" | "rated" | "status" | "round" | "rounds"
>;

/** What is played, as in Swiss, International, 5+3. */
export const termsOf = (told: Pick<Told, "format" | "variant" | "time_control">): string[] => [
  formatName(told.format),
  variantName(told.variant),
  controlText(told.time_control),
];

function factsOf(told: Told, players: number): string[] {
  return [
    ...termsOf(told),
    messages.rated({ rated: told.rated }),
    messages.tournamentRow.players({ n: players }),
    ...roundOf(told),
  ];
}

/** The round of a running tournament with rounds. */
export function roundOf({ format, status, round, rounds }: Told): string[] {
  const words = messages.tournamentRow;
  if (round === 0 || !["running", "paused"].includes(status)) return [];
  if (format === "swiss") return [words.roundOf({ n: round, all: rounds })];
  return format === "knockout" ? [words.round({ n: round })] : [];
}
