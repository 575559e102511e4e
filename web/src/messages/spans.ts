// Durations in the user's language.

import { locale } from "./messages.ts";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

const spanUnits = [
  ["day", day],
  ["hour", hour],
  ["minute", minute],
  ["second", second],
] as const;

/** The largest unit in which a duration is a whole number, or else the largest unit that fits. */
function unitOf(ms: number): (typeof spanUnits)[number] {
  const round = spanUnits.find(([, size]) => ms >= size && ms % size === 0);
  return round ?? spanUnits.find(([, size]) => ms >= size) ?? ["second", second];
}

function span(ms: number, unitDisplay: "long" | "narrow"): string {
  const [unit, size] = unitOf(ms);
  const style = { style: "unit", unit, unitDisplay, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, style).format(ms / size);
}

/** 100d, 2h */
export const shortSpan = (ms: number): string => span(ms, "narrow");

/** The duration in its largest unit, rounded down: 23h */
export function roughSpan(ms: number): string {
  const [, size] = spanUnits.find(([, unit]) => ms >= unit) ?? ["second", second];
  return shortSpan(Math.floor(ms / size) * size);
}

/** 100 days, 2 hours */
export const spanText = (ms: number): string => span(ms, "long");

/** In days if it is a whole number of days. */
export const hoursText = (hours: number): string => spanText(hours * hour);
