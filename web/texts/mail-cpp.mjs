// Generates C++ for the texts of mails and calendars: a struct modelled on the English texts, and
// an object of it for each language.

import { expressionOf, literal, nameOf, plainText, structOf, typeNameOf } from "./cpp.mjs";
import { dateForms, languageOf } from "./cpp-language.mjs";
import { faultsOf } from "./faults.mjs";
import { valuesOf } from "./values.mjs";

/** Texts that mails share with pages. */
const groupsOfSite = ["color", "rules", "ending"];

/** Groups whose texts are looked up by key: words::Table. */
const tables = new Set([
  "notification.titles",
  "rules",
  "ending.aborted",
  "ending.lost",
  "ending.drawn",
  "ending.outcomes",
]);

/**
 * The texts that the server uses, from all files of a language.
 * @param {Record<string, Record<string, import("./read.mjs").Texts>>} files
 */
export function saidByServer({ mail = {}, notifications = {}, site = {} }) {
  const shared = groupsOfSite.filter((group) => group in site).map((group) => [group, site[group]]);
  const { notification } = notifications;
  if (notification) shared.push(["notification", { titles: notification.titles }]);
  return { mail, site: Object.fromEntries(shared) };
}

const isFunction = (text) => plainText(text) === undefined;

/** The values of all texts of a table, which share one struct. */
function valuesOfTable(texts) {
  return valuesOf(Object.values(texts).join(" "));
}

const functionOf = (type) => `std::string (*)(const ${type}&)`;

/** The declaration of a text or a group, inside the struct of its group. */
function declaration(key, english, path) {
  const name = nameOf(key);
  const values = `${typeNameOf(key)}Values`;
  if (typeof english === "string")
    return isFunction(english)
      ? `${structOf(values, valuesOf(english))}\nstd::string (*${name})(const ${values}&);`
      : `std::string_view ${name};`;
  if (tables.has(path))
    return Object.values(english).some(isFunction)
      ? `${structOf(values, valuesOfTable(english))}\nwords::Table<${functionOf(values)}> ${name};`
      : `words::Table<std::string_view> ${name};`;
  return `struct ${typeNameOf(key)} {\n${declarations(english, `${path}.`)}\n};\n${typeNameOf(key)} ${name};`;
}

const declarations = (group, path) =>
  Object.entries(group)
    .map(([key, english]) => declaration(key, english, `${path}${key}`))
    .join("\n");

/**
 * @param {ReturnType<typeof saidByServer>} english
 */
export const headerOf = ({ mail, site }) => `// Written by web/texts/mail.mjs from web/locales/en.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/words.hpp"
#include "server/messages/local_time.hpp"

namespace crownhead::messages {

struct Texts {
std::string_view language;
DateForms dates;
${declarations({ ...mail, ...site }, "")}
};

/// Every language, English first.
std::span<const Texts> all_texts();

}  // namespace crownhead::messages
`;

/** A text with values as a function, another one as a string. */
function initializer(text, english, type) {
  if (type === undefined) {
    const plain = plainText(text);
    if (plain === undefined) throw new Error("shows values, and the English text shows none");
    return literal(plain);
  }
  const expression = expressionOf(text, { english, language: "language" });
  return `[]([[maybe_unused]] const ${type}& v) { return ${expression}; }`;
}

/** Writes the object of one language, preceded by the arrays of its tables. */
class ObjectWriter {
  arrays = [];

  table(own, english, path, type) {
    const all = Object.values(english).join(" ");
    const functions = Object.values(english).some(isFunction);
    const rows = Object.entries(own).map(
      ([key, text]) =>
        `{${literal(key)}, ${this.told(path, key, () => initializer(text, all, functions ? type : undefined))}}`,
    );
    const name = `table_${this.arrays.length}`;
    const row = functions ? functionOf(type) : "std::string_view";
    this.arrays.push(
      `constexpr std::pair<std::string_view, ${row}> ${name}[] = {\n${rows.join(",\n")}};`,
    );
    return `{${name}}`;
  }

  told(path, key, make) {
    try {
      return make();
    } catch (error) {
      throw new Error(`${path}.${key}: ${error.message}`);
    }
  }

  member(key, own, english, path, scope) {
    const type = `${scope}::${typeNameOf(key)}Values`;
    if (typeof english === "string")
      return this.told(path, key, () =>
        initializer(own, english, isFunction(english) ? type : undefined),
      );
    if (tables.has(path)) return this.table(own, english, path, type);
    return this.group(own, english, `${path}.`, `${scope}::${typeNameOf(key)}`);
  }

  group(own, english, path, scope) {
    const members = Object.keys(english).map(
      (key) =>
        `.${nameOf(key)} = ${this.member(key, own[key], english[key], `${path}${key}`, scope)}`,
    );
    return `{${members.join(",\n")}}`;
  }
}

function datesOf(language) {
  const { weekdays, months, twoDigitDay, twoDigitHour, when } = dateForms(language);
  const list = (names) => `{${names.map(literal).join(", ")}}`;
  const all = "{weekday}{month}{day}{year}{hour}{minute}";
  return `{.weekdays = ${list(weekdays)},
.months = ${list(months)},
.two_digit_day = ${twoDigitDay},
.two_digit_hour = ${twoDigitHour},
.when = ${initializer(when, all, "DateForms::Parts")}}`;
}

function objectOf(language, own, english) {
  const writer = new ObjectWriter();
  const flat = ({ mail, site }) => ({ ...mail, ...site });
  const groups = writer.group(flat(own), flat(english), "", "Texts");
  return `namespace ${nameOf(language.toLowerCase().replaceAll("-", "_"))} {
[[maybe_unused]] constexpr words::Language language = ${languageOf(language)};
${writer.arrays.join("\n")}
constexpr Texts texts = {.language = ${literal(language)},
.dates = ${datesOf(language)},
${groups.slice(1)};
}
`;
}

/**
 * The texts of every language. Throws an error with the faults if a language lacks a text.
 * @param {Map<string, ReturnType<typeof saidByServer>>} languages English first
 */
export function sourceOf(languages) {
  const [english] = languages.values();
  const faults = [...languages].flatMap(([language, own]) =>
    faultsOf(own, english, language).map((fault) => `${language}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const objects = [...languages].map(([language, own]) => objectOf(language, own, english));
  const names = [...languages.keys()].map(
    (language) => `${nameOf(language.toLowerCase().replaceAll("-", "_"))}::texts`,
  );
  return `// Written by web/texts/mail.mjs from web/locales.
#include "generated/mail_texts.hpp"

namespace crownhead::messages {
namespace {

${objects.join("\n")}
}  // namespace

std::span<const Texts> all_texts() {
  static constexpr Texts all[] = {${names.join(", ")}};
  return all;
}

}  // namespace crownhead::messages
`;
}
