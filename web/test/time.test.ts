import assert from "node:assert/strict";
import { test } from "node:test";
import type { Clock } from "../src/api.ts";
import {
  controlText,
  liveClockText,
  longClockText,
  relativeText,
  remaining,
  spentText,
  untilNextTick,
} from "../src/time.ts";

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

test("only the running side loses time, and never more than it has", () => {
  assert.equal(remaining(clock, "white", 11_000), 50_000);
  assert.equal(remaining(clock, "black", 11_000), 50_000);
  assert.equal(remaining(clock, "white", 500), 60_000);
  assert.equal(remaining(clock, "white", 99_000), 0);
  assert.equal(remaining({ ...clock, running: null }, "white", 11_000), 60_000);
});

test("the next tick comes when the text changes", () => {
  for (const ms of [61_400, 12_001, 9_950, 120]) {
    const next = untilNextTick(ms);
    assert.notEqual(liveClockText(ms - next), liveClockText(ms), String(ms));
    assert.equal(liveClockText(ms - next + 2), liveClockText(ms), String(ms));
  }
});

test("time controls are written as players say them", () => {
  const days = (n: number) => `${n} days`;
  const fischer = (base_ms: number, increment_ms: number) =>
    controlText({ kind: "fischer", base_ms, increment_ms }, days, days);
  assert.equal(fischer(5 * minute, 3 * second), "5+3");
  assert.equal(fischer(30 * second, 0), "½+0");
  assert.equal(fischer(90 * second, second), "1.5+1");
  assert.equal(fischer(30 * day, day), "30 days + 1 d 0 h");
  assert.equal(controlText({ kind: "per_move", time_ms: 3 * day }, days, days), "3 days");
});

test("what is near is said in words", () => {
  assert.equal(relativeText(2 * day, 0, "en"), "in 2 days");
  assert.equal(relativeText(0, 3 * hour, "en"), "3 hours ago");
});
