// Days and times in words, in the user's language and time zone: "Mon 30 Nov, 23:20". The year is
// shown only if it is not the current one.

import { dateFormat } from "./instants.ts";

/** Tue 1 Dec; Fri 1 Jan 2027. Without a zone, in the browser's. */
export const dayText = (at: number, now = Date.now(), zone?: string): string =>
  words({ weekday: "short", day: "numeric", month: "short" }, at, now, zone);

/** 1 Dec; 1 Jan 2027 */
export const shortDayText = (at: number, now = Date.now(), zone?: string): string =>
  words({ day: "numeric", month: "short" }, at, now, zone);

/** Mon 30 Nov, 23:20 */
export const whenText = (at: number, now?: number, zone?: string): string =>
  `${dayText(at, now, zone)}, ${dateFormat({ hour: "2-digit", minute: "2-digit" }, zone).format(at)}`;

/**
 * 30 Nov, 23:20. For narrow places, and for times less than a year ahead: it never shows the year.
 */
export const shortWhenText = (at: number): string =>
  dateFormat({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(at);

function words(style: Intl.DateTimeFormatOptions, at: number, now: number, zone?: string): string {
  const year = dateFormat({ year: "numeric" }, zone);
  return (
    (
      year.format(at) === year.format(now)
        ? dateFormat(style, zone)
        : dateFormat({ ...style, year: "numeric" }, zone)
    )
      .format(at)
      // "Mon, 30 Nov" would have a second comma before the time.
      .replace(/^(\p{L}+\.?),/u, "$1")
  );
}
