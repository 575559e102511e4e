// Calendar days, written as d.m.yyyy, and the weeks of a month.

/** A calendar day without a time zone. Months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

const utc = ({ year, month, day }: Day): Date => new Date(Date.UTC(year, month - 1, day));

const dayOf = (date: Date): Day => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

export const sameDay = (one: Day | null, other: Day | null): boolean =>
  one !== null && other !== null && writeDay(one) === writeDay(other);

const count = (day: Day): number => utc(day).getTime() / 86_400_000;

export const isBefore = (one: Day, other: Day): boolean => count(one) < count(other);

/** Number of days from the first to the last, both included. */
export const daysFrom = (first: Day, last: Day): number => count(last) - count(first) + 1;

/** null if the text is not a calendar day, e.g. 31.2.2027. */
export function readDay(text: string): Day | null {
  const found = /^\s*(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?\s*$/.exec(text);
  if (!found) return null;
  const [day = 0, month = 0, year = 0] = found.slice(1).map(Number);
  const read = { year, month, day };
  return year >= 1000 && sameDay(dayOf(utc(read)), read) ? read : null;
}

export const writeDay = ({ year, month, day }: Day): string => `${day}.${month}.${year}`;

/** Today in the user's time zone. */
export function today(now = new Date()): Day {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

export function plusDays(day: Day, days: number): Day {
  return dayOf(utc({ ...day, day: day.day + days }));
}

/** The same day of another month, or that month's last day. */
export function plusMonths({ year, month, day }: Day, months: number): Day {
  const first = dayOf(utc({ year, month: month + months, day: 1 }));
  const last = dayOf(utc({ year, month: month + months + 1, day: 0 }));
  return { ...first, day: Math.min(day, last.day) };
}

/** 1 is Monday, 7 Sunday, as in Intl. */
const weekday = (day: Day): number => utc(day).getUTCDay() || 7;

/** Index of a day within its week, from 0. */
const intoWeek = (day: Day, firstDay: number): number => (weekday(day) - firstDay + 7) % 7;

interface WeekInfo {
  firstDay: number;
}

/** The first day of the week for a locale. */
export function firstDayOf(locale: string): number {
  const known = new Intl.Locale(locale) as { weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** The weeks of a month. Days of other months are null. */
export function weeksOf({ year, month }: Day, firstDay: number): (Day | null)[][] {
  const first = { year, month, day: 1 };
  const start = plusDays(first, -intoWeek(first, firstDay));
  const weeks: (Day | null)[][] = [];
  for (let day = start; weeks.length === 0 || day.month === month; day = plusDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, i) => plusDays(day, i)).map((one) =>
        one.month === month ? one : null,
      ),
    );
  return weeks;
}

/** The day that a key selects, starting from `day`; null for other keys. */
export function dayByKey(key: string, shift: boolean, day: Day, firstDay: number): Day | null {
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "PageUp":
      return plusMonths(day, shift ? -12 : -1);
    case "PageDown":
      return plusMonths(day, shift ? 12 : 1);
    case "Home":
      return plusDays(day, -intoWeek(day, firstDay));
    case "End":
      return plusDays(day, 6 - intoWeek(day, firstDay));
    default:
      return null;
  }
}

const format = (locale: string, style: Intl.DateTimeFormatOptions, day: Day) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(utc(day));

export const fullDay = (locale: string, day: Day): string =>
  format(locale, { dateStyle: "full" }, day);

export const monthText = (locale: string, day: Day): string =>
  format(locale, { month: "long", year: "numeric" }, day);

/** Names of the weekdays: at most three letters ("Cet" for Latvian "Ceturtd."), and whole. */
export function weekdays(locale: string, firstDay: number): { short: string; long: string }[] {
  const monday = { year: 2024, month: 1, day: 1 };
  return Array.from({ length: 7 }, (_, i) => plusDays(monday, firstDay - 1 + i)).map((day) => ({
    short: format(locale, { weekday: "short" }, day).slice(0, 3),
    long: format(locale, { weekday: "long" }, day),
  }));
}
