// Times of a vacation in its time zone.

import { dateFormat, ownZone } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";

/** The zone, or the user's zone if the browser does not know it. */
export function knownZone(zone: string): string {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return ownZone();
  }
}

/** Shows the weekday too, because people plan by it. An unknown zone means the user's own. */
export function instantText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full", timeStyle: "short" });
}

/** The date alone. */
export function dayText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full" });
}

/** The name of a tournament, or the text for games outside tournaments. */
export const placeText = (tournament: string | null): string =>
  tournament ?? messages.vacation.outside;

/** The director's reason, or that no director answered in time. */
export const reasonText = (reason: string): string =>
  reason === "EXPIRED" ? messages.vacation.expired : messages.vacation.directorsWord({ reason });

/** Date and hour in a time zone. */
function wall(at: number, zone: string): { date: string; hour: string } {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "numeric",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (kind: string) => String(Number(parts.find(({ type }) => type === kind)?.value));
  return { date: `${part("day")}.${part("month")}.${part("year")}`, hour: part("hour") };
}

/**
 * In the format of the form. The hour is empty at the start of a day, even on a day without
 * midnight.
 */
export function asTyped(at: number, zone: string): { date: string; hour: string } {
  const { date, hour } = wall(at, zone);
  const begins = hour === "0" || wall(at - 1, zone).date !== date;
  return { date, hour: begins ? "" : hour };
}

/** True at midnight in the zone. */
export function isMidnight(at: number, zone: string): boolean {
  const text = new Intl.DateTimeFormat("en", {
    timeZone: knownZone(zone),
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return text === "00:00";
}

function format(at: number, zone: string, style: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...style, timeZone: knownZone(zone) }).format(at);
}
