// Every text exists in every language, shows the same values, is used, and loads with its page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import en from "texts:en";
import { build } from "esbuild";
import {
  addressOf,
  firstTexts,
  languageOf,
  languages,
  preferred,
} from "../../src/messages/languages.ts";
import { speechOf } from "../../src/messages/numbers.ts";
import { scriptOf } from "../../texts/compile.mjs";
import { nameOf } from "../../texts/cpp.mjs";
import { faultsOf, notesFaults } from "../../texts/faults.mjs";
import { eachText, languagesOf, readLanguage, readNotes, readSite } from "../../texts/read.mjs";
import { sourceFiles } from "./source-files.ts";

const locales = join(process.cwd(), "locales");
const source = join(process.cwd(), "src");
const english = await readLanguage(locales, "en");
const site = await readSite(locales, "en");

test("each language of the list has a folder, and each folder is in the list", async () => {
  assert.deepEqual((await languagesOf(locales)).sort(), Object.keys(languages).sort());
});

for (const language of Object.keys(languages))
  test(`${language} has every text, with its values and plural forms`, async () => {
    assert.deepEqual(faultsOf(await readLanguage(locales, language), english, language), []);
  });

test("notes for translators are about existing texts", async () => {
  assert.deepEqual(notesFaults(await readNotes(locales), english), []);
});

/** All texts of a language, compiled as in the build. */
async function compiled(language: string): Promise<typeof en> {
  const files = await readLanguage(locales, language);
  const script = scriptOf(Object.assign({}, ...Object.values(files)));
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)).default;
}

const spoken = await Promise.all(
  Object.keys(languages).map(async (locale) => {
    const texts = (await compiled(locale))(speechOf(locale));
    return [locale, texts as Required<typeof texts>] as const;
  }),
);

test("fractions use the decimal separator of the language", () => {
  for (const [locale, texts] of spoken) {
    const used = { periods: 1, allowed: 2, days: 9.67, daysAllowed: 20 };
    for (const text of [
      texts.vacationDesk.comesBack({ days: 9.67 }),
      texts.vacationDesk.chargedThen({ days: 9.67, before: 1234.5 }),
      texts.preview.costs({ days: 9.67 }),
      texts.vacation.thenUsed(used),
      texts.vacation.used(used),
      texts.vacation.daysUsed(used),
      texts.days({ n: 9.67 }),
    ])
      assert.match(text, locale === "en" ? /\b9\.67\b/ : /(^|[^\d.])9,67\b/, locale);
  }
});

test("each language uses its own plural forms", () => {
  for (const [locale, texts] of spoken)
    for (const n of [0, 1, 2, 3, 5, 11, 21, 22, 100])
      assert.match(texts.days({ n }), new RegExp(`^${n} \\p{Letter}+`, "u"), locale);
  const [, russian] = spoken.find(([locale]) => locale === "ru") ?? [];
  const counted = [1, 2, 5, 21, 1.5].map((n) => russian?.bankDays({ n }));
  assert.deepEqual(counted, ["1 день", "2 дня", "5 дней", "21 день", "1,5 дня"]);
});

test("the singular is used for one", () => {
  const texts = en(speechOf("en")) as Required<ReturnType<typeof en>>;
  assert.match(texts.event.goOn({ places: 1 }), /the best player is entered/);
  assert.match(texts.event.goOn({ places: 3 }), /the best 3 players are entered/);
  for (const text of [texts.game.drawFrom, texts.shown.drawn]) {
    assert.match(text({ from: 1 }), / 1 move\b/);
    assert.match(text({ from: 40 }), / 40 moves\b/);
  }
});

test("a sentence that ends in a dotted date has one dot", () => {
  for (const [locale, texts] of spoken) {
    const until = "31. 12. 2026.";
    const span = { name: "Ana", from: "1. 12. 2026.", to: until };
    for (const text of [
      texts.starts.announced({ at: until }),
      texts.vacation.waitsForYou({ names: "Ana", n: 1, day: until }),
      texts.preview.away(span),
      texts.game.onVacation({ until }),
    ])
      assert.doesNotMatch(text, /\.\./, locale);
  }
});

/**
 * Every path of texts that a source names, through `messages` or through a variable for a group.
 */
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

