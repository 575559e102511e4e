// The search of finished games: what is asked for is in the address.

import { signal } from "@preact/signals";
import { api, type GameQuery, type GameRow } from "../api.ts";
import { troubleText } from "../trouble.ts";

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

export function wantedOf(query: URLSearchParams): Wanted {
  return Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ""])) as Wanted;
}

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

const mostLooks = 40;

export class Search {
  /** null while the first page loads. */
  readonly games = signal<readonly GameRow[] | null>(null);
  readonly more = signal(false);
  readonly looking = signal(false);
  readonly trouble = signal<string | null>(null);
  private cursor: string | null = null;

  constructor(readonly wanted: Wanted) {
    void this.page();
  }

  /** Where little matches a page may be empty and still have a next one: then it is asked for. */
  async page() {
    this.looking.value = true;
    try {
      for (let look = 0; look < mostLooks; look++) {
        const cursor = this.cursor === null ? {} : { cursor: this.cursor };
        const list = await api.games({ ...askedOf(this.wanted), ...cursor });
        this.cursor = list.next_cursor;
        this.games.value = [...(this.games.value ?? []), ...list.items];
        if (list.items.length > 0 || this.cursor === null) break;
      }
      this.more.value = this.cursor !== null;
    } catch (error) {
      this.games.value ??= [];
      this.trouble.value = troubleText(error);
    } finally {
      this.looking.value = false;
    }
  }
}
