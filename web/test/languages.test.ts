// Every text is there in every language, says the same things, is used, and comes with its page.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import hr from "texts:hr";
import lv from "texts:lv";
import nl from "texts:nl";
import ru from "texts:ru";
import { build } from "esbuild";
import { firstTexts, languageOf, languages, preferred } from "../src/messages/languages.ts";
import { speechOf } from "../src/messages/numbers.ts";
import { faultsOf, notesFaults } from "../texts/faults.mjs";
import { eachText, languagesOf, readLanguage, readNotes } from "../texts/read.mjs";

const locales = join(process.cwd(), "locales");
const source = join(process.cwd(), "src");
const english = await readLanguage(locales, "en");

test("each language of the list has a folder, and each folder is in the list", async () => {
  assert.deepEqual((await languagesOf(locales)).sort(), Object.keys(languages).sort());
});

for (const language of Object.keys(languages))
  test(`${language} has every text, with the values and plural forms that belong in it`, async () => {
    assert.deepEqual(faultsOf(await readLanguage(locales, language), english, language), []);
  });

test("the notes for translators are about texts that there are", async () => {
  assert.deepEqual(notesFaults(await readNotes(locales), english), []);
});

const spoken = Object.entries({ en, de, hr, lv, nl, ru }).map(
  ([locale, texts]) =>
    [locale, texts(speechOf(locale)) as Required<ReturnType<typeof en>>] as const,
);

test("what is no whole number has the comma of the language", () => {
  for (const [locale, texts] of spoken) {
    const figures = { parts: 1, partsAllowed: 2, days: 9.67, daysAllowed: 20, least: 7, most: 10 };
    for (const text of [
      texts.vacationDesk.comesBack({ days: 9.67 }),
      texts.vacationDesk.chargedThen({ days: 9.67, before: 1234.5 }),
      texts.preview.costs({ days: 9.67 }),
      texts.vacation.thenUsed({ part: 1, parts: 2, days: 9.67, allowed: 30 }),
      texts.vacation.figures(figures),
      texts.days({ n: 9.67 }),
    ])
      assert.match(text, locale === "en" ? /\b9\.67\b/ : /(^|[^\d.])9,67\b/, locale);
  }
});

test("each language counts in its own plurals", () => {
  for (const [locale, texts] of spoken)
    for (const n of [0, 1, 2, 3, 5, 11, 21, 22, 100])
      assert.match(texts.days({ n }), new RegExp(`^${n} \\p{Letter}+`, "u"), locale);
  const [, russian] = spoken.find(([locale]) => locale === "ru") ?? [];
  const counted = [1, 2, 5, 21, 1.5].map((n) => russian?.bankDays({ n }));
  assert.deepEqual(counted, ["1 день", "2 дня", "5 дней", "21 день", "1,5 дня"]);
});

test("one is one, also where it seldom is", () => {
  const texts = en(speechOf("en")) as Required<ReturnType<typeof en>>;
  assert.match(texts.event.goOn({ places: 1 }), /the best player is entered/);
  assert.match(texts.event.goOn({ places: 3 }), /the best 3 are entered/);
  for (const text of [texts.game.drawFrom, texts.shown.drawn]) {
    assert.match(text({ from: 1 }), / 1 move\b/);
    assert.match(text({ from: 40 }), / 40 moves\b/);
  }
});

test("a date with a dot of its own ends a sentence with one", () => {
  for (const [locale, texts] of spoken) {
    const until = "31. 12. 2026.";
    const span = { name: "Ana", from: "1. 12. 2026.", to: until };
    for (const text of [
      texts.starts.announced({ at: until }),
      texts.vacation.lastFree({ day: until }),
      texts.preview.away(span),
      texts.game.onVacation({ until }),
    ])
      assert.doesNotMatch(text, /\.\./, locale);
  }
});