/** The paths of the English texts, without the file. */
function textPaths(): string[] {
  const paths: string[] = [];
  const { refusals: _, ...named } = site;
  eachText(named, (text, path) => {
    paths.push(path.slice(1).join("."));
    return text;
  });
  return paths;
}

/** Texts that build.mjs puts into the service worker, which loads no texts. */
const ofWorker = ["push.something"];

test("every text is used by a source file", () => {
  const chains = sourceFiles(source)
    .filter((path) => !path.endsWith("texts.ts"))
    .flatMap((path) => named(readFileSync(path, "utf8")))
    .map((chain) => `${chain}.`);
  const used = (path: string) =>
    chains.some((chain) => chain.startsWith(`${path}.`) || `${path}.`.startsWith(chain));
  assert.deepEqual(
    textPaths().filter((path) => !used(path)),
    ofWorker,
  );
});

/** The paths of the texts of mails, without the file. */
function mailPaths(): (readonly (string | number)[])[] {
  const paths: (readonly (string | number)[])[] = [];
  eachText(english.mail ?? {}, (text, path) => {
    paths.push(path);
    return text;
  });
  return paths;
}

test("every mail text is used by the server", () => {
  const folders = ["messages", "http"].map((folder) => join(process.cwd(), "../server", folder));
  const code = folders
    .flatMap((folder) => sourceFiles(folder, /\.cpp$/))
    .map((path) => readFileSync(path, "utf8"));
  const unsaid = mailPaths().filter(([group, key]) => {
    const [ofGroup, ofKey] = [group, key].map(
      (name) => new RegExp(`\\.${nameOf(String(name))}\\b`),
    );
    return !code.some((source) => ofGroup?.test(source) && ofKey?.test(source));
  });
  assert.ok(mailPaths().length > 50);
  assert.deepEqual(unsaid, []);
});

/** The texts of mails in a language, by path. */
function mailTexts({ mail = {}, notifications }: typeof english): Map<string, string> {
  const texts = new Map<string, string>();
  eachText({ mail, titles: notifications?.notification ?? {} }, (text, path) => {
    texts.set(path.join("."), text);
    return text;
  });
  return texts;
}

test("no mail text is left untranslated", async () => {
  for (const language of (await languagesOf(locales)).filter((code) => code !== "en")) {
    const own = mailTexts(await readLanguage(locales, language));
    // Texts such as "In UTC: {start} – {end}" are the same in German.
    for (const [path, text] of mailTexts(english))
      if (path !== "mail.vacation.inUtc")
        assert.notEqual(own.get(path), text, `${language}: ${path}`);
  }
});

/** Code that is loaded on demand: the texts that it requests, and its source. */
function routes(): { name: string; texts: string[]; entry: string }[] {
  const row = /lazily\w*\(\s*"([^"]+)",\s*(\[[^\]]*\]|texts),\s*\(\) =>\s*import\("(\.[^"]+)"\)/g;
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

test("each page is named after its source", () => {
  for (const { name, entry } of routes()) assert.equal(`src/${name}.tsx`, entry);
});

test("each page declares the texts it uses, and so does the frame", async () => {
  const pages = routes();
  assert.ok(pages.length > 15);
  const groups = new Map(
    Object.entries(site).flatMap(([file, texts]) =>
      Object.keys(texts).map((group) => [group, file] as const),
    ),
  );
  const { metafile } = await build({
    entryPoints: ["src/shell/start.tsx", ...pages.map(({ entry }) => entry)],
    bundle: true,
    metafile: true,
    write: false,
    outdir: "out",
    format: "esm",
    splitting: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".css": "empty", ".json": "file", ".svg": "file" },
  });
  const readBy = (entry: string, seen = new Set<string>()): Set<string> => {
    seen.add(entry);
    for (const { path, kind } of metafile.inputs[entry]?.imports ?? [])
      if (kind === "import-statement" && path.startsWith("src/") && !seen.has(path))
        readBy(path, seen);
    return seen;
  };
  const lacking = [{ texts: [] as string[], entry: "src/shell/start.tsx" }, ...pages].flatMap(
    ({ texts, entry }) => {
      const files = [...readBy(entry)].flatMap((path) =>
        named(readFileSync(path, "utf8")).map((chain) => groups.get(chain.split(".")[0] ?? "")),
      );
      const here: readonly (string | undefined)[] = [...firstTexts, ...texts, undefined];
      // Refusals appear in English until their texts have loaded; a request waits for them.
      const late = files.filter((file) => !here.includes(file) && file !== "refusals");
      return [...new Set(late)].map((file) => `${entry}: ${file}`);
    },
  );
  assert.deepEqual(lacking, []);
});

