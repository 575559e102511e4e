// The search of finished games. The address holds the query.

import { readDay, writeDay } from "../components/dates/dates.ts";
import { dayOfIso, isoOf } from "../components/dates/moments.ts";
import { Paged } from "../loading/paged.ts";
import { api, type GameQuery, type GameRow } from "../net/api.ts";

export const fields = [
  "player",
  "opponent",
  "variant",
  "speed",
  "result",
  "reason",
  "since",
  "until",
  "opening",
] as const;

export type Wanted = Record<(typeof fields)[number], string>;

/** Dates are written 2024-01-10; invalid ones are left out. */
export function wantedOf(query: URLSearchParams): Wanted {
  const asked = Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ""]));
  return eachDay(asked as Wanted, (text) => (dayOfIso(text) ? text : ""));
}

const eachDay = (wanted: Wanted, change: (text: string) => string): Wanted => ({
  ...wanted,
  since: change(wanted.since),
  until: change(wanted.until),
});

/** Converts to the form's values, with dates as typed. */
export const typedOf = (wanted: Wanted): Wanted =>
  eachDay(wanted, (text) => {
    const day = dayOfIso(text);
    return day ? writeDay(day) : "";
  });

/** Converts from the form's values. */
export const wishOf = (typed: Wanted): Wanted =>
  eachDay(typed, (text) => {
    const day = readDay(text);
    return day ? isoOf(day) : "";
  });

/** Only the filled-in fields. */
export function queryOf(wanted: Wanted): URLSearchParams {
  const filled = fields.filter((field) => wanted[field].trim() !== "");
  return new URLSearchParams(filled.map((field) => [field, wanted[field].trim()]));
}

/** The start of a day in the user's time zone, `days` later, in the server's format. */
function startOf(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day + days).toISOString();
}

/** Converts to the server's query: from the start of the first day to the end of the last. */
export function askedOf(wanted: Wanted): GameQuery {
  const asked: Record<string, string> = { status: "finished" };
  for (const [field, value] of queryOf(wanted)) asked[field] = value;
  if (asked.since) asked.since = startOf(asked.since, 0);
  if (asked.until) asked.until = startOf(asked.until, 1);
  return asked as GameQuery;
}

/** Number of plies after which the searched opening is on the board; 0 if none is searched. */
export function openingPlies({ opening }: Wanted): number {
  const moves = opening.split(/\s+/).filter((word) => word !== "" && !word.endsWith("."));
  return moves.length;
}

const mostLooks = 40;

/** If few games match, a page may be empty and still have a next one, which is then loaded. */
async function pageOf(wanted: Wanted, cursor: string | null) {
  let next = cursor;
  for (let look = 1; ; look++) {
    const page = await api.games({
      ...askedOf(wanted),
      ...(next === null ? {} : { cursor: next }),
    });
    next = page.next_cursor;
    if (page.items.length > 0 || next === null || look === mostLooks) return page;
  }
}

/** Starts a search. */
export function search(wanted: Wanted): Paged<GameRow> {
  return new Paged((cursor) => pageOf(wanted, cursor));
}
