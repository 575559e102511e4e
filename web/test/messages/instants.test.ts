// Dates and times on the page have one format, which cannot be mistaken for another date.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import en from "texts:en";
import { countrysOwn, type Language, languages } from "../../src/messages/languages.ts";
import { adopt, locale } from "../../src/messages/messages.ts";
import { written } from "../../src/messages/numbers.ts";
import { dayText, shortDayText, shortWhenText, whenText } from "../../src/messages/when.ts";

const countries = "US GB AU CA IE IN NZ ZA DE AT CH BE FR ES MX AR PT BR NL LV PL RU HR BA".split(
  " ",
);

afterEach(() => adopt("en", [en]));

/** What the page would write in this browser. */
function inBrowser<T>(language: Language, asked: readonly string[], said: () => T): T {
  adopt(language, [en], countrysOwn(language, asked));
  return said();
}

test("the site's language uses the formats of the browser's region", () => {
  const cases: [Language, string[], string][] = [
    ["en", ["en-GB", "en-US", "en"], "en-GB"],
    ["en", ["lv-LV", "lv", "en-US", "en"], "en-US"],
    ["en", ["lv"], "en"],
    ["de", ["en-US", "de-CH"], "de-CH"],
    ["pt-BR", ["pt-PT"], "pt-PT"],
    ["pt-BR", ["pt"], "pt-BR"],
    ["en", ["en-US@posix", "C", ""], "en"],
  ];
  for (const [language, asked, expected] of cases)
    assert.equal(countrysOwn(language, asked), expected, `${language} ${asked}`);
  const at = new Date(2024, 10, 26).getTime();
  assert.equal(
    inBrowser("en", ["en-GB"], () => dayText(at)),
    "Tue 26 Nov 2024",
  );
  assert.equal(
    inBrowser("en", ["en-US"], () => dayText(at)),
    "Tue Nov 26, 2024",
  );
  assert.match(
    inBrowser("de", ["de-CH"], () => written(locale, 1234.5)),
    /^1['’]234\.5$/,
  );
});

test("dates are unambiguous: months are named, or follow the day or the year", () => {
  const third = new Date(2024, 1, 3, 4, 5, 6).getTime();
  for (const language of Object.keys(languages) as Language[])
    for (const country of countries) {
      const tag = `${language.split("-")[0]}-${country}`;
      const texts = inBrowser(language, [tag], () =>
        [shortDayText, dayText, whenText].map((text) => text(third)),
      );
      assert.equal(locale, tag);
      for (const text of texts)
        assert.match(
          text,
          /\p{L}{3}.*\p{L}|\p{L}{3}|0?3\D+0?2\D+2024|2024-02-03/u,
          `${tag}: ${text}`,
        );
    }
});

test("times run from 00:00 to 23:59 in every language and region", () => {
  for (const tag of ["en-US", "en-AU", "es-MX", "pt-BR", "ru"])
    for (const hour of [0, 12, 23]) {
      const at = new Date(2026, 0, 5, hour, 30).getTime();
      adopt("en", [en], tag);
      assert.doesNotMatch(whenText(at), /[AP]M|[ap]\.? ?m\./, tag);
      assert.equal(/(\d\d):30$/.exec(whenText(at))?.[1], String(hour).padStart(2, "0"), tag);
    }
});

test("a deadline is short enough for its place next to a clock in every language", () => {
  for (const language of Object.keys(languages) as Language[]) {
    const texts = JSON.parse(readFileSync(`locales/${language}/game.json`, "utf8"));
    for (let month = 0; month < 12; month++) {
      const at = new Date(2026, month, 28, 23, 20).getTime();
      const when = inBrowser(language, [], () => shortWhenText(at));
      const text = texts.game.due.replace("{when}", when);
      // With the weekday, Latvian needs 29 characters, which do not fit at 1280 pixels.
      assert.ok(text.length <= 24, `${language}: ${text}`);
      assert.match(text, /28.*23:20$/, language);
    }
  }
});

test("numbers and dates use the reader's region, dates in one file", () => {
  const own = /\bIntl\.(\w+Format)\((\w*|"en")(?=[,)])/g;
  const faults = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join("src", path), "utf8");
      const wrong = [...text.matchAll(own)].filter(
        ([, kind, by]) =>
          // In English where the parts of a date are parsed, and without a language where the zone
          // is determined.
          !(by === '"en"' && path === "vacation/text.ts") &&
          !(by === "locale" && kind !== "DateTimeFormat") &&
          !["messages/instants.ts", "components/dates/dates.ts"].includes(path),
      );
      const bare = [...text.matchAll(/\.toLocale\w*\(/g)];
      return [...wrong, ...bare].map(([found]) => `${path}: ${found}`);
    });
  assert.deepEqual(faults, []);
});
