import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  dayByKey,
  firstDayOf,
  plusMonths,
  readDay,
  today,
  weekdays,
  weeksOf,
  writeDay,
} from "../../../src/components/dates/dates.ts";
import {
  clockText,
  dayOfIso,
  instantOf,
  isoOf,
  minutesOf,
  momentOf,
  noMoment,
  sameMoment,
} from "../../../src/components/dates/moments.ts";

test("a date is read as typed, and other input is rejected", () => {
  const same = ["1.7.2024", "29.2.2024", "31.12.2027"];
  for (const text of same) assert.equal(writeDay(readDay(text) ?? today()), text);
  for (const text of [" 01.07.2024. ", "1. 7. 2024"])
    assert.deepEqual(readDay(text), { year: 2024, month: 7, day: 1 });
  const none = ["", "1.7.24", "1/7/2024", "31.2.2027", "0.1.2024", "29.2.2023", "1.13.2024"];
  for (const text of [...none, "2024-07-01", "1.7.2024x", "1.7.0024"])
    assert.equal(readDay(text), null, text);
});

test("a week begins on the day usual in the language", () => {
  for (const locale of ["en", "pt-BR"]) assert.equal(firstDayOf(locale), 7, locale);
  for (const locale of ["de", "es", "fr", "hr", "nl", "lv", "pl", "ru"])
    assert.equal(firstDayOf(locale), 1, locale);
  assert.deepEqual(
    weekdays("en", 7).map(({ short }) => short),
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  );
  assert.equal(weekdays("de", 1)[0]?.long, "Montag");
  assert.equal(weekdays("lv", 1)[3]?.short, "Cet", "a column is three letters wide");
});

test("a month has every week it touches, each day once", () => {
  for (const firstDay of [1, 6, 7])
    for (let month = 1; month <= 12; month++) {
      const weeks = weeksOf({ year: 2024, month, day: 15 }, firstDay);
      const days = weeks.flat().filter((day) => day !== null);
      const last = new Date(2024, month, 0).getDate();
      assert.deepEqual(
        days.map((day) => day?.day),
        Array.from({ length: last }, (_, i) => i + 1),
      );
      assert.ok(weeks.every((week) => week.length === 7 && week.some((day) => day !== null)));
    }
  const [first] = weeksOf({ year: 2024, month: 7, day: 9 }, 1);
  assert.equal(first?.[0]?.day, 1, "1.7.2024 was a Monday");
});

test("keys move through days, weeks, months and years", () => {
  const from = (text: string, key: string, shift = false) => {
    const day = readDay(text);
    const next = day && dayByKey(key, shift, day, 1);
    return next && writeDay(next);
  };
  assert.equal(from("1.3.2024", "ArrowLeft"), "29.2.2024");
  assert.equal(from("31.12.2024", "ArrowRight"), "1.1.2025");
  assert.equal(from("3.7.2024", "ArrowUp"), "26.6.2024");
  assert.equal(from("31.7.2024", "ArrowDown"), "7.8.2024");
  assert.equal(from("31.3.2024", "PageUp"), "29.2.2024");
  assert.equal(from("31.1.2023", "PageDown"), "28.2.2023");
  assert.equal(from("29.2.2024", "PageDown", true), "28.2.2025");
  assert.equal(from("3.7.2024", "Home"), "1.7.2024");
  assert.equal(from("3.7.2024", "End"), "7.7.2024");
  assert.equal(from("7.7.2024", "Home"), "1.7.2024");
  assert.equal(from("3.7.2024", "a"), null);
  assert.equal(writeDay(plusMonths({ year: 2024, month: 12, day: 31 }, 2)), "28.2.2025");
});

test("a time is read as typed, and other input is rejected", () => {
  const minutes = { "9:30": 570, " 09.30 ": 570, "9": 540, "0:00": 0, "23:59": 1439 };
  for (const [text, read] of Object.entries(minutes)) assert.equal(minutesOf(text), read, text);
  for (const text of ["", "24:00", "9:60", "9:5", "930", "9:30 PM", "-1", "9:30:00"])
    assert.equal(minutesOf(text), null, text);
  assert.equal(clockText("9.30"), "09:30");
  assert.equal(clockText(""), "");
});

test("a date and time is in the reader's zone, and midnight without a time", () => {
  const at = new Date(2024, 11, 24, 7, 5).getTime();
  assert.deepEqual(momentOf(at), { date: "24.12.2024", time: "7:05" });
  assert.equal(instantOf(momentOf(at)), at);
  assert.equal(
    instantOf({ date: "24.12.2024", time: " " }),
    new Date(2024, 11, 24).getTime(),
    "midnight",
  );
  for (const none of [
    noMoment,
    { date: "31.6.2024", time: "" },
    { date: "1.6.2024", time: "25:00" },
  ])
    assert.equal(instantOf(none), Number.NaN);
  assert.ok(sameMoment(momentOf(at), momentOf(at)));
  assert.ok(!sameMoment(momentOf(at), momentOf(at + 60_000)));
});

test("an address has ISO days", () => {
  const day = { year: 2024, month: 7, day: 1 };
  assert.equal(isoOf(day), "2024-07-01");
  assert.deepEqual(dayOfIso("2024-07-01"), day);
  for (const text of ["", "2024-06-31", "1.7.2024", "2024-7-1", "soon"])
    assert.equal(dayOfIso(text), null, text);
});

test("no field uses the browser's own date or time format", () => {
  const native = /["'`](?:date|time|datetime-local|month|week)["'`]/;
  const typed = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) =>
      readFileSync(join("src", path), "utf8")
        .split("\n")
        .filter((line) => /\btype\??[=:]/.test(line) && native.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  assert.deepEqual(typed, []);
});
