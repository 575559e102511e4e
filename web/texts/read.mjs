// The texts of the site as translators have them: locales/<language>/<file>.json, each text in ICU
// MessageFormat. docs/translating.md says how they are written.

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";

/** Without a call the parser would take <b> in a text for more than four characters. */
const options = { ignoreTag: true, captureLocation: false };

/** The parts of a text; throws where it is written wrongly. */
export function partsOf(text) {
  try {
    return parse(text, options);
  } catch (error) {
    const at = error.location ? `, at character ${error.location.start.offset + 1}` : "";
    const what = error.message.toLowerCase().replaceAll("_", " ");
    throw new Error(`cannot be read: ${what}${at}: ${JSON.stringify(text)}`);
  }
}

/** @typedef {{ [key: string]: Texts } | readonly Texts[] | string} Texts */

/**
 * The files of a language, by their names without ".json", in the order of the alphabet.
 * @returns {Promise<Record<string, Record<string, Texts>>>}
 */
export async function readLanguage(locales, language) {
  const names = (await readdir(join(locales, language))).filter((name) => name.endsWith(".json"));
  const files = {};
  for (const name of names.sort())
    files[name.slice(0, -".json".length)] = await readTexts(join(locales, language, name));
  return files;
}

/** The file of the server's mails and calendars, which no page has. */
const mail = "mail";

/**
 * As readLanguage, without what the server alone says.
 * @returns {Promise<Record<string, Record<string, Texts>>>}
 */
export async function readSite(locales, language) {
  const { [mail]: _, ...files } = await readLanguage(locales, language);
  return files;
}

async function readTexts(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}

/**
 * What translators are told beside the English texts, by the names of texts or groups.
 * @returns {Promise<Record<string, string>>}
 */
export const readNotes = (locales) => readTexts(join(locales, "notes.json"));

/**
/**
 * Every folder of `locales` is a language that somebody works on.
 * @param {string} locales
 */
export async function foldersOf(locales) {
  const entries = await readdir(locales, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * The languages of the site: those with a site.json. What has none is only begun.
 * @param {string} locales
 */
export async function languagesOf(locales) {
  const folders = await foldersOf(locales);
  return folders.filter((name) => existsSync(join(locales, name, "site.json")));
}

/**
 * The texts with `change` done to each; `path` are the keys that lead there.
 * @param {Texts} value
 * @param {(text: string, path: readonly (string | number)[]) => string} change
 * @param {readonly (string | number)[]} path
 * @returns {Texts}
 */
export function eachText(value, change, path = []) {
  if (typeof value === "string") return change(value, path);
  if (Array.isArray(value)) return value.map((one, i) => eachText(one, change, [...path, i]));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, eachText(one, change, [...path, key])]),
  );
}

/**
 * As notes and faults name it: lobby.lobby.kind.blitz, by the file first.
 * @param {readonly (string | number)[]} path
 */
export const nameOf = (path) => path.join(".");
