// How a calendar marks the days of a range.

import { type Day, isBefore, sameDay } from "./dates.ts";

/** "from" and "to" are the ends of a range, "between" its other days. */
export type DayLook = "" | "chosen" | "from" | "between" | "to";

/** A range of one day has one chosen day. */
export function lookIn(day: Day, first: Day | null, last: Day | null): DayLook {
  const begins = sameDay(day, first);
  const ends = sameDay(day, last);
  if (begins && (ends || !last)) return "chosen";
  if (begins) return "from";
  if (ends) return first ? "to" : "chosen";
  const within = first && last && isBefore(first, day) && isBefore(day, last);
  return within ? "between" : "";
}
