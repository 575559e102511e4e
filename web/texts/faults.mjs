// Finds the faults in the texts of a language, as sentences.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { scriptOf } from "./compile.mjs";
import { eachText, nameOf, partsOf } from "./read.mjs";
import { valuesOf } from "./values.mjs";

/** A translated refusal may leave out values that the server sends. */
const refusals = "refusals";

/** Each text by its name. */
function named(files) {
  const texts = new Map();
  eachText(files, (text, path) => texts.set(nameOf(path), text));
  return texts;
}

const shows = (parts, type) =>
  parts.some(
    (part) =>
      part.type === type ||
      Object.values(part.options ?? {}).some((option) => shows(option.value, type)),
  );

/** Each plural or select in these parts, including nested ones. */
function choicesOf(parts) {
  return parts.flatMap((part) => {
    if (!part.options) return [];
    const inner = Object.values(part.options).flatMap((option) => choicesOf(option.value));
    return [part, ...inner];
  });
}

/**
 * The forms that a plural lacks. A plural that has only exact numbers and shows no number needs no
 * others.
 */
function missingForms(plural, categories) {
  const given = Object.keys(plural.options);
  const grammatical = given.some((key) => key !== "other" && !key.startsWith("="));
  const counts = Object.values(plural.options).some(({ value }) => shows(value, TYPE.pound));
  if (!grammatical && !counts) return [];
  return categories.filter((category) => !given.includes(category));
}

function faultsOfPlural({ options }, categories) {
  const faults = [];
  const missing = missingForms({ options }, categories);
  if (missing.length > 0) faults.push(`lacks the plural form ${missing.join(", ")}`);
  const unknown = Object.keys(options).filter(
    (key) => !key.startsWith("=") && !categories.includes(key),
  );
  if (unknown.length > 0) faults.push(`has no use for the plural form ${unknown.join(", ")}`);
  return faults;
}

function faultsOfValues(values, known, mayOmit) {
  const faults = [];
  const strange = [...values.keys()].filter((name) => !known.has(name));
  if (strange.length > 0) faults.push(`names {${strange.join("}, {")}}, which English does not`);
  const unsaid = [...known.keys()].filter((name) => !values.has(name));
  if (unsaid.length > 0 && !mayOmit) faults.push(`does not say {${unsaid.join("}, {")}}`);
  for (const [name, { kind, keys }] of values) {
    const said = known.get(name);
    if (kind === "text" || !said) continue;
    const wrong = keys.filter((key) => kind === "choice" && !said.keys.includes(key));
    if (kind === "number" && said.kind !== "number")
      faults.push(`counts by {${name}}, which is no number in English`);
    if (wrong.length > 0) faults.push(`chooses by ${wrong.join(", ")}, which {${name}} never is`);
  }
  return faults;
}

function faultsOfText(text, english, categories, mayOmit) {
  const plurals = choicesOf(partsOf(text)).filter(({ type }) => type === TYPE.plural);
  return [
    ...plurals.flatMap((plural) => faultsOfPlural(plural, categories)),
    ...faultsOfValues(valuesOf(text), valuesOf(english), mayOmit),
  ];
}

/**
 * Returns one sentence per fault; empty if the language is complete.
 * @param {Record<string, Record<string, import("./read.mjs").Texts>>} files
 * @param {Record<string, Record<string, import("./read.mjs").Texts>>} english
 * @param {string} language
 * @returns {string[]}
 */
export function faultsOf(files, english, language) {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const own = named(files);
  const source = named(english);
  const faults = [];
  for (const [name, text] of own) {
    const said = source.get(name);
    if (said === undefined) {
      faults.push(`${name}: English has no such text`);
      continue;
    }
    try {
      const mayOmit = name.startsWith(`${refusals}.`);
      for (const fault of faultsOfText(text, said, categories, mayOmit))
        faults.push(`${name}: ${fault}`);
      scriptOf({ [name]: text });
    } catch (error) {
      faults.push(error.message.startsWith(name) ? error.message : `${name}: ${error.message}`);
    }
  }
  for (const [name, text] of source)
    if (!own.has(name)) faults.push(`${name}: is missing; in English: ${JSON.stringify(text)}`);
  return faults;
}

/**
 * Returns a fault for each note about a text that does not exist.
 * @param {Record<string, string>} notes
 * @param {Record<string, Record<string, import("./read.mjs").Texts>>} english
 */
export function notesFaults(notes, english) {
  const names = [...named(english).keys()];
  return Object.keys(notes)
    .filter((about) => !names.some((name) => name === about || name.startsWith(`${about}.`)))
    .map((about) => `notes.json: ${about}: English has no such text or group`);
}

/**
 * Returns the notes about a text and about its groups.
 * @param {Record<string, string>} notes
 * @param {string} name
 */
export const notesAbout = (notes, name) =>
  Object.entries(notes)
    .filter(([about]) => name === about || name.startsWith(`${about}.`))
    .map(([, note]) => note);
