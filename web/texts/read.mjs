// Reads the site's texts in the translators' format: locales/<language>/<file>.json, each text in
// ICU MessageFormat. See docs/translating.md.

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";

/** Without this option the parser would treat <b> in a text as a tag. */
const options = { ignoreTag: true, captureLocation: false };

/** Parses a text into parts. Throws if it is invalid. */
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
 * The files of a language by name without ".json", in alphabetical order.
 * @returns {Promise<Record<string, Record<string, Texts>>>}
 */
export async function readLanguage(locales, language) {
  const names = (await readdir(join(locales, language))).filter((name) => name.endsWith(".json"));
  const files = {};
  for (const name of names.sort())
    files[name.slice(0, -".json".length)] = await readTexts(join(locales, language, name));
  return files;
}

/** The file of the server's mails and calendars, which no page uses. The titles of notifications are
 * the server's, too. */
const mail = "mail";

/**
 * Like readLanguage, without the texts that only the server uses.
 * @returns {Promise<Record<string, Record<string, Texts>>>}
 */
export async function readSite(locales, language) {
  const { [mail]: _, ...files } = await readLanguage(locales, language);
  const { titles: __, ...events } = files.notifications?.notification ?? {};
  return files.notifications ? { ...files, notifications: { notification: events } } : files;
}

async function readTexts(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}

/**
 * Notes for translators on the English texts, by the names of texts or groups.
 * @returns {Promise<Record<string, string>>}
 */
export const readNotes = (locales) => readTexts(join(locales, "notes.json"));

/**
/**
 * All languages with a folder in `locales`, including unfinished ones.
 * @param {string} locales
 */
export async function foldersOf(locales) {
  const entries = await readdir(locales, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/**
 * The languages of the site: those with a site.json. Languages without one are unfinished.
 * @param {string} locales
 */
export async function languagesOf(locales) {
  const folders = await foldersOf(locales);
  return folders.filter((name) => existsSync(join(locales, name, "site.json")));
}

/**
 * Returns the texts with `change` applied to each; `path` is the list of keys that leads to it.
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
 * The name of a text in notes and faults: lobby.lobby.kind.blitz, starting with the file.
 * @param {readonly (string | number)[]} path
 */
export const nameOf = (path) => path.join(".");
