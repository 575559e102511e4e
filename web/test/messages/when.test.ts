import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import { dayText, shortDayText, shortWhenText, whenText } from "../../src/messages/when.ts";

const local = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).getTime();
const now = local(2026, 10, 29);

test("days and times are written in words, with the year only if it is another", () => {
  const spaced = (text: string) => text.replace(/\s/g, " ");
  const at = local(2026, 10, 30, 23, 20);
  assert.match(spaced(dayText(at, now)), /^Mon (30 Nov|Nov 30)$/);
  assert.match(spaced(whenText(at, now)), /^Mon (30 Nov|Nov 30), 23:20$/);
  assert.match(spaced(shortDayText(local(2027, 2, 14), now)), /^(14 Mar 2027|Mar 14, 2027)$/);
  assert.match(spaced(shortWhenText(at)), /^(30 Nov|Nov 30), 23:20$/);
});

test("a time in another zone has that zone's day, hour and year", () => {
  const at = Date.UTC(2026, 11, 31, 23, 30);
  const spaced = (text: string) => text.replace(/\s/g, " ");
  assert.match(spaced(whenText(at, at, "UTC")), /^Thu (31 Dec|Dec 31), 23:30$/);
  // It is the new year there, for the reader as for the time.
  assert.match(spaced(whenText(at, at, "Asia/Kathmandu")), /^Fri (1 Jan|Jan 1), 05:15$/);
  assert.match(spaced(dayText(at, at - 86_400_000, "Asia/Kathmandu")), /^Fri .*2027$/);
});
