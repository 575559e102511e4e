// Times of a vacation in its time zone.

import type { Day } from "../components/dates/dates.ts";
import { ownZone } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";
import { dayText, whenText } from "../messages/when.ts";

/** The zone, or the user's zone if the browser does not know it. */
export function knownZone(zone: string): string {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return ownZone();
  }
}

/** The city of a zone: "Amsterdam", "Buenos Aires". */
export const cityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replace(/_/g, " ");

interface Span {
  start_ms: number;
  /** null if it is unknown. */
  end_ms: number | null;
}

/**
 * "Sat 5 Dec to Fri 11 Dec", where both days are free; with hours unless it is a matter of whole
 * days in this zone. Without a zone, in the user's.
 */
export function spanText({ start_ms: start, end_ms: end }: Span, zone = ownZone()): string {
  const words = messages.vacation;
  const now = Date.now();
  if (end !== null && isMidnight(start, zone) && isMidnight(end, zone)) {
    const [first, last] = [start, end - 1].map((at) => dayText(at, now, zone));
    return first === last ? String(first) : words.span({ start: String(first), end: String(last) });
  }
  return words.span({
    start: whenText(start, now, zone),
    end: end === null ? "…" : whenText(end, now, zone),
  });
}

/** The span in the zone in which it was typed, with the zone if it is not the user's. */
export function typedSpanText(span: Span, zone: string): string {
  const known = knownZone(zone || ownZone());
  const text = spanText(span, known);
  return known === ownZone() ? text : `${text} (${cityOf(known)})`;
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

/** The day at a time in a zone. */
export function dayAt(at: number, zone: string): Day {
  const [day = 0, month = 0, year = 0] = wall(at, zone).date.split(".").map(Number);
  return { year, month, day };
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

/** The end, in the format of the form: the last day off, without an hour if all of it is free. */
export function endTyped(at: number, zone: string): { date: string; hour: string } {
  const end = asTyped(at, zone);
  return end.hour === "" ? { date: wall(at - 1, zone).date, hour: "" } : end;
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
