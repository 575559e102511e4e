// The search of finished games: what is asked for is in the address.

import { Paged } from "../loading/paged.ts";
import { api, type GameQuery, type GameRow } from "../net/api.ts";
import { readDay, writeDay } from "../parts/dates.ts";
import { dayOfIso, isoOf } from "../parts/moments.ts";

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

/** Days are written 2024-01-10; what is none is left out. */
export function wantedOf(query: URLSearchParams): Wanted {
  const asked = Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ""]));
  return eachDay(asked as Wanted, (text) => (dayOfIso(text) ? text : ""));
}

const eachDay = (wanted: Wanted, change: (text: string) => string): Wanted => ({
  ...wanted,
  since: change(wanted.since),
  until: change(wanted.until),
});

/** As the form has it: days as they are typed. */
export const typedOf = (wanted: Wanted): Wanted =>
  eachDay(wanted, (text) => {
    const day = dayOfIso(text);
    return day ? writeDay(day) : "";
  });

/** What the form says. */
export const wishOf = (typed: Wanted): Wanted =>
  eachDay(typed, (text) => {
    const day = readDay(text);
    return day ? isoOf(day) : "";
  });

/** Only what is filled in. */
export function queryOf(wanted: Wanted): URLSearchParams {
  const filled = fields.filter((field) => wanted[field].trim() !== "");
  return new URLSearchParams(filled.map((field) => [field, wanted[field].trim()]));
}

/** The start of a day of the reader's, `days` later, as the server reads it. */
function startOf(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day + days).toISOString();
}

/** As the server is asked: from the start of the first day to the end of the last. */
export function askedOf(wanted: Wanted): GameQuery {
  const asked: Record<string, string> = { status: "finished" };
  for (const [field, value] of queryOf(wanted)) asked[field] = value;
  if (asked.since) asked.since = startOf(asked.since, 0);
  if (asked.until) asked.until = startOf(asked.until, 1);
  return asked as GameQuery;
}

/** After how many plies the opening that is asked for stands on the board; 0 if none is. */
export function openingPlies({ opening }: Wanted): number {
  const moves = opening.split(/\s+/).filter((word) => word !== "" && !word.endsWith("."));
  return moves.length;
}

const mostLooks = 40;

/** Where little matches a page may be empty and still have a next one: then it is asked for. */
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

/** What is found. */
export function search(wanted: Wanted): Paged<GameRow> {
  return new Paged((cursor) => pageOf(wanted, cursor));
}
