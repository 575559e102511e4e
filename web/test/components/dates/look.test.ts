import assert from "node:assert/strict";
import { test } from "node:test";
import { daysFrom, isBefore } from "../../../src/components/dates/dates.ts";
import { lookIn } from "../../../src/components/dates/look.ts";

const december = (day: number) => ({ year: 2026, month: 12, day });

test("a range has two ends and the days between, and a single day is chosen", () => {
  const looks = (first: number | null, last: number | null) =>
    [4, 5, 6, 7, 8].map((day) =>
      lookIn(december(day), first ? december(first) : null, last ? december(last) : null),
    );
  assert.deepEqual(looks(5, 7), ["", "from", "between", "to", ""]);
  assert.deepEqual(looks(5, 5), ["", "chosen", "", "", ""]);
  assert.deepEqual(looks(5, null), ["", "chosen", "", "", ""]);
  assert.deepEqual(looks(null, 7), ["", "", "", "chosen", ""]);
  assert.deepEqual(looks(7, 5), ["", "to", "", "from", ""], "no day is between");
});

test("days are counted with both ends, over the end of a year", () => {
  assert.equal(daysFrom(december(5), december(11)), 7);
  assert.equal(daysFrom(december(31), { year: 2027, month: 1, day: 1 }), 2);
  assert.ok(isBefore(december(31), { year: 2027, month: 1, day: 1 }));
  assert.ok(!isBefore(december(5), december(5)));
});
