import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import en from "texts:en";
import { writeDay } from "../../../src/components/dates/dates.ts";
import {
  shownDay,
  shownText,
  typedDay,
  valueFor,
} from "../../../src/components/dates/typed-day.ts";
import { countrysOwn, type Language, languages } from "../../../src/messages/languages.ts";
import { adopt } from "../../../src/messages/messages.ts";

const now = { year: 2026, month: 11, day: 29 };

const inRegion = (tag: string) => {
  const [language = ""] = tag.split("-");
  const known = (Object.keys(languages) as Language[]).find((one) => one.startsWith(language));
  adopt(known ?? "en", [en], countrysOwn(known ?? "en", [tag]));
};

afterEach(() => adopt("en", [en]));

const read = (text: string, more = {}) => {
  const day = typedDay(text, { now, ...more });
  return day && writeDay(day);
};

test("a day is read in each way of typing", () => {
  inRegion("en-GB");
  const ways = ["5 Dec", "5.12.", "5. 12.", "5.12.2026", "5. 12. 2026.", "2026-12-05", "5/12"];
  for (const text of [
    ...ways,
    "Sat 5 Dec 2026",
    "Dec 5",
    "5 December",
    " 5 dec 2026 ",
    "5/12/2026",
  ])
    assert.equal(read(text), "5.12.2026", text);
  const none = [
    "",
    "5",
    "31 Feb",
    "31.6.2026",
    "5.12.26",
    "tomorrow",
    "5 Foo",
    "5 6 Dec",
    "2026-13-01",
  ];
  for (const text of [...none, "5.122026", "1 Ju 2026"]) assert.equal(read(text), null, text);
});

test("the order of day and month before a slash is that of the region, after a dot always the day", () => {
  const cases = [
    ["en-US", "12/5", "5.12.2026"],
    ["en-GB", "12/5", "12.5.2027"],
    ["nl-NL", "5-12-2026", "5.12.2026"],
    ["en-US", "12.5.2027", "12.5.2027"],
  ] as const;
  for (const [tag, text, day] of cases) {
    inRegion(tag);
    assert.equal(read(text), day, `${tag} ${text}`);
  }
});

test("a day without a year is the next one, or in a search the last one", () => {
  const cases: [string, string | null, string | null][] = [
    ["5.1.", "5.1.2027", "5.1.2026"],
    ["29.11.", "29.11.2026", "29.11.2026"],
    ["20.11.", "20.11.2026", "20.11.2026"],
    ["1.10.", "1.10.2027", "1.10.2026"],
    ["30.11.", "30.11.2026", "30.11.2025"],
    ["29.2.", null, null],
  ];
  for (const [text, next, last] of cases) {
    assert.equal(read(text), next, text);
    assert.equal(read(text, { past: true }), last, text);
  }
});

test("the text that a field shows is read as the same day in every region", () => {
  const tags =
    "en-GB en-US en-CA de-DE de-AT es-ES es-MX fr-FR fr-CA hr-HR hr-BA lv-LV nl-NL nl-BE";
  for (const tag of `${tags} pl-PL pt-BR pt-PT ru-RU`.split(" ")) {
    inRegion(tag);
    for (let month = 1; month <= 12; month++) {
      const day = { year: 2027, month, day: 9 };
      assert.equal(read(shownDay(day)), writeDay(day), `${tag}: ${shownDay(day)}`);
    }
  }
});

test("a field keeps text that is not a day", () => {
  assert.equal(shownText("5.12.2026"), "Sat Dec 5, 2026");
  assert.equal(shownText("31.6.2026"), "31.6.2026");
  assert.equal(valueFor("5.12.2026"), "5.12.2026");
  assert.equal(valueFor("31.6."), "31.6.");
});
