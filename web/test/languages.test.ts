// Every text is there in every language, says the same things, and is used.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { de } from "../src/messages/de.ts";
import { en } from "../src/messages/en.ts";
import { hr } from "../src/messages/hr.ts";
import { languages, preferred } from "../src/messages/languages.ts";
import { lv } from "../src/messages/lv.ts";
import { nl } from "../src/messages/nl.ts";
import { ru } from "../src/messages/ru.ts";

const translations = { de, hr, lv, nl, ru };

const decimals = (texts: typeof en | typeof de) => [
  texts.vacationDesk.comesBack(9.67),
  texts.vacationDesk.chargedThen(9.67, 1234.5),
  texts.preview.costs(9.67),
  texts.vacation.thenUsed(1, 2, 9.67, 30),
  texts.vacation.figures({
    ...{ parts: 1, partsAllowed: 2, days: 9.67, daysAllowed: 20 },
    ...{ least: 7, most: 10 },
  }),
  texts.days(1.5).replace("1", "9").replace("5", "67"),
];

test("what is no whole number has the comma of the language", () => {
  for (const text of decimals(en)) assert.match(text, /\b9\.67\b/);
  for (const own of Object.values(translations))
    for (const text of decimals(own)) assert.match(text, /(^|[^\d.])9,67\b/, own.locale);
});

test("one is one, also where it seldom is", () => {
  assert.match(en.event.goOn(1), /the best player is entered/);
  assert.match(en.event.goOn(3), /the best 3 are entered/);
  for (const text of [en.game.drawFrom, en.shown.drawn]) {
    assert.match(text(1), / 1 move\b/);
    assert.match(text(40), / 40 moves\b/);
  }
});

type Leaves = ReadonlyMap<string, unknown>;

function leavesOf(group: object, path = ""): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(group)) {
    const here = path === "" ? key : `${path}.${key}`;
    const inside = typeof value === "object" && !Array.isArray(value);
    if (inside) for (const [name, leaf] of leavesOf(value, here)) leaves.set(name, leaf);
    else leaves.set(here, value);
  }
  return leaves;
}

/** Why something is refused the server says in English; the other languages have words for it. */
const { vacationRefusals, refusals } = de;
const english: Leaves = leavesOf({ ...en, vacationRefusals, refusals });

/** To be found again in a text: it shows names or numbers, and may not stand the other. */
const samples = [
  ["Alpha", "Bravo", "Charlie", "Delta"],
  [21, 22, 23, 24],
] as const;

/** Which of its arguments a text shows. */
function placeholders(text: unknown): readonly number[] {
  if (typeof text !== "function") return [];
  const shown = new Set<number>();
  for (const given of samples) {
    let said = "";
    try {
      said = String(text(...given)).toLowerCase();
    } catch {
      continue;
    }
    for (const [i, argument] of given.entries()) {
      if (said.includes(String(argument).toLowerCase())) shown.add(i);
    }
  }
  return [...shown].sort();
}

for (const [language, translation] of Object.entries(translations)) {
  const texts: Leaves = leavesOf(translation);

  test(`${language} has the texts that English has, no more and no fewer`, () => {
    const missing = [...english.keys()].filter((path) => !texts.has(path));
    assert.deepEqual(missing, []);
    const unknown = [...texts.keys()].filter((path) => !english.has(path));
    assert.deepEqual(unknown, []);
  });

  test(`${language} names in each text what English names`, () => {
    for (const [path, text] of english) {
      if (!texts.has(path)) continue;
      assert.deepEqual(placeholders(texts.get(path)), placeholders(text), path);
    }
  });

  test(`${language} is written by itself and in its own plurals`, () => {
    assert.equal(translation.locale, language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const n of [0, 1, 2, 3, 5, 11, 21, 22, 100]) {
      assert.match(translation.days?.(n) ?? "", new RegExp(`^${n} \\p{Letter}+`, "u"));
    }
    assert.ok(forms.length >= 2);
  });
}

function sourceFiles(folder: string, name = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

/** Every path of texts that a source names, through `messages` or a name that it gave to a group. */
function named(source: string): string[] {
  const alias = /const (\w+) = messages((?:\.\w+)+);/g;
  const groups = [["messages", ""]];
  for (const [, name = "", path = ""] of source.matchAll(alias)) groups.push([name, path]);
  const code = source.replace(alias, "");
  return groups.flatMap(([name, group]) =>
    [...code.matchAll(new RegExp(`(?<![.\\w])${name}((?:\\.\\w+)+)`, "g"))].map(([, path]) =>
      `${group}${path}`.slice(1),
    ),
  );
}

test("a date with a dot of its own ends a sentence with one", () => {
  const dated = /^\((?:\w+, )*(?:at|day|until|to|start|end|date|time|span)\b/;
  for (const texts of [en, ...Object.values(translations)]) {
    for (const [path, text] of leavesOf(texts)) {
      if (typeof text !== "function" || !dated.test(String(text))) continue;
      const given = Array(text.length).fill("31. 12. 2026.");
      assert.doesNotMatch(String(text(...given)), /\.\./, `${texts.locale}: ${path}`);
    }
  }
});

test("no source keeps a text of the language that was spoken when it was loaded", () => {
  const folder = join(process.cwd(), "src");
  const kept = sourceFiles(folder)
    .filter((path) => !path.includes("/messages/"))
    .flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/^(?:export )?const [^;]*?;$/gms)]
        .map(([declared]) => declared)
        .filter((declared) => /\b(words|messages)\b/.test(declared))
        .filter((declared) => !/=>|function|= messages(\.\w+)+;/.test(declared))
        .map((declared) => `${path}: ${declared}`),
    );
  assert.deepEqual(kept, []);
});

