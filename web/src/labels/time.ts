// Clocks, time controls and relative times as text.

import { locale, messages } from "../messages/messages.ts";
import { written } from "../messages/numbers.ts";
import { day, hour, minute, second, shortSpan, spanText } from "../messages/spans.ts";
import type { Clock, SeatName, TimeControl } from "../net/api.ts";
import { seatIndex } from "../net/seats.ts";

const two = (n: number): string => String(n).padStart(2, "0");

/** A number in the user's language, with at most two decimal places. */
export const numberText = (n: number, least = 0): string => written(locale, n, least);

/** A live clock: 1:02:03, 4:05, and below ten seconds 0:09.8. */
export function liveClockText(ms: number): string {
  const left = Math.max(0, ms);
  const seconds = Math.floor(left / second);
  if (left < 10 * second) return `0:0${numberText(Math.floor(left / 100) / 10, 1)}`;
  const clock = `${Math.floor(seconds / 60) % 60}:${two(seconds % 60)}`;
  if (left < hour) return clock;
  return `${Math.floor(left / hour)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A correspondence clock: 2 d 4 h, 5 h 12 min, and in the last hour 12:34. */
export function longClockText(ms: number): string {
  const left = Math.max(0, ms);
  const { days, hours, minutes } = messages.units;
  const wholeHours = Math.floor((left % day) / hour);
  if (left >= day) return `${Math.floor(left / day)} ${days} ${wholeHours} ${hours}`;
  if (left < hour) return liveClockText(left);
  return `${wholeHours} ${hours} ${Math.floor((left % hour) / minute)} ${minutes}`;
}

/** Time left in a list: 2 d 4 h, 9 h, 12 min. */
export function leftText(ms: number): string {
  const left = Math.max(0, ms);
  const { days, hours, minutes } = messages.units;
  const wholeHours = Math.floor((left % day) / hour);
  if (left >= day)
    return `${Math.floor(left / day)} ${days}${wholeHours > 0 ? ` ${wholeHours} ${hours}` : ""}`;
  if (left >= hour) return `${wholeHours} ${hours}`;
  return `${Math.floor(left / minute)} ${minutes}`;
}

/** Time spent on a move, short enough for a column: 0.4, 12, 1:05, 3 h, 2 d. */
export function spentText(ms: number): string {
  if (ms < 10 * second) return numberText(Math.floor(ms / 100) / 10, 1);
  if (ms < minute) return String(Math.floor(ms / second));
  if (ms < hour) return `${Math.floor(ms / minute)}:${two(Math.floor(ms / second) % 60)}`;
  if (ms < day) return `${Math.floor(ms / hour)} ${messages.units.hours}`;
  return `${Math.floor(ms / day)} ${messages.units.days}`;
}

/** Milliseconds between the two times during which the running side's clock was stopped. */
function standing({ still = [], running }: Clock, from: number, until: number): number {
  return still
    .filter(({ side }) => side === running)
    .map(({ start_ms: start, end_ms: end }) =>
      Math.max(0, Math.min(end ?? until, until) - Math.max(start, from)),
    )
    .reduce((sum, part) => sum + part, 0);
}

/** Thinking time charged until a server time, counted from a fixed point of the turn. */
function cost(clock: Clock, until: number): number {
  const { at_ms: at, free_until_ms: free, step_ms: step = 1 } = clock;
  const from = free ?? at;
  const thought = until - from - standing(clock, from, until);
  return Math.floor(Math.max(0, thought) / step) * step;
}

/** The period around `now` in which a side's clock is stopped, for whatever reason. */
export function standstill(clock: Clock, side: SeatName, now: number) {
  return clock.still?.find(
    (one) => one.side === side && one.start_ms <= now && (one.end_ms === null || one.end_ms > now),
  );
}

/** A side's remaining milliseconds at a server time; null without a limit. */
export function remaining(clock: Clock, side: SeatName, serverNow: number): number | null {
  const ofTwo = side === "white" ? clock.white_ms : clock.black_ms;
  const left = clock.left_ms ? (clock.left_ms[seatIndex(side)] ?? null) : ofTwo;
  if (left === null || clock.running !== side) return left;
  return Math.max(0, left - (cost(clock, serverNow) - cost(clock, clock.at_ms)));
}

/** Milliseconds until the text of a live clock changes. */
export function untilNextTick(ms: number): number {
  const step = ms < 10 * second ? 100 : second;
  return (ms % step) + 1;
}

const rounded = (n: number): number => Number(n.toFixed(2));

/** 5+3, 40/2 h + 20/1 h, or days for correspondence, in the given words if any. */
export function controlText(
  control: TimeControl,
  perMove: (days: number) => string = (n) => messages.days({ n }),
  bank: (days: number) => string = (n) => messages.bankDays({ n }),
): string {
  switch (control.kind) {
    case "unlimited":
      return messages.control.unlimited;
    case "sessions":
      return control.sessions
        .map(({ moves, time_ms: time }) => `${moves}/${shortSpan(time)}`)
        .join(" + ");
    case "per_move":
      return perMove(rounded(control.time_ms / day));
    case "delay":
      return minutesAndSeconds(control.base_ms, control.delay_ms, " d");
    case "fischer":
      if (control.base_ms < day) return minutesAndSeconds(control.base_ms, control.increment_ms);
      return `${bank(rounded(control.base_ms / day))} + ${spanText(control.increment_ms)}`;
  }
}

function minutesAndSeconds(base: number, seconds: number, sign = "+"): string {
  const minutes = base / minute;
  const fraction: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };
  return `${fraction[minutes] ?? numberText(minutes)}${sign}${numberText(seconds / second)}`;
}

/** A full description of a time control. */
export function controlSentence(control: TimeControl): string {
  const words = messages.control;
  switch (control.kind) {
    case "unlimited":
      return words.unlimited;
    case "per_move":
      return words.each({ time: spanText(control.time_ms), moves: 1 });
    case "fischer":
      return [
        spanText(control.base_ms),
        control.increment_ms > 0 && words.increment({ time: spanText(control.increment_ms) }),
        control.cap_ms != null && words.cap({ time: spanText(control.cap_ms) }),
      ]
        .filter(Boolean)
        .join(", ");
    case "delay":
      return [
        spanText(control.base_ms),
        control.delay_ms > 0 && words.free({ time: spanText(control.delay_ms) }),
      ]
        .filter(Boolean)
        .join(", ");
    case "sessions":
      return [
        ...sessionsWords(control.sessions),
        control.carry ? words.carried : words.lost,
        control.grace_ms > 0 && words.free({ time: spanText(control.grace_ms) }),
        control.charge === "whole_days" && words.wholeDays,
      ]
        .filter(Boolean)
        .join(", ");
  }
}

function sessionsWords(sessions: readonly { moves: number; time_ms: number }[]): string[] {
  const words = messages.control;
  return sessions.map(({ moves, time_ms: time }, i) => {
    const last = i === sessions.length - 1;
    if (i === 0) return (last ? words.each : words.first)({ time: spanText(time), moves });
    return (last ? words.nextEach : words.next)({ time: spanText(time), moves });
  });
}

const relativeUnits: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
  ["second", second],
];

/** Number of midnights between the two times, in the user's zone. */
function calendarDays(at: number, now: number): number {
  const dayOf = (instant: number) => {
    const date = new Date(instant);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return (dayOf(at) - dayOf(now)) / day;
}

/**
 * "in 2 days", "3 hours ago"; "3 hr. ago" if short. Days are calendar days in the user's zone, so
 * "tomorrow" is exactly the next one. Less than a day is given in hours.
 */
export function relativeText(at: number, now: number, style: "long" | "short" = "long"): string {
  const difference = at - now;
  const [unit, size] = relativeUnits.find(([, ms]) => Math.abs(difference) >= ms) ?? [
    "second",
    second,
  ];
  const days = unit === "day";
  const format = new Intl.RelativeTimeFormat(locale, {
    numeric: days ? "auto" : "always",
    style,
  });
  const many = days ? calendarDays(at, now) : Math.trunc(difference / size);
  return format.format(many, unit);
}
