// Instants of a vacation as clocks of its zone show them.

import { messages } from "../messages/messages.ts";
import { spanText } from "../time.ts";

/** With the weekday, because people plan by it. An unknown zone counts as the reader's own. */
export function instantText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full", timeStyle: "short" });
}

/** The day alone. */
export function dayText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full" });
}

/** To the minute, in the reader's zone. */
export function momentText(at: number): string {
  return format(at, "", { dateStyle: "medium", timeStyle: "short" });
}

/** As days where it is whole ones. */
export const hoursText = (hours: number): string => spanText(hours * 3_600_000);

/** Whether clocks show midnight. */
export function isMidnight(at: number, zone: string): boolean {
  const text = new Intl.DateTimeFormat("en", {
    timeZone: zone || undefined,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);
  return text === "00:00";
}

function format(at: number, zone: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(messages.locale, { ...style, timeZone: zone || undefined }).format(
    at,
  );
}
