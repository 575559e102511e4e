// Generates the C++ builders of refusals: one function per text of locales/en/refusals.json, whose
// parameters are the values that the text shows. Wrong or missing arguments do not compile.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { literal, plainText } from "./cpp.mjs";
import { eachText, nameOf, partsOf } from "./read.mjs";
import { isPlainPlural, notUnderstood, valuesOf } from "./values.mjs";

const itself = (name) => name;

/** How each kind of value is passed to a builder, formatted in English, and stored next to it. */
const kinds = {
  number: { type: "std::int64_t", english: (name) => `std::to_string(${name})`, kept: itself },
  text: { type: "std::string_view", english: itself, kept: itself },
  label: { type: "const Label&", english: (name) => `${name}.name`, kept: itself },
  reason: { type: "const Reason&", english: (name) => `${name}.english`, kept: itself },
  length: {
    type: "Hours",
    english: (name) => `length_text(${name})`,
    kept: (name) => `${name}.count`,
  },
  instant: {
    type: "Instant",
    english: (name) => `instant_text(${name})`,
    kept: (name) => `${name}.ms`,
  },
};

/** Values that clients show in the user's language, by name (web/src/messages/refusals.ts). */
const named = [
  [/^variant$/, kinds.label],
  [/^why$/, kinds.reason],
  [/^hours(_|$)/, kinds.length],
  [/_ms$/, kinds.instant],
];

/** Code shared by the builders; a single copy keeps the browser's rules modules small. */
const helpers = `namespace {

void add(Reason& made, std::string_view name, std::int64_t number) {
  made.params.push_back({name, number});
}

void add(Reason& made, std::string_view name, std::string_view text) {
  made.params.push_back({name, std::string(text)});
}

void add(Reason& made, std::string_view name, const Label& label) {
  made.params.push_back({name, label});
}

void add(Reason& made, std::string_view name, const Reason& why) {
  made.params.push_back({name, std::vector<Reason>(1, why)});
}

}  // namespace
`;

function kindOf(name, { kind }, fail) {
  const known = named.find(([pattern]) => pattern.test(name))?.[1];
  if (known && kind !== "text") fail(`{${name}} is called as what is shown in words`);
  return known ?? (kind === "number" ? kinds.number : kinds.text);
}

function condition(part, key) {
  if (part.type === TYPE.select) return `${part.value} == ${literal(key)}`;
  return `${part.value} == ${key === "one" ? 1 : Number(key.slice(1))}`;
}

function choice(part, values, fail) {
  const forms = Object.entries(part.options).filter(([key]) => key !== "other");
  const other = statements(part.options.other.value, values, fail, part.value);
  const ways = forms.map(([key, { value }]) => {
    if (part.type === TYPE.plural && key !== "one" && !/^=\d+$/.test(key))
      fail(`English has no plural form ${key}`);
    return `if (${condition(part, key)}) {\n${statements(value, values, fail, part.value)}} else `;
  });
  return `${ways.join("")}{\n${other}}\n`;
}

/** Statements that append the English of these parts to the text so far. */
function statements(parts, values, fail, counted) {
  const lines = parts.map((part) => {
    if (part.type === TYPE.literal) return `said_ += ${literal(part.value)};\n`;
    if (part.type === TYPE.pound) return `said_ += ${kinds.number.english(counted)};\n`;
    if (part.type === TYPE.select || isPlainPlural(part)) return choice(part, values, fail);
    if (part.type === TYPE.argument || (part.type === TYPE.number && !part.style))
      return `said_ += ${values.get(part.value).english(part.value)};\n`;
    return fail(notUnderstood);
  });
  return lines.join("");
}

function builder(text, path) {
  const fail = (what) => {
    throw new Error(`refusals.${nameOf(path)}: ${what}: ${JSON.stringify(text)}`);
  };
  if (path.length !== 2 || !path.every((key) => /^[a-z]\w*$/.test(key)))
    fail("a refusal is called by a group and a name");
  const [group, name] = path;
  const values = new Map(
    [...valuesOf(text)].map(([value, shown]) => [value, kindOf(value, shown, fail)]),
  );
  const args = [...values].map(([value, { type }]) => `${type} ${value}`).join(", ");
  const adds = [...values].map(([value, { kept }]) => `add(made_, "${value}", ${kept(value)});\n`);
  const plain = plainText(text);
  const english = plain === undefined ? "std::move(said_)" : literal(plain);
  const saying =
    plain === undefined ? `std::string said_;\n${statements(partsOf(text), values, fail)}` : "";
  return {
    group,
    name,
    names: [nameOf(path), ...values.keys()],
    declaration: `Reason ${name}(${args});\n`,
    definition:
      `Reason ${group}::${name}(${args}) {\n${saying}` +
      (adds.length === 0
        ? `return {"${nameOf(path)}", ${english}, {}};\n}\n`
        : `Reason made_{"${nameOf(path)}", ${english}, {}};\n${adds.join("")}return made_;\n}\n`),
  };
}

/** The permanent storage of a name that was read, rules/reason_names.hpp. */
function knownNames(builders) {
  const names = [...new Set(builders.flatMap(({ names }) => names))].sort();
  return `constexpr std::array<std::string_view, ${names.length}> names = {
${names.map((name) => `  ${literal(name)},\n`).join("")}};

std::optional<std::string_view> known_name(std::string_view name) {
  const auto found = std::ranges::lower_bound(names, name);
  return found != names.end() && *found == name ? std::optional(*found) : std::nullopt;
}
`;
}

/**
 * Returns the header and the source of the builders.
 * @param {import("./read.mjs").Texts} texts by groups and names
 */
export function buildersOf(texts) {
  const builders = [];
  eachText(texts, (text, path) => {
    builders.push(builder(text, path));
    return text;
  });
  const groups = new Map();
  for (const one of builders) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  const declared = [...groups].map(
    ([group, all]) =>
      `namespace ${group} {\n${all.map(({ declaration }) => declaration).join("")}}\n\n`,
  );
  return {
    header:
      "// Made of web/locales/en/refusals.json by web/texts/reasons.mjs.\n#pragma once\n\n" +
      '#include <cstdint>\n#include <string_view>\n\n#include "rules/hours.hpp"\n' +
      '#include "rules/instant.hpp"\n#include "rules/reason.hpp"\n\n' +
      "/// What may be wrong: a function for each text, which takes the values that the text shows.\n" +
      `namespace crownhead::reason {\n\n${declared.join("")}}\n`,
    source:
      '#include "rules/reasons.hpp"\n\n#include <algorithm>\n#include <array>\n#include <string>\n' +
      '#include <utility>\n#include <vector>\n\n#include "rules/english.hpp"\n' +
      '#include "rules/reason_names.hpp"\n\n' +
      `namespace crownhead::reason {\n${helpers}\n${builders.map(({ definition }) => definition).join("\n")}\n${knownNames(builders)}}\n`,
  };
}
