import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import hr from "texts:hr";
import {
  controlSentence,
  controlText,
  liveClockText,
  longClockText,
  numberText,
  relativeText,
  remaining,
  spentText,
  standstill,
  untilNextTick,
} from "../../src/labels/time.ts";
import { adopt } from "../../src/messages/messages.ts";
import type { Clock, TimeControl } from "../../src/net/api.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test("a live clock shows tenths below ten seconds only", () => {
  const cases: [number, string][] = [
    [5 * minute, "5:00"],
    [5 * minute - 1, "4:59"],
    [65 * second, "1:05"],
    [10 * second, "0:10"],
    [9999, "0:09.9"],
    [349, "0:00.3"],
    [0, "0:00.0"],
    [-5, "0:00.0"],
    [hour + 2 * minute + 3 * second, "1:02:03"],
  ];
  for (const [ms, text] of cases) assert.equal(liveClockText(ms), text);
});

test("a correspondence clock counts days and hours", () => {
  assert.equal(longClockText(3 * day), "3 d 0 h");
  assert.equal(longClockText(2 * day + 4 * hour + 59 * minute), "2 d 4 h");
  assert.equal(longClockText(5 * hour + 12 * minute), "5 h 12 min");
  assert.equal(longClockText(12 * minute), "12:00");
});

test("the time spent fits a column", () => {
  assert.deepEqual([430, 12_000, 65_000, 3 * hour, 2 * day].map(spentText), [
    "0.4",
    "12",
    "1:05",
    "3 h",
    "2 d",
  ]);
});

const clock: Clock = {
  white_ms: 60_000,
  black_ms: 50_000,
  running: "white",
  at_ms: 1_000,
  deadline_ms: 61_000,
};

test("only the side to move loses time, and never more than it has", () => {
  assert.equal(remaining(clock, "white", 11_000), 50_000);
  assert.equal(remaining(clock, "black", 11_000), 50_000);
  assert.equal(remaining(clock, "white", 500), 60_000);
  assert.equal(remaining(clock, "white", 99_000), 0);
  assert.equal(remaining({ ...clock, running: null }, "white", 11_000), 60_000);
});

test("frozen time costs nothing, and only for its side", () => {
  const frozen: Clock = {
    ...clock,
    still: [
      { side: "white", start_ms: 11_000, end_ms: 21_000, vacation: true },
      { side: "white", start_ms: 31_000, end_ms: null, vacation: false },
      { side: "black", start_ms: 0, end_ms: 99_000, vacation: true },
    ],
  };
  assert.equal(remaining(frozen, "white", 11_000), 50_000);
  assert.equal(remaining(frozen, "white", 20_000), 50_000);
  assert.equal(remaining(frozen, "white", 31_000), 40_000);
  assert.equal(remaining(frozen, "white", 99_000), 40_000);
  for (const [at, until] of [
    [10_999, undefined],
    [11_000, 21_000],
    [21_000, undefined],
    [40_000, null],
  ] as const)
    assert.equal(standstill(frozen, "white", at)?.end_ms, until, String(at));
});

test("free thinking time costs nothing, and a whole day once it is over if days are charged", () => {
  const days: Clock = {
    white_ms: 98 * day,
    black_ms: 100 * day,
    running: "white",
    at_ms: 3 * day,
    deadline_ms: null,
    free_until_ms: day,
    step_ms: day,
    moves_to_go: { white: 1, black: 2 },
  };
  // Two days have already been charged.
  assert.equal(remaining(days, "white", 3 * day), 98 * day);
  assert.equal(remaining(days, "white", 4 * day - 1), 98 * day);
  assert.equal(remaining(days, "white", 4 * day), 97 * day);
  const grace = { ...days, at_ms: 0, free_until_ms: 5000, step_ms: 1 };
  assert.equal(remaining(grace, "white", 5000), 98 * day);
  assert.equal(remaining(grace, "white", 5001), 98 * day - 1);
  assert.equal(remaining({ ...days, white_ms: null }, "white", 9 * day), null);
});

test("the next tick comes when the text changes", () => {
  for (const ms of [61_400, 12_001, 9_950, 120]) {
    const next = untilNextTick(ms);
    assert.notEqual(liveClockText(ms - next), liveClockText(ms), String(ms));
    assert.equal(liveClockText(ms - next + 2), liveClockText(ms), String(ms));
  }
});