function sourceFiles(folder: string, name = /\.tsx?$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

/** Every path of texts that a source names, through `messages` or a name that it gave to a group. */
function named(code: string): string[] {
  const alias = /const (\w+) = messages((?:\.\w+)+);/g;
  const groups = [["messages", ""]];
  for (const [, name = "", path = ""] of code.matchAll(alias)) groups.push([name, path]);
  const rest = code.replace(alias, "");
  return groups.flatMap(([name, group]) =>
    [...rest.matchAll(new RegExp(`(?<![.\\w])${name}((?:\\??\\.\\w+)+)`, "g"))].map(
      ([, path = ""]) =>
        `${group}${path}`
          .replaceAll("?", "")
          .replace(/\.map$/, "")
          .slice(1),
    ),
  );
}

/** The paths of the texts in English, without the file. */
function textPaths(): string[] {
  const paths: string[] = [];
  const { refusals: _, ...named } = english;
  eachText(named, (text, path) => {
    paths.push(path.slice(1).join("."));
    return text;
  });
  return paths;
}

test("every text is named by a source", () => {
  const chains = sourceFiles(source)
    .filter((path) => !path.endsWith("texts.ts"))
    .flatMap((path) => named(readFileSync(path, "utf8")))
    .map((chain) => `${chain}.`);
  const used = (path: string) =>
    chains.some((chain) => chain.startsWith(`${path}.`) || `${path}.`.startsWith(chain));
  assert.deepEqual(
    textPaths().filter((path) => !used(path)),
    [],
  );
});

/** What is loaded later: the texts that it asks for, and its source. */
function routes(): { name: string; texts: string[]; entry: string }[] {
  const row = /lazily\w*\(\s*"([^"]+)",\s*(\[[^\]]*\]|texts),\s*\(\) =>\s*import\("\.\/([^"]+)"\)/g;
  return sourceFiles(source).flatMap((path) => {
    const code = readFileSync(path, "utf8");
    const shared = /^const texts = (\[[^\]]*\])/m.exec(code)?.[1] ?? "";
    return [...code.matchAll(row)].map(([, name = "", list = "", entry = ""]) => ({
      name,
      texts: [...(list === "texts" ? shared : list).matchAll(/"(\w+)"/g)].map(
        ([, file = ""]) => file,
      ),
      entry: relative(process.cwd(), join(dirname(path), entry)),
    }));
  });
}

test("each page is named by its source", () => {
  for (const { name, entry } of routes()) assert.equal(`src/${name}.tsx`, entry);
});

test("each page asks for the texts that it reads, and the frame for its own", async () => {
  const pages = routes();
  assert.ok(pages.length > 15);
  const groups = new Map(
    Object.entries(english).flatMap(([file, texts]) =>
      Object.keys(texts).map((group) => [group, file] as const),
    ),
  );
  const { metafile } = await build({
    entryPoints: ["src/start.tsx", ...pages.map(({ entry }) => entry)],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "out",
    format: "esm",
    splitting: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty", ".json": "file" },
  });
  const readBy = (entry: string, seen = new Set<string>()): Set<string> => {
    seen.add(entry);
    for (const { path, kind } of metafile.inputs[entry]?.imports ?? [])
      if (kind === "import-statement" && path.startsWith("src/") && !seen.has(path))
        readBy(path, seen);
    return seen;
  };
  const lacking = [{ texts: [] as string[], entry: "src/start.tsx" }, ...pages].flatMap(
    ({ texts, entry }) => {
      const files = [...readBy(entry)].flatMap((path) =>
        named(readFileSync(path, "utf8")).map((chain) => groups.get(chain.split(".")[0] ?? "")),
      );
      const here: readonly (string | undefined)[] = [...firstTexts, ...texts, undefined];
      // What is refused is told in English until its words are there; a request waits for them.
      const late = files.filter((file) => !here.includes(file) && file !== "refusals");
      return [...new Set(late)].map((file) => `${entry}: ${file}`);
    },
  );
  assert.deepEqual(lacking, []);
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

const refusals = english.refusals?.refusals as Readonly<Record<string, string>>;

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

test("a refusal in another language is a sentence", async () => {
  for (const language of Object.keys(languages).filter((code) => code !== "en")) {
    const own = (await readLanguage(locales, language)).refusals?.refusals ?? {};
    for (const [clause, text] of Object.entries(own))
      assert.match(String(text), /^[^\p{Ll}].*(\.|\{why\})$/su, clause);
  }
});

test("the browser's first language that the site has is spoken", () => {
  assert.equal(preferred(["fr-FR", "nl-BE", "en"]), "nl");
  assert.equal(preferred(["LV"]), "lv");
  assert.equal(preferred(["fr", "toString"]), "en");
  assert.equal(preferred([]), "en");
  assert.equal(languageOf("hr"), "hr");
});
