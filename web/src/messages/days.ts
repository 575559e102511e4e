// A range of days in the user's language and time zone.

import { dateFormat } from "./instants.ts";

const yearOf = (at: number) => new Date(at).getFullYear();

/** 18–22 Nov; 30 Nov; 29 Dec 2026 – 4 Jan 2027 */
export function daysText(from: number, to: number, now = Date.now()): string {
  const thisYear = [from, to].every((at) => yearOf(at) === yearOf(now));
  const year = thisYear ? {} : ({ year: "numeric" } as const);
  return dateFormat({ day: "numeric", month: "short", ...year }).formatRange(from, to);
}
