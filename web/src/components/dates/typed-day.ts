// A day as people type it: 5 Dec, 5.12., 12/5 in the order of the user's region, or 2026-12-05. The
// field shows it as "Sat 5 Dec 2026", which is read too.

import { dateFormat } from "../../messages/instants.ts";
import { type Day, isBefore, plusDays, readDay, today, writeDay } from "./dates.ts";

/** A day without a year is the next one, unless it was within this many days. */
const recentDays = 31;

interface Reading {
  now?: Day;
  /** True if a day without a year is the last one, e.g. in a search. */
  past?: boolean;
}

/** null if the text is not a calendar day. */
export function typedDay(text: string, { now = today(), past = false }: Reading = {}): Day | null {
  const found = partsOf(text.trim().toLowerCase());
  if (!found) return null;
  const { day, month, year } = found;
  const inYear = (one: number) => readDay(`${day}.${month}.${one}`);
  if (year !== undefined) return inYear(year);
  const [first, last] = past
    ? [plusDays(now, -366), now]
    : [plusDays(now, -recentDays), plusDays(now, 366)];
  const years = [now.year - 1, now.year, now.year + 1].map(inYear);
  const near = years.filter((one) => one && !isBefore(one, first) && !isBefore(last, one));
  return near.at(past ? -1 : 0) ?? inYear(now.year);
}

/** Sat 5 Dec 2026 */
export const shownDay = (day: Day): string =>
  dateFormat({ ...style, timeZone: "UTC" })
    .format(Date.UTC(day.year, day.month - 1, day.day))
    .replace(/^(\p{L}+\.?),/u, "$1");

const style = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;

interface Parts {
  day: number;
  month: number;
  year?: number;
}

function partsOf(text: string): Parts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  // The field itself shows the weekday first.
  const bare = text.replace(/^\p{L}+[.,]*\s+(?=\d)/u, "");
  const numbers = /^(\d{1,2})([./-])\s?(\d{1,2})(?:(?:[./-]\s?|\s)(\d{4}))?[./]?$/.exec(bare);
  return numbers ? byOrder(numbers) : byName(text);
}

/** The day comes first after a dot, and otherwise as in the user's region. */
function byOrder([, first, sign, second, year]: RegExpExecArray): Parts {
  const [one, other] = [Number(first), Number(second)];
  const [day, month] = sign !== "." && monthFirst() ? [other, one] : [one, other];
  return { day, month, ...(year ? { year: Number(year) } : {}) };
}

const monthFirst = (): boolean => {
  const order = dateFormat({ day: "numeric", month: "numeric" })
    .formatToParts(0)
    .map(({ type }) => type);
  return order.indexOf("month") < order.indexOf("day");
};

/** Any order of a day, the name of a month and perhaps a year. */
function byName(text: string): Parts | null {
  const words = text.match(/\p{L}+/gu) ?? [];
  const numbers = text.match(/\d+/g) ?? [];
  const days = numbers.filter((one) => one.length < 3);
  const years = numbers.filter((one) => one.length === 4);
  const month = monthOf(words);
  if (month === null || days.length !== 1 || days.length + years.length !== numbers.length)
    return null;
  return { day: Number(days[0]), month, ...(years[0] ? { year: Number(years[0]) } : {}) };
}

/** "mar" alone is the month in Italian and French, but the weekday before the name of a month. */
function monthOf(words: readonly string[]): number | null {
  const months = words.map(namedMonth).filter((one) => one !== null);
  return months.at(-1) ?? null;
}

/** A whole or shortened name, from three letters on. */
function namedMonth(word: string): number | null {
  const fits = (name: string) => name === word || (word.length > 2 && name.startsWith(word));
  const found = monthNames().flatMap((names, i) => (names.some(fits) ? [i + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The names of each month, alone and after a day, without dots. */
const monthNames = (): string[][] =>
  Array.from({ length: 12 }, (_, month) =>
    [
      { month: "long" } as const,
      { month: "long", day: "numeric" } as const,
      { month: "short" } as const,
      style,
    ].map((one) => {
      const parts = dateFormat({ ...one, timeZone: "UTC" }).formatToParts(Date.UTC(2024, month, 9));
      const name = parts.find(({ type }) => type === "month")?.value ?? "";
      return name.toLowerCase().replace(/\.$/, "");
    }),
  );

/** The text of a field for its value, which is d.m.yyyy or what could not be read. */
export function shownText(value: string): string {
  const day = readDay(value);
  return day ? shownDay(day) : value;
}

/** The value of a field for its text. */
export function valueFor(text: string, reading: Reading = {}): string {
  const day = typedDay(text, reading);
  return day ? writeDay(day) : text;
}
