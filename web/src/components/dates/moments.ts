// Typed dates and times, in the user's time zone.

import { type Day, readDay, writeDay } from "./dates.ts";

/** The texts of the two fields. */
export interface Moment {
  date: string;
  /** Empty for midnight. */
  time: string;
}

export const noMoment: Moment = { date: "", time: "" };

export const sameMoment = (one: Moment, other: Moment): boolean =>
  one.date === other.date && one.time === other.time;

const two = (n: number): string => String(n).padStart(2, "0");

/**
 * Minutes after midnight: 570 for 9:30, 9.30 or 09:30, 540 for 9; null if the text is not a time of
 * day.
 */
export function minutesOf(text: string): number | null {
  const found = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(text);
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** A time of day in the format 09:30. Other text is returned unchanged. */
export function clockText(text: string): string {
  const minutes = minutesOf(text);
  return minutes === null ? text.trim() : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** In milliseconds; NaN if invalid. A time that a clock change skips means one hour later. */
export function instantOf({ date, time }: Moment): number {
  const day = readDay(date);
  const minutes = time.trim() === "" ? 0 : minutesOf(time);
  if (!day || minutes === null) return Number.NaN;
  return new Date(day.year, day.month - 1, day.day, 0, minutes).getTime();
}

export function momentOf(at: number): Moment {
  const date = new Date(at);
  const day = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return { date: writeDay(day), time: `${date.getHours()}:${two(date.getMinutes())}` };
}

/** A day in the format of addresses: 2024-07-01. */
export const isoOf = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;

/** null if the text is not a calendar day. */
export function dayOfIso(text: string): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found && readDay(`${found[3]}.${found[2]}.${found[1]}`);
}
