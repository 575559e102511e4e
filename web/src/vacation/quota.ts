// What a tournament allows, or the site outside tournaments, and what of it would be used.

import type { Allocation, Eligible } from "../net/api.ts";

const hoursOfADay = 24;

export const daysOf = (hours: number): number => Number((hours / hoursOfADay).toFixed(2));

/** Whether a vacation that begins then counts in these figures: those of a year, or of a tournament. */
export const countsIn = ({ year }: Eligible, start: number): boolean =>
  year === null || new Date(start).getUTCFullYear() === year;

/** The hours of the vacation that is edited, if it counts there. */
export const givenBack = (now: Eligible, edited: Allocation | null): number =>
  edited && countsIn(now, edited.start_ms) ? edited.charged_hours : 0;

/**
 * With one that costs so many hours; one that is edited gives back first what it cost. One without
 * hours, which a director has given, takes no part either.
 */
export function usedThen(now: Eligible, hours: number, before: number) {
  const parts = now.splits_used + Number(hours > 0) - Number(before > 0);
  return { parts, days: daysOf(now.days_used * hoursOfADay + hours - before) };
}
