// Generates C++ from texts: an expression that builds a text from its values, and the language data
// that it needs. The functions called are in rules/words.hpp.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { partsOf } from "./read.mjs";
import { endsSentence, isPlainPlural, notUnderstood, valuesOf } from "./values.mjs";

const escapes = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
]);

/**
 * A C++ string literal in UTF-8.
 * @param {string} text
 */
export function literal(text) {
  const inside = [...text].map((char) => {
    if (escapes.has(char)) return escapes.get(char);
    // Always three octal digits, so that a following digit is not read as part of the escape.
    if (char < " ") return `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`;
    return char;
  });
  return `"${inside.join("")}"`;
}

const keywords = new Set(
  "and asm auto bool break case catch char class const continue default delete do double else enum explicit export extern false float for friend goto if inline int long namespace new not operator or private protected public register return short signed sizeof static struct switch template this throw true try typedef typename union unsigned using virtual void volatile while xor".split(
    " ",
  ),
);

/**
 * Converts a JSON name to a C++ name: myTurn to my_turn. Throws if that is impossible.
 * @param {string} key
 */
export function nameOf(key) {
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (!/^[a-z]\w*$/.test(name)) throw new Error(`${key} is no name that C++ can have`);
  return keywords.has(name) ? `${name}_` : name;
}

/**
 * Converts a JSON name to a type name: myTurn to MyTurn.
 * @param {string} key
 */
export const typeNameOf = (key) => key.charAt(0).toUpperCase() + key.slice(1);

const isPlain = (parts) => parts.every(({ type }) => type === TYPE.literal);

/**
 * The text itself if it shows no values, otherwise undefined.
 * @param {string} text
 */
export function plainText(text) {
  const parts = partsOf(text);
  return isPlain(parts) ? parts.map(({ value }) => value).join("") : undefined;
}

/** Writes the parts of one text; `english` are the values of its English version. */
class Writer {
  constructor(english, options) {
    this.english = english;
    this.value = options.value;
    this.language = options.language;
  }

  /** The English value of that name, with its kind. */
  known(name, kinds) {
    const value = this.english.get(name);
    if (!value) throw new Error(`names {${name}}, which English does not`);
    if (!kinds.includes(value.kind))
      throw new Error(`{${name}} is a ${value.kind} in English, and no ${kinds.join(" or ")}`);
    return value;
  }

  /** The std::string_view expressions that make up a text. */
  pieces(parts, counted, chosen) {
    return parts.flatMap((part, i) => {
      if (part.type === TYPE.literal) {
        const told = i > 0 && endsSentence(parts, i - 1);
        return told ? [] : [literal(part.value)];
      }
      const shown = this.piece(part, counted, chosen);
      return endsSentence(parts, i) ? [shown, `words::dot_after(${shown})`] : [shown];
    });
  }

  joined(parts, counted, chosen) {
    return `words::joined({${this.pieces(parts, counted, chosen).join(", ")}})`;
  }

  piece(part, counted, chosen) {
    if (part.type === TYPE.argument) return this.argument(part.value, chosen);
    if (part.type === TYPE.pound) return this.number(counted);
    if (part.type === TYPE.number && !part.style) return this.number(part.value);
    if (part.type === TYPE.select) return this.select(part, counted, chosen);
    if (isPlainPlural(part)) return this.plural(part, chosen);
    throw new Error(notUnderstood);
  }

  /** The value of a choice is available inside the choice. */
  argument(name, chosen) {
    const { kind } = this.known(name, ["text", "number", "choice", "truth"]);
    if (kind === "number") return this.number(name);
    if (kind === "text") return `${this.value(name)}.value`;
    if (!chosen.has(name)) throw new Error(`{${name}} is for choosing, and no text to show`);
    return literal(chosen.get(name));
  }

  number(name) {
    this.known(name, ["number"]);
    return `words::written(${this.language}, ${this.value(name)})`;
  }

  /** The first case whose condition holds, or else `other`. */
  firstOf(cases, other) {
    const conditions = cases.map(([condition, text]) => `${condition} ? ${text} : `);
    return `(${conditions.join("")}${other})`;
  }

  plural({ value: name, options }, chosen) {
    this.known(name, ["number"]);
    const text = (key) => this.joined(options[key].value, name, chosen);
    const number = this.value(name);
    const keys = Object.keys(options).filter((key) => key !== "other");
    const exact = keys.filter((key) => key.startsWith("="));
    const forms = keys.filter((key) => !key.startsWith("="));
    return this.firstOf(
      [
        ...exact.map((key) => [`${number} == words::Number(${key.slice(1)})`, text(key)]),
        ...forms.map((key) => [
          `words::form(${this.language}, ${number}) == words::Form::${key}`,
          text(key),
        ]),
      ],
      text("other"),
    );
  }

  select({ value: name, options }, counted, chosen) {
    const { kind, keys } = this.known(name, ["choice", "truth"]);
    const text = (key) =>
      this.joined(
        options[key].value,
        counted,
        new Map(chosen).set(name, key === "other" ? "" : key),
      );
    const value = `${this.value(name)}.value`;
    const named = Object.keys(options).filter((key) => key !== "other");
    const strange = named.filter((key) => kind === "choice" && !keys.includes(key));
    if (strange.length > 0)
      throw new Error(`chooses by ${strange.join(", ")}, which {${name}} never is`);
    const is = (key) =>
      kind === "truth" ? `${value} == ${key}` : `${value} == decltype(${value})::${nameOf(key)}`;
    return this.firstOf(
      named.map((key) => [is(key), text(key)]),
      text("other"),
    );
  }
}

/**
 * A std::string expression that builds the text. Throws if the text is invalid or its values differ
 * from the values of the English text.
 * @param {string} text
 * @param {{ english: string, language: string, value?: (name: string) => string }} options
 *   `english`: the same text in English. `language`: a words::Language expression. `value`: returns
 *   the expression of a value by name, with the type from typeOf; defaults to v.name.
 */
export function expressionOf(text, { english, language, value = (name) => `v.${nameOf(name)}` }) {
  return new Writer(valuesOf(english), { language, value }).joined(
    partsOf(text),
    undefined,
    new Map(),
  );
}

/**
 * The type of a value. Code that passes a different type does not compile. A choice is of an enum
 * with this name, which enumOf writes.
 * @param {string} name
 * @param {import("./values.mjs").Value} value
 */
export function typeOf(name, { kind }) {
  if (kind === "text") return "words::Given<std::string_view>";
  if (kind === "number") return "words::Number";
  return `words::Given<${kind === "truth" ? "bool" : typeNameOf(name)}>`;
}

/**
 * The enum of a choice: the keys of the English text, and other.
 * @param {string} name
 * @param {import("./values.mjs").Value} value
 */
export const enumOf = (name, { keys }) =>
  `enum class ${typeNameOf(name)} : std::uint8_t { ${[...keys, "other"].map(nameOf).join(", ")} };`;

/**
 * A struct of the values of a text.
 * @param {string} name
 * @param {Map<string, import("./values.mjs").Value>} values
 */
export function structOf(name, values) {
  const members = [...values].flatMap(([key, value]) => [
    ...(value.kind === "choice" ? [enumOf(key, value)] : []),
    `${typeOf(key, value)} ${nameOf(key)};`,
  ]);
  return `struct ${name} { ${members.join(" ")} };`;
}