test("time controls are written as players write them", () => {
  const days = (n: number) => `${n} days`;
  const fischer = (base_ms: number, increment_ms: number) =>
    controlText({ kind: "fischer", base_ms, increment_ms }, days, days);
  assert.equal(fischer(5 * minute, 3 * second), "5+3");
  assert.equal(fischer(30 * second, 0), "½+0");
  assert.equal(fischer(90 * second, second), "1.5+1");
  assert.equal(fischer(30 * day, day), "30 days + 1 day");
  assert.equal(controlText({ kind: "per_move", time_ms: 3 * day }, days, days), "3 days");
  const delayed = { kind: "delay", base_ms: 10 * minute, delay_ms: 12 * second } as const;
  assert.equal(controlText(delayed, days, days), "10 d12");
  assert.equal(controlText({ kind: "unlimited" }, days, days), "No time limit");
  assert.equal(controlText(hundredDays, days, days), "50/100d + 10/10d");
});

const hundredDays: TimeControl = {
  kind: "sessions",
  sessions: [
    { moves: 50, time_ms: 100 * day },
    { moves: 10, time_ms: 10 * day },
  ],
  carry: true,
  grace_ms: day,
  charge: "whole_days",
};

test("the meaning of a time control is written in words", () => {
  const live = { moves: 40, time_ms: 90 * minute };
  const cases: [TimeControl, string][] = [
    [
      hundredDays,
      "100 days for 50 moves, then 10 days per 10 moves, unused time carries over, " +
        "1 day free per move, only completed days count",
    ],
    [
      { kind: "sessions", sessions: [live], carry: false, grace_ms: 0, charge: "ms" },
      "90 minutes per 40 moves, unused time is lost",
    ],
    [{ kind: "per_move", time_ms: 3 * day }, "3 days per move"],
    [
      { kind: "fischer", base_ms: 30 * day, increment_ms: day, cap_ms: 45 * day },
      "30 days, 1 day added per move, at most 45 days",
    ],
    [
      { kind: "delay", base_ms: 10 * minute, delay_ms: 12 * second },
      "10 minutes, 12 seconds free per move",
    ],
    [{ kind: "unlimited" }, "No time limit"],
  ];
  for (const [control, text] of cases) assert.equal(controlSentence(control), text);
});

test("relative times are written in words", () => {
  assert.equal(relativeText(2 * day, 0), "in 2 days");
  assert.equal(relativeText(0, 3 * hour), "3 hours ago");
  assert.equal(relativeText(45 * day, 0), "in 1 month");
  assert.equal(relativeText(0, 400 * day), "1 year ago");
});

test("tomorrow and yesterday follow the reader's calendar", () => {
  const monday = (hours: number, minutes = 0) => new Date(2026, 10, 23, hours, minutes).getTime();
  const cases: [now: number, hours: number, text: string][] = [
    [monday(10), 25, "tomorrow"],
    [monday(0, 30), 47, "tomorrow"],
    [monday(22), 23, "in 23 hours"],
    [monday(23, 30), 25, "in 2 days"],
    [monday(22), 47, "in 2 days"],
    [monday(10), 49, "in 2 days"],
    [monday(23, 30), 49, "in 3 days"],
    [monday(10), -25, "yesterday"],
    [monday(2), -47, "2 days ago"],
    [monday(23, 30), -47, "yesterday"],
    [monday(10), -49, "2 days ago"],
  ];
  for (const [now, hours, text] of cases)
    assert.equal(relativeText(now + hours * hour, now), text, `${new Date(now)} ${hours}`);
});

test("fractions use the decimal separator of the reader's language", () => {
  const said = () => [
    liveClockText(9_876),
    spentText(430),
    controlText({ kind: "fischer", base_ms: 90 * second, increment_ms: 1500 }),
    numberText(9.6666),
    numberText(1234.5),
  ];
  assert.deepEqual(said(), ["0:09.8", "0.4", "1.5+1.5", "9.67", "1,234.5"]);
  adopt("de", [de]);
  const german = said();
  adopt("hr", [hr]);
  const croatian = said();
  adopt("en", [en]);
  assert.deepEqual(german, ["0:09,8", "0,4", "1,5+1,5", "9,67", "1.234,5"]);
  assert.deepEqual(croatian, ["0:09,8", "0,4", "1,5+1,5", "9,67", "1.234,5"]);
});
