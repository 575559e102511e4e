// The quota of a tournament or of the games outside tournaments, and how much of it would be used.

import type { Allocation, Eligible } from "../net/api.ts";

const hoursOfADay = 24;

export const daysOf = (hours: number): number => Number((hours / hoursOfADay).toFixed(2));

/**
 * True if a vacation that begins at `start` counts towards these figures, which are per year or per
 * tournament.
 */
export const countsIn = ({ year }: Eligible, start: number): boolean =>
  year === null || new Date(start).getUTCFullYear() === year;

/** Hours returned by the vacation being edited, if it counts here. */
export const givenBack = (now: Eligible, edited: Allocation | null): number =>
  edited && countsIn(now, edited.start_ms) ? edited.charged_hours : 0;

/**
 * The quota used after adding a vacation of `hours` hours. An edited vacation first returns its
 * `before` hours. A vacation without hours, granted by a director, does not count as a period
 * either.
 */
export function usedThen(now: Eligible, hours: number, before: number) {
  const parts = now.splits_used + Number(hours > 0) - Number(before > 0);
  return { parts, days: daysOf(now.days_used * hoursOfADay + hours - before) };
}
