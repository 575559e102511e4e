import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import "../no-browser.ts";
import type { TournamentRow } from "../../src/net/api.ts";
import { askedOf, calendarAddress, monthName, wantedOf } from "../../src/tournament/calendar.ts";
import { askedOfMonth, byDay, monthOf, weeksOf } from "../../src/tournament/month-list.ts";

test("a month in the address is read and written", () => {
  assert.deepEqual(monthOf("2026-02"), new Date(2026, 1, 1));
  assert.equal(monthName(new Date(2026, 1, 28)), "2026-02");
  for (const wrong of ["2026-13", "2026-00", "next", ""])
    assert.deepEqual(monthOf(wrong, new Date(2027, 3, 5, 12)), new Date(2027, 3, 1));
});

test("a month has whole weeks, from the first day of the reader's week", () => {
  const of = (year: number, month: number, firstDay: number) =>
    weeksOf(new Date(year, month - 1), firstDay).map((week) =>
      week.map((day) => day?.getDate() ?? 0),
    );
  const november = of(2026, 11, 1);
  assert.deepEqual(november[0], [0, 0, 0, 0, 0, 0, 1]);
  assert.deepEqual(november.at(-1), [30, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(of(2026, 11, 7)[0], [1, 2, 3, 4, 5, 6, 7]);
  assert.equal(of(2027, 2, 1).length, 4, "a February that begins on a Monday");
  for (let month = 1; month <= 12; month++) {
    const days = of(2028, month, 1)
      .flat()
      .filter((day) => day > 0);
    assert.deepEqual(
      days,
      [...days.keys()].map((i) => i + 1),
    );
    assert.equal(days.length, new Date(2028, month, 0).getDate());
  }
});

test("the server is asked for the month in the reader's time zone, with the filters", () => {
  const wanted = wantedOf(new URLSearchParams("variant=russian&month=2026-12&whose=player"));
  const asked = askedOfMonth(wanted, "Anna", new Date(2026, 11));
  assert.deepEqual(
    [asked.from, asked.to].map((at) => new Date(at ?? "").getTime()),
    [new Date(2026, 11, 1).getTime(), new Date(2027, 0, 1).getTime()],
  );
  assert.match(asked.from ?? "", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.deepEqual(askedOf(wanted, "Anna"), { variant: "russian", player: "Anna" });
});

test("the calendar's address has the filters, so that it works without signing in", () => {
  const wanted = wantedOf(new URLSearchParams("name=cup&whose=director&month=2026-12"));
  assert.equal(
    calendarAddress(wanted, "Dirk", "https://x.example"),
    "https://x.example/api/v1/tournaments.ics?name=cup&director=Dirk&locale=en",
  );
});

test("tournaments are grouped by day, in their order", () => {
  const at = (id: string, day: number, hour: number) =>
    ({ id, begins_ms: new Date(2026, 11, day, hour).getTime() }) as TournamentRow;
  const days = byDay([at("1", 1, 0), at("2", 1, 23), at("3", 31, 12)]);
  assert.deepEqual(
    [...days].map(([day, rows]) => [day, rows.map(({ id }) => id)]),
    [
      [1, ["1", "2"]],
      [31, ["3"]],
    ],
  );
});
