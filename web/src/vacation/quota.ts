// What a tournament allows, and what of it would be used.

import type { Eligible } from "../net/api.ts";

const hoursOfADay = 24;

export const daysOf = (hours: number): number => Number((hours / hoursOfADay).toFixed(2));

/**
 * With one that costs so many hours; one that is edited gives back first what it cost. One without
 * hours, which a director has given, takes no part either.
 */
export function usedThen(now: Eligible, hours: number, before: number) {
  const parts = now.splits_used + Number(hours > 0) - Number(before > 0);
  return { parts, days: daysOf(now.days_used * hoursOfADay + hours - before) };
}
