// Instants of a vacation as clocks of its zone show them.

import { dateFormat, ownZone } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";

/** The zone, or the reader's own where the browser knows none of this name. */
export function knownZone(zone: string): string {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return ownZone();
  }
}

/** With the weekday, because people plan by it. An unknown zone counts as the reader's own. */
export function instantText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full", timeStyle: "short" });
}

/** The day alone. */
export function dayText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full" });
}

/** The name of a tournament, or what games outside tournaments are called. */
export const placeText = (tournament: string | null): string =>
  tournament ?? messages.vacation.outside;

/** What a director said of a vacation, or that none said anything in time. */
export const reasonText = (reason: string): string =>
  reason === "EXPIRED" ? messages.vacation.expired : messages.vacation.directorsWord({ reason });

/** The parts of an instant as clocks of the zone show it. */
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

/** As it is typed: without an hour where the day begins, also a day without a midnight. */
export function asTyped(at: number, zone: string): { date: string; hour: string } {
  const { date, hour } = wall(at, zone);
  const begins = hour === "0" || wall(at - 1, zone).date !== date;
  return { date, hour: begins ? "" : hour };
}

/** Whether clocks show midnight. */
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
