// The tournaments that begin in a month, by day.

import { Resource } from "../loading/resource.ts";
import { api, type TournamentRow } from "../net/api.ts";
import { askedOf, type Wanted } from "./calendar.ts";

/** The first instant of the month in the address; of the present month if the address has none. */
export function monthOf(name: string, now = new Date()): Date {
  const found = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(name);
  return found
    ? new Date(Number(found[1]), Number(found[2]) - 1)
    : new Date(now.getFullYear(), now.getMonth());
}

export const plusMonths = (month: Date, months: number): Date =>
  new Date(month.getFullYear(), month.getMonth() + months);

/** The weeks of a month from its first to its last, days of other months as null. 1 is Monday. */
export function weeksOf(month: Date, firstDay: number): (Date | null)[][] {
  const at = (day: number) => new Date(month.getFullYear(), month.getMonth(), day);
  const before = (month.getDay() - firstDay + 7) % 7;
  const days = at(32).getDate();
  return Array.from({ length: Math.ceil((before + 32 - days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const day = at(7 * week + i - before + 1);
      return day.getMonth() === month.getMonth() ? day : null;
    }),
  );
}

const timeText = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, "Z");

/** The server's query for the month. */
export const askedOfMonth = (wanted: Wanted, me: string | null, month: Date) => ({
  ...askedOf(wanted, me),
  from: timeText(month),
  to: timeText(plusMonths(month, 1)),
  limit: "200",
});

/** No more pages than fit on a page of the site. */
const mostPages = 5;

/** Tournaments by the day of the month in the user's time zone, in their order. */
export function byDay(rows: readonly TournamentRow[]): ReadonlyMap<number, TournamentRow[]> {
  const days = new Map<number, TournamentRow[]>();
  for (const row of rows) {
    const day = new Date(row.begins_ms ?? 0).getDate();
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return days;
}

export class MonthList {
  private readonly asked = new Resource(() => this.read());
  readonly items = this.asked.answer;
  readonly trouble = this.asked.trouble;

  constructor(
    private readonly wanted: Wanted,
    private readonly me: string | null,
    readonly month: Date,
  ) {}

  begin() {
    void this.asked.begin();
  }

  again() {
    return this.asked.again();
  }

  stop() {
    this.asked.stop();
  }

  private async read() {
    const asked = askedOfMonth(this.wanted, this.me, this.month);
    const rows: TournamentRow[] = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < mostPages; ++pages) {
      const page: Awaited<ReturnType<typeof api.tournaments>> = await api.tournaments({
        ...asked,
        ...(cursor === null ? {} : { cursor }),
      });
      rows.push(...page.items);
      cursor = page.next_cursor;
      if (cursor === null) break;
    }
    return rows;
  }
}