const house = join(process.cwd(), "..");
const serverSources = ["rules", "server", "db"]
  .flatMap((folder) => sourceFiles(join(house, folder), /\.[ch]pp$/))
  .map((path) => ({ path: relative(house, path), code: readFileSync(path, "utf8") }));

const refusals = english.refusals?.refusals as Readonly<Record<string, Record<string, string>>>;
const reasons = Object.entries(refusals).flatMap(([group, texts]) =>
  Object.keys(texts).map((name) => ({ group, name })),
);

test("every listed reason is used for a refusal", () => {
  const said = new Set(
    serverSources.flatMap(({ code }) =>
      [...code.matchAll(/reason::(\w+)::(\w+)/g)].map(([, group, name]) => `${group}.${name}`),
    ),
  );
  // Written without a builder, so that it is ready before the first message.
  said.add("http.too_many_messages");
  assert.deepEqual(
    reasons.map(({ group, name }) => `${group}.${name}`).filter((reason) => !said.has(reason)),
    [],
  );
});

test("only texts for operators and texts no page requests are in English only", () => {
  const folders =
    /^(rules\/(wasm|dxp|endings)\/|rules\/reason\.hpp|server\/(admin|commands|config|endings|messages)\/)/;
  const files = [
    "db/codec/reason_codec.cpp", // a reason of another version, which has a name
    "db/vacations/vacation_writes.cpp", // next to a list of all errors, each with its own code
    "rules/kind/nardi_board.cpp", // damage in the database
    "rules/kind/star_board.cpp", // likewise, in the start of a setup
    "rules/play/game.cpp", // damage in the database
    "rules/puzzles/written.cpp", // an operator's file
    "server/app.cpp", // an operator's command that failed
    "server/http/vacations/vacations.cpp",
    "server/game/room_rulings.cpp", // in the operator's log
    "server/tournament/tournament_room.cpp",
    "server/net/limits/address.cpp", // the configuration
    "server/net/http/message_line.cpp", // crownhead dxp
    "server/net/probe.cpp", // crownhead health
    "server/wire/game/dice_json.cpp", // crownhead dice verify
  ];
  assert.deepEqual(
    serverSources
      .filter(({ code }) => code.includes("in_english("))
      .map(({ path }) => path)
      .filter((path) => !folders.test(path) && !files.includes(path)),
    [],
  );
});

/** Texts about what a FEN should contain are inserted into other texts. */
const isPart = (group: string, name: string) =>
  group === "fen" && !["expected", "man_on_last_row", "two_on_a_square"].includes(name);

test("a refusal in another language is a sentence", async () => {
  for (const language of Object.keys(languages).filter((code) => code !== "en")) {
    const own = (await readLanguage(locales, language)).refusals?.refusals as typeof refusals;
    for (const { group, name } of reasons)
      if (!isPart(group, name))
        assert.match(
          own[group]?.[name] ?? "",
          // Some texts begin with an API field name.
          /^(?:\P{Ll}|\w+_ms\b|sessions\.).*(?:[.}?!»”"]|\{why\})$/su,
          `${language}: ${group}.${name}`,
        );
  }
});

test("the site uses the browser's first available language", () => {
  assert.equal(preferred(["sv-SE", "nl-BE", "en"]), "nl");
  assert.equal(preferred(["LV"]), "lv");
  assert.equal(preferred(["sv", "toString"]), "en");
  assert.equal(preferred([]), "en");
  assert.equal(languageOf("hr"), "hr");
});

test("a regional language also serves readers of other regions", () => {
  for (const tag of ["pt-BR", "pt-br", "pt", "pt-PT", "PT"])
    assert.equal(preferred([tag, "de"]), "pt-BR", tag);
  assert.equal(preferred(["de-AT", "pt-BR"]), "de");
  assert.equal(preferred(["ptx", "p", "", "-BR"]), "en");
  assert.equal(languageOf("pt-BR"), "pt-BR");
});

test("a full language tag names its files", () => {
  assert.equal(addressOf("pt-BR", "site", "1a2b"), "/assets/pt-BR-site-1a2b.js");
});
