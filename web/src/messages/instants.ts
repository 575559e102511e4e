// Dates and times in the user's language and country. The month is written as a word where the day
// is shown, so that 3/2 cannot be misread. Clocks run from 00:00 to 23:59 in every language,
// because 12:00 AM and PM are easily confused in a deadline.

import { locale } from "./messages.ts";

/** Formatter for all dates and times on the page. */
export const dateFormat = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { hourCycle: "h23", ...style });

/** The day, in the user's time zone. */
export const dateText = (at: number): string => dateFormat({ dateStyle: "medium" }).format(at);

/** Date and time to the minute, in the user's time zone. */
export const minuteText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(at);

/** Date and time to the second, in the user's time zone. */
export const secondText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "medium" }).format(at);

/** The exact time in the user's time zone, with the zone's name. */
export const exactText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "long" }).format(at);

/** "Nov 2026" */
export const monthText = (at: number): string =>
  dateFormat({ month: "short", year: "numeric" }).format(at);

/** The browser's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
