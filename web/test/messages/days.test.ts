import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import { daysText } from "../../src/messages/days.ts";

const local = (...parts: [number, number, number, number?]) => new Date(...parts).getTime();
const now = local(2026, 10, 29);

test("a range of days names the month and the year only as often as needed", () => {
  const spaced = (from: number, to: number) => daysText(from, to, now).replace(/\s/g, " ");
  const on = local(2026, 10, 18, 9);
  assert.match(spaced(on, local(2026, 10, 18, 20)), /^(18 Nov|Nov 18)$/);
  assert.match(spaced(on, local(2026, 10, 22)), /^(18 ?– ?22 Nov|Nov 18 – 22)$/);
  assert.match(spaced(on, local(2027, 0, 4)), /2026.*2027$/);
});
