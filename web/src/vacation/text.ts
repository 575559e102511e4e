// Instants of a vacation as clocks of its zone show them.

import { messages } from "../messages/messages.ts";

/** With the weekday, because people plan by it. An unknown zone counts as the reader's own. */
export function instantText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full", timeStyle: "short" });
}

/** The day alone. */
export function dayText(at: number, zone: string): string {
  return format(at, zone, { dateStyle: "full" });
}

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
