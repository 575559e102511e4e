// Days and times in words, in the user's language and time zone: "Mon 30 Nov, 23:20". The year is
// shown only if it is not the current one.

import { dateFormat } from "./instants.ts";

const yearOf = (at: number) => new Date(at).getFullYear();

/** Tue 1 Dec; Fri 1 Jan 2027 */
export const dayText = (at: number, now = Date.now()): string =>
  words({ weekday: "short", day: "numeric", month: "short" }, at, now);

/** 1 Dec; 1 Jan 2027 */
export const shortDayText = (at: number, now = Date.now()): string =>
  words({ day: "numeric", month: "short" }, at, now);

/** Mon 30 Nov, 23:20 */
export const whenText = (at: number, now = Date.now()): string =>
  `${dayText(at, now)}, ${dateFormat({ hour: "2-digit", minute: "2-digit" }).format(at)}`;

function words(style: Intl.DateTimeFormatOptions, at: number, now: number): string {
  const year = yearOf(at) === yearOf(now) ? {} : ({ year: "numeric" } as const);
  // "Mon, 30 Nov" would have a second comma before the time.
  return dateFormat({ ...style, ...year })
    .format(at)
    .replace(/^(\p{L}+),/u, "$1");
}
