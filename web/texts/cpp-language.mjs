// Plural rules and number format of a language as a C++ object, words::Language of rules/words.hpp.
// Taken from Intl, so that an additional language needs no code.

import { literal } from "./cpp.mjs";

const letters = { zero: "z", one: "1", two: "2", few: "f", many: "m", other: "o" };

/**
 * The plural forms of a language in the format of words::form. `whole` has one letter per number
 * below 100, then one per last two digits of larger numbers. `millions` is the form of whole
 * millions. `parts` has one letter per hundredth, in a row each for numbers below 1, below 2 and
 * above; a row of equal letters is shortened to one. Throws for a language that does not fit.
 * @param {string} language
 */
export function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  const letter = (n) => letters[rules.select(n)];
  const row = (length, of) => Array.from({ length }, (_, i) => letter(of(i))).join("");
  const parts = [0, 1, 2].map((whole) => {
    const all = row(99, (i) => whole + (i + 1) / 100);
    return new Set(all).size === 1 ? all.charAt(0) : all;
  });
  const forms = {
    whole: row(100, (i) => i) + row(100, (i) => 100 + i),
    millions: letter(1e6),
    parts,
  };
  const wrong = samples().find((n) => formIn(forms, n) !== letter(n));
  if (wrong !== undefined)
    throw new Error(`${language} counts ${wrong} in a way that words::form does not know`);
  return forms;
}

/** Equivalent to words::form of rules/words.hpp. */
function formIn({ whole, millions, parts }, n) {
  const hundredths = Math.round(n * 100);
  const [integer, part] = [Math.floor(hundredths / 100), hundredths % 100];
  if (part > 0) {
    const row = parts[Math.min(integer, 2)];
    return row.charAt(row.length === 1 ? 0 : part - 1);
  }
  if (integer >= 1e6 && integer % 1e6 === 0) return millions;
  return whole.charAt(integer < 100 ? integer : 100 + (integer % 100));
}

function samples() {
  const integers = Array.from({ length: 3000 }, (_, i) => i);
  const parts = Array.from({ length: 3000 }, (_, i) => i / 100);
  return [...integers, ...parts, 9_999, 12_345, 100_000, 999_999, 1e6, 1e6 + 1, 2e6, 3e8, 101.25];
}

/** The number format of a language. */
export function numberForms(language) {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
  const found = (type) => parts.find((part) => part.type === type)?.value ?? "";
  const four = new Intl.NumberFormat(language).format(1234);
  return { group: found("group"), point: found("decimal"), groupsFour: !four.startsWith("1234") };
}

/**
 * An initializer of words::Language.
 * @param {string} language
 */
export function languageOf(language) {
  const { group, point, groupsFour } = numberForms(language);
  const { whole, millions, parts } = pluralForms(language);
  return `{.group = ${literal(group)}, .point = ${literal(point)}, .groups_four = ${groupsFour},
    .whole = ${literal(whole)},
    .millions = '${millions}', .parts = {${parts.map(literal).join(", ")}}}`;
}

/**
 * The format of a date with time in a language, where `when` is a text with the values of DateForms
 * in server/messages/local_time.hpp.
 * @param {string} language
 */
export function dateForms(language) {
  // Like the pages (web/src/messages/instants.ts): 12:00 AM and PM are easily confused.
  const style = { dateStyle: "full", timeStyle: "short", hourCycle: "h23", timeZone: "UTC" };
  const parts = (date) => new Intl.DateTimeFormat(language, style).formatToParts(date);
  const named = (type) => (date) => parts(date).find((part) => part.type === type)?.value ?? "";
  // 2023 began on a Sunday; each month has a 4th.
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => named("weekday")(Date.UTC(2023, 0, day)));
  const months = Array.from({ length: 12 }, (_, month) => named("month")(Date.UTC(2023, month, 4)));
  const early = Date.UTC(2023, 0, 4, 9, 5);
  const hour = named("hour");
  return {
    weekdays,
    months,
    twoDigitDay: named("day")(early).length === 2,
    twoDigitHour: hour(early).length === 2,
    when: parts(early).map(datePiece).join(""),
  };
}

/** Fonts of mail programs may lack the narrow space. */
const datePiece = ({ type, value }) =>
  type === "literal" ? value.replaceAll("\u202f", "\u00a0") : `{${type}}`;
