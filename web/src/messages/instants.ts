// Instants as the reader's language and country write them. The month is named wherever the day is, so
// that nobody takes 3/2 for the other; in a deadline 12:00 AM and PM are mixed up, so clocks count from
// 00:00 to 23:59 in every language.

import { locale } from "./messages.ts";

/** Of all dates and times that readers are shown. */
export const dateFormat = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { hourCycle: "h23", ...style });

/** The day, in the reader's zone. */
export const dateText = (at: number): string => dateFormat({ dateStyle: "medium" }).format(at);

/** Date and time in the reader's zone, as an appointment is told. */
export const minuteText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "short" }).format(at);

/** To the second, in the reader's zone. */
export const secondText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "medium" }).format(at);

/** The exact instant in the reader's zone, with the zone's name. */
export const exactText = (at: number): string =>
  dateFormat({ dateStyle: "medium", timeStyle: "long" }).format(at);

/** "Nov 2026" */
export const monthText = (at: number): string =>
  dateFormat({ month: "short", year: "numeric" }).format(at);

/** The zone that the reader's browser is set to. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
