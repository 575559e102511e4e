// What is printed of a tournament, and the address of each print page.

import { entrants } from "../../labels/entrants.ts";
import type {
  CrosstableRow,
  Tournament,
  TournamentRound,
  TournamentStanding,
} from "../../net/api.ts";
import { tournamentsApi } from "../../net/tournaments.ts";

export const sheetKinds = ["pairings", "slips", "scoresheets", "chart"] as const;
export type SheetKind = (typeof sheetKinds)[number];

export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** What the address chooses. `round` 0: the last round. */
export interface PrintChoice {
  sheet: SheetKind;
  round: number;
  paper: Paper;
}

/** Regions whose printers hold Letter. */
const letterRegions = new Set("US CA MX CL CO VE GT CR PA DO PR".split(" "));

/** Many readers outside America have a browser in American English, so their zone counts too. */
export const paperOf = (language: string, zone: string): Paper =>
  letterRegions.has(new Intl.Locale(language).region ?? "") && /^(America|Pacific)\//.test(zone)
    ? "letter"
    : "a4";

export function choiceOf(query: URLSearchParams, language: string, zone: string): PrintChoice {
  const chosen = <T extends string>(all: readonly T[], name: string) =>
    all.find((one) => one === query.get(name));
  return {
    sheet: chosen(sheetKinds, "print") ?? "pairings",
    round: Math.max(0, Math.trunc(Number(query.get("round")) || 0)),
    paper: chosen(papers, "paper") ?? paperOf(language, zone),
  };
}

export function printAddress(id: string, { sheet, round, paper }: PrintChoice): string {
  const at = round === 0 ? "" : `&round=${round}`;
  return `/tournament/${id}?print=${sheet}${at}&paper=${paper}`;
}

export interface Printed {
  tournament: Tournament;
  rounds: readonly TournamentRound[];
  standings: readonly TournamentStanding[];
  crosstable: readonly CrosstableRow[];
}

export async function readPrinted(id: string): Promise<Printed> {
  const tournament = await tournamentsApi.tournament(id);
  const waves = tournament.format === "arena";
  const nothing = { items: [] };
  const [rounds, standings, crosstable] = await Promise.all([
    waves ? nothing : tournamentsApi.tournamentRounds(id),
    tournamentsApi.standings(id, ""),
    waves ? nothing : tournamentsApi.crosstable(id),
  ]);
  return {
    tournament,
    rounds: rounds.items,
    standings: standings.items,
    crosstable: crosstable.items,
  };
}

/** The kinds of sheets that the tournament has. No one looks up the waves of an arena. */
export const kindsOf = ({ format }: Tournament): readonly SheetKind[] =>
  format === "arena" ? ["chart"] : sheetKinds;

/** The round to print: the chosen one, or the last. */
export const roundToPrint = (
  rounds: readonly TournamentRound[],
  n: number,
): TournamentRound | undefined => rounds.find((round) => round.n === n) ?? rounds.at(-1);

/** A name as printed: title, then the real name in a tournament that asks for it. */
export function printedName({ entries }: Tournament, name: string | null): string {
  if (name === null) return "";
  const entry = entries.find(({ username }) => username === name);
  const shown = entry?.real_name ?? name;
  return entry?.title ? `${entry.title} ${shown}` : shown;
}

export const ratingOf = ({ entries }: Tournament, name: string | null): string =>
  String(entries.find(({ username }) => username === name)?.rating ?? "");

/** One game of a pairing, with White first. */
export interface PrintedGame {
  board: number;
  /** From 1; 0 if the pairing has only one. */
  number: number;
  white: string;
  black: string;
}

/** The games of a round, without byes. Colours alternate in a pairing of several games. */
export const gamesOf = (tournament: Tournament, round: TournamentRound): PrintedGame[] =>
  round.encounters.flatMap(({ board, players: [one, other], games }) => {
    if (one === null || one === undefined || other === null || other === undefined) return [];
    const all = Math.max(1, games.length, tournament.games_per_encounter);
    return Array.from({ length: all }, (_, i) => ({
      board,
      number: all === 1 ? 0 : i + 1,
      white: i % 2 === 0 ? one : other,
      black: i % 2 === 0 ? other : one,
    }));
  });

/** Consecutive parts of at most `size`. */
export const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

/** A column of a wall chart: a round, or an opponent by their row. */
export type Column = { round: number } | { row: number };

/** Most columns of results that fit across a sheet. */
export const mostColumns = 20;

/** The columns of results, in parts that fit on a sheet; one part without columns in an arena. */
export function columnsOf({ tournament, standings, crosstable }: Printed): Column[][] {
  if (tournament.format === "round_robin") {
    const rows = standings.map(({ seat }) => crosstable.findIndex((one) => one.seat === seat));
    return atLeastOne(
      partsOf(
        rows.map((row) => ({ row })),
        mostColumns,
      ),
    );
  }
  const last = Math.max(0, ...crosstable.flatMap(({ cells }) => cells.map(({ round }) => round)));
  const rounds = Array.from({ length: last }, (_, i) => ({ round: i + 1 }));
  return atLeastOne(partsOf(rounds, mostColumns));
}

const atLeastOne = (parts: Column[][]): Column[][] => (parts.length === 0 ? [[]] : parts);

/** The rows of a chart before the first round: the players in the order of their entry. */
export const withoutRounds = ({ tournament, standings }: Printed): string[] =>
  standings.length > 0 ? [] : entrants(tournament).map(({ username }) => username);
