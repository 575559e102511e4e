// The formats of dates and times, in the user's language and country. when.ts has the texts. Clocks
// run from 00:00 to 23:59 in every language, because 12:00 AM and PM are easily confused in a
// deadline.

import { locale } from "./messages.ts";

/** Formatter for all dates and times on the page. Without a zone, in the browser's. */
export const dateFormat = (style: Intl.DateTimeFormatOptions, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { hourCycle: "h23", timeZone, ...style } as typeof style);

/** The browser's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
