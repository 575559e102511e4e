import assert from "node:assert/strict";
import { test } from "node:test";
import type { Allocation, Eligible } from "../../src/net/api.ts";
import { countsIn, givenBack, usedThen } from "../../src/vacation/quota.ts";
import "../english.ts";
import {
  asTyped,
  cityOf,
  dayAt,
  endTyped,
  isMidnight,
  knownZone,
  spanText,
  typedSpanText,
} from "../../src/vacation/text.ts";

const hour = 3_600_000;
/** The clocks of Havana skip this midnight. */
const skipped = Date.parse("2024-03-10T05:00:00Z");
/** They show this one twice. */
const repeated = Date.parse("2024-11-03T04:00:00Z");

test("a vacation is edited with the hours entered", () => {
  for (const [at, date, typed] of [
    [skipped, "10.3.2024", ""],
    [skipped + hour, "10.3.2024", "2"],
    [skipped - hour, "9.3.2024", "23"],
    [repeated, "3.11.2024", ""],
    [repeated + hour, "3.11.2024", ""],
    [repeated + 2 * hour, "3.11.2024", "1"],
  ] as const)
    assert.deepEqual(
      asTyped(at, "America/Havana"),
      { date, hour: typed },
      new Date(at).toISOString(),
    );
});

test("an unknown time zone counts as the reader's own", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const zone of ["Europe/Zagre", ""]) {
    assert.equal(knownZone(zone), own);
    assert.equal(isMidnight(skipped, zone), isMidnight(skipped, own));
  }
  assert.equal(knownZone("Europe/Zagreb"), "Europe/Zagreb");
});

test("the cost of an edit subtracts the old cost only if it was charged", () => {
  const cup = { splits_used: 1, days_used: 7 } as Eligible;
  for (const [hours, before, parts, days] of [
    [168, 0, 2, 14],
    [192, 168, 1, 8],
    [0, 0, 1, 7],
  ] as const)
    assert.deepEqual(usedThen(cup, hours, before), { parts, days }, `${before} to ${hours} h`);
});

test("yearly figures count what begins in that year in UTC", () => {
  const cup = { year: null } as Eligible;
  const outside = { year: 2024 } as Eligible;
  const newYear = Date.parse("2025-01-01T00:00:00Z");
  for (const [figures, start, counts] of [
    [cup, newYear, true],
    [outside, newYear, false],
    [outside, newYear - 1, true],
    [outside, Date.parse("2024-01-01T00:00:00Z"), true],
  ] as const) {
    assert.equal(countsIn(figures, start), counts);
    const edited = { start_ms: start, charged_hours: 24 } as Allocation;
    assert.equal(givenBack(figures, edited), counts ? 24 : 0);
    assert.equal(givenBack(figures, null), 0);
  }
});

test("the last day off is the day before a midnight, and has an hour otherwise", () => {
  const zone = "Europe/Zagreb";
  const midnight = Date.parse("2024-07-07T22:00:00Z");
  assert.deepEqual(endTyped(midnight, zone), { date: "7.7.2024", hour: "" });
  assert.deepEqual(endTyped(midnight + 17 * hour, zone), { date: "8.7.2024", hour: "17" });
  assert.deepEqual(endTyped(skipped, "America/Havana"), { date: "9.3.2024", hour: "" });
  assert.deepEqual(dayAt(midnight, zone), { year: 2024, month: 7, day: 8 });
  assert.deepEqual(dayAt(midnight - 1, zone), { year: 2024, month: 7, day: 7 });
});

test("whole days are shown without hours, in the zone in which they were typed", () => {
  const zone = "Asia/Kathmandu";
  const start = Date.parse("2024-06-30T18:15:00Z");
  const spaced = (text: string) => text.replace(/\s/g, " ");
  const days = { start_ms: start, end_ms: start + 7 * 24 * hour };
  assert.equal(spaced(spanText(days, zone)), "Mon Jul 1, 2024 to Sun Jul 7, 2024");
  assert.equal(spaced(typedSpanText(days, zone)), "Mon Jul 1, 2024 to Sun Jul 7, 2024 (Kathmandu)");
  assert.equal(spaced(spanText(days, "UTC")), "Sun Jun 30, 2024, 18:15 to Sun Jul 7, 2024, 18:15");
  assert.equal(spaced(spanText({ ...days, end_ms: start + 24 * hour }, zone)), "Mon Jul 1, 2024");
  assert.equal(spaced(spanText({ ...days, end_ms: null }, zone)), "Mon Jul 1, 2024, 00:00 to …");
  assert.equal(cityOf("America/Argentina/Buenos_Aires"), "Buenos Aires");
});