test("every text is named by a source", () => {
  const folder = join(process.cwd(), "src");
  const own = join(folder, "messages");
  const chains = sourceFiles(folder)
    .filter((path) => !path.startsWith(own) || path.endsWith("sentences.ts"))
    .flatMap((path) => named(readFileSync(path, "utf8")))
    .map((chain) => `${chain}.`);
  const used = (path: string) =>
    chains.some((chain) => chain.startsWith(`${path}.`) || path.startsWith(chain));
  assert.deepEqual(
    [...english.keys()].filter((path) => !used(path)),
    [],
  );
});

/** The texts of a source of the server, each whole where it is written on several lines. */
function textsOf(path: string): string[] {
  const source = readFileSync(path, "utf8")
    .replace(/\/\/.*/g, "")
    .replace(/"\s*\n\s*"/g, "");
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replace(/\\(["\\])/g, "$1"),
  );
}

const house = join(process.cwd(), "..");

test("what is translated of the server's refusals is what it says", () => {
  const folders = ["rules", "server", "db"].map((folder) => join(house, folder));
  const said = new Set(
    folders.flatMap((folder) => sourceFiles(folder, /\.[ch]pp$/)).flatMap(textsOf),
  );
  const parts = (clause: string) => clause.split(/\{\w+\}/).filter((part) => part !== "");
  assert.deepEqual(
    Object.keys(refusals).filter((clause) => !parts(clause).every((part) => said.has(part))),
    [],
  );
});

test("what is refused in play, in the lobby and in a tournament is translated", () => {
  const files = [
    "rules/play/berserk.cpp",
    "rules/play/chat.cpp",
    "rules/play/decide.cpp",
    "rules/play/ruling.cpp",
    "rules/play/takeback.cpp",
    "rules/tournament/decide.cpp",
    "rules/tournament/decide_entries.cpp",
    "rules/tournament/decide_games.cpp",
    "rules/tournament/decide_players.cpp",
    "rules/tournament/decide_rounds.cpp",
    "rules/tournament/draw.cpp",
    "rules/tournament/promotion.cpp",
    "rules/tournament/settings.cpp",
    "rules/tournament/swiss.cpp",
    "rules/draughts/notation.cpp",
    "rules/draughts/pdn_reader.cpp",
    "rules/draughts/pdn_tag.cpp",
    "rules/draughts/play_move.cpp",
    "server/api/challenges.cpp",
    "server/api/guards.cpp",
    "server/live/invitations.cpp",
    "server/live/lobby.cpp",
    "server/live/pairing_rule.cpp",
    "server/live/room_commands.cpp",
  ];
  // The site makes an id of its own for each command, and lets choose where there is a choice.
  const ofPrograms = [
    "this id was used for another command; make a new one",
    "is not one of ",
    "must be one of this server",
    "is wrong at ",
  ];
  const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^|]/g, "\\$&");
  const isClause = (text: string) => /[a-z]+(,? [a-z]+){2}/.test(text);
  const isPartOf = (clause: string, text: string) =>
    clause.includes(text) || new RegExp(escaped(clause).replace(/\{\w+\}/g, "\\d+")).test(text);
  const without = files
    .flatMap((file) => textsOf(join(house, file)))
    .filter((text) => isClause(text) && !ofPrograms.includes(text))
    .filter((text) => !Object.keys(refusals).some((clause) => isPartOf(clause, text)));
  assert.deepEqual(without, []);
});

test("a refusal in another language takes from the server's words no more than they have", () => {
  const names = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  for (const { refusals: own } of Object.values(translations)) {
    for (const [clause, text] of Object.entries(own)) {
      assert.match(text, /^[^\p{Ll}].*(\.|\{why\})$/su, clause);
      for (const name of names(text)) assert.ok(names(clause).includes(name), text);
    }
  }
});

test("the browser's first language that the site has is spoken", () => {
  assert.equal(preferred(["fr-FR", "nl-BE", "en"]), "nl");
  assert.equal(preferred(["LV"]), "lv");
  assert.equal(preferred(["fr", "toString"]), "en");
  assert.equal(preferred([]), "en");
  assert.deepEqual(Object.keys(languages).sort(), ["en", ...Object.keys(translations)].sort());
});
