import assert from "node:assert/strict";
import { test } from "node:test";
import { nameIn, openingOf, tableOf } from "../../src/openings/names.ts";
import { bands, everything, questionOf, shares, years } from "../../src/openings/question.ts";
import { toyRules, toyVariant } from "../toy-rules.ts";

const place = { variant: "russian", ruleset: "", fen: "W:Wa1:Bh8" };

test("unset filters are not sent", () => {
  assert.deepEqual(questionOf(place, everything), { variant: "russian", fen: "W:Wa1:Bh8" });
});

test("every filter is sent", () => {
  const filters = { speed: "live", ratings: "1600-1800", since: "2025" } as const;
  assert.deepEqual(questionOf({ ...place, ruleset: "fmjd" }, filters), {
    variant: "russian",
    fen: "W:Wa1:Bh8",
    ruleset: "fmjd",
    speed: "live",
    rating_from: "1600",
    rating_below: "1800",
    since: "2025-01-01",
  });
});

test("the rating bands cover every rating exactly once", () => {
  assert.deepEqual(bands[0], { key: "-1400", from: null, below: 1400 });
  assert.deepEqual(bands.at(-1), { key: "2200-", from: 2200, below: null });
  for (const [i, band] of bands.slice(1).entries()) assert.equal(band.from, bands[i]?.below);
  const lowest = questionOf(place, { ...everything, ratings: "-1400" });
  assert.equal(lowest.rating_below, "1400");
  assert.equal("rating_from" in lowest, false);
});

test("the years are calendar years in UTC", () => {
  assert.deepEqual(years(Date.UTC(2026, 0, 1)), ["2026", "2025", "2023"]);
});

test("the shares add up to a hundred", () => {
  for (const [white_wins, draws, black_wins] of [
    [1, 1, 1],
    [2, 3, 2],
    [1, 0, 199],
    [0, 0, 7],
  ] as const) {
    const games = white_wins + draws + black_wins;
    const { white, drawn, black } = shares({ games, white_wins, draws, black_wins });
    assert.equal(white + drawn + black, 100);
    assert.ok(Math.min(white, drawn, black) >= 0);
    assert.ok(Math.abs(white - (100 * white_wins) / games) <= 1);
    assert.ok(Math.abs(drawn - (100 * draws) / games) <= 1);
  }
  assert.deepEqual(shares({ games: 0, white_wins: 0, draws: 0, black_wins: 0 }), {
    white: 0,
    drawn: 0,
    black: 0,
  });
});

const opened = toyRules({
  [toyVariant.startFen]: { "32-28": "B:W28:B19", "33-29": "B:W29:B19" },
  "B:W28:B19": { "19-23": "W:W28:B23" },
  "B:W29:B19": { "19-23": "W:W29:B23" },
  "W:W28:B23": { "37-32": "B:W28,32:B23" },
});
const named = [
  { variants: ["international"], lines: ["32-28 19-23"], name: { en: "Symmetrical" } },
  { variants: ["english"], lines: ["11-15"], name: { en: "Old Faithful" } },
];

test("an opening is recognized by its position, in any move order", () => {
  const table = tableOf(toyVariant, opened, named);
  assert.equal(table.longest, 2);
  const fens = [toyVariant.startFen, "B:W29:B19", "W:WK28:B23"];
  assert.equal(openingOf(toyVariant, table, fens), null, "a king is not a man");
  const other = [toyVariant.startFen, "B:W27:B19", "W:W28:B23:H0:F1"];
  assert.equal(openingOf(toyVariant, table, other)?.en, "Symmetrical");
  assert.equal(openingOf(toyVariant, table, fens.slice(0, 2)), null);
});

test("later moves keep the opening's name", () => {
  const table = tableOf(toyVariant, opened, named);
  const fens = [toyVariant.startFen, "B:W28:B19", "W:W28:B23", "B:W28,32:B23"];
  assert.equal(openingOf(toyVariant, table, fens)?.en, "Symmetrical");
});

test("an illegal line is a fault of the table", () => {
  const wrong = [{ variants: ["international"], lines: ["32-27"], name: { en: "None" } }];
  assert.throws(() => tableOf(toyVariant, opened, wrong), /None, 32-27/);
});

test("a name is translated, or spelled as in the reader's language", () => {
  const names = { en: "Staraya partiya", de: "Staraja partija", ru: "Старая партия" };
  assert.equal(nameIn(names, "ru"), "Старая партия");
  assert.equal(nameIn(names, "lv"), "Staraja partija");
  assert.equal(nameIn(names, "fr"), "Staraya partiya");
  assert.equal(nameIn({ en: "Kol", lv: "Ķīlis" }, "lv"), "Ķīlis");
  assert.equal(nameIn({ en: "Kol" }, "pl"), "Kol");
});
