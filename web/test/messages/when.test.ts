import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import { dayText, shortDayText, whenText } from "../../src/messages/when.ts";

const local = (...parts: [number, number, number, number?, number?]) =>
  new Date(...parts).getTime();
const now = local(2026, 10, 29);

test("days and times are written in words, with the year only if it is another", () => {
  const spaced = (text: string) => text.replace(/\s/g, " ");
  const at = local(2026, 10, 30, 23, 20);
  assert.match(spaced(dayText(at, now)), /^Mon (30 Nov|Nov 30)$/);
  assert.match(spaced(whenText(at, now)), /^Mon (30 Nov|Nov 30), 23:20$/);
  assert.match(spaced(shortDayText(local(2027, 2, 14), now)), /^(14 Mar 2027|Mar 14, 2027)$/);
});
