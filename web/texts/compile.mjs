// Makes scripts and types of texts. The formats of a text are read here, at build: at run time there
// are functions that put strings together. formatjs has the parser that is kept best; what
// @messageformat/core compiles brings formatters of its own and plural rules beside the browser's.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { nameOf, partsOf } from "./read.mjs";

const property = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, "\\$&");

/** A dot after a value is left out where the value, such as a date, ends in one of its own. */
const endsSentence = (parts, i) =>
  parts[i].type === TYPE.argument &&
  i === parts.length - 2 &&
  parts[i + 1].type === TYPE.literal &&
  parts[i + 1].value === ".";

function choice(name, { value, options }, fail) {
  const forms = Object.entries(options).map(
    ([key, option]) => `${property(key)}:${templateOf(option.value, fail, value)}`,
  );
  return `${name}(v.${value},{${forms.join(",")}})`;
}

/** The expression of a part; `counted` is what # stands for. */
function expressionOf(part, fail, counted) {
  if (part.type === TYPE.argument) return `v.${part.value}`;
  if (part.type === TYPE.pound) return `number(v.${counted})`;
  if (part.type === TYPE.number && !part.style) return `number(v.${part.value})`;
  if (part.type === TYPE.select) return choice("select", part, fail);
  const plain = part.type === TYPE.plural && part.pluralType === "cardinal" && part.offset === 0;
  if (plain) return choice("plural", part, fail);
  return fail(
    "only {name}, {n, number}, {n, plural, …} without an offset and {x, select, …} are understood",
  );
}

function templateOf(parts, fail, counted) {
  let text = "";
  for (const [i, part] of parts.entries()) {
    if (part.type === TYPE.literal) text += inTemplate(part.value);
    else if (endsSentence(parts, i)) return `\`${text}\${sentence(v.${part.value})}\``;
    else text += `\${${expressionOf(part, fail, counted)}}`;
  }
  return `\`${text}\``;
}

const isPlain = (parts) => parts.every(({ type }) => type === TYPE.literal);

/** The expression that a text becomes: a string, or a function of its values. */
function textExpression(text, path) {
  const fail = (what) => {
    throw new Error(`${nameOf(path)}: ${what}: ${JSON.stringify(text)}`);
  };
  const parts = partsOf(text);
  const template = templateOf(parts, fail);
  return isPlain(parts) ? template : `v=>${template}`;
}

function expression(value, path) {
  if (typeof value === "string") return textExpression(value, path);
  if (Array.isArray(value)) return `[${value.map((one, i) => expression(one, [...path, i]))}]`;
  const entries = Object.entries(value).map(
    ([key, one]) => `${property(key)}:${expression(one, [...path, key])}`,
  );
  return `{${entries.join(",")}}`;
}

/**
 * A module whose default export makes the texts, given how the language counts.
 * @param {import("./read.mjs").Texts} texts
 */
export const scriptOf = (texts) =>
  `export default({plural,number,select,sentence})=>(${expression(texts, [])});\n`;

/** Adds the values that these parts show to `values`, each with its type. */
function collect(parts, values) {
  for (const part of parts) {
    if (part.type === TYPE.argument)
      values.set(part.value, values.get(part.value) ?? "string | number");
    if (part.type === TYPE.number || part.type === TYPE.plural) values.set(part.value, "number");
    if (part.type === TYPE.select) {
      const named = Object.keys(part.options).filter((key) => key !== "other");
      const truth = named.every((key) => key === "true" || key === "false");
      values.set(
        part.value,
        truth ? "boolean" : named.map((key) => JSON.stringify(key)).join(" | "),
      );
    }
    for (const option of Object.values(part.options ?? {})) collect(option.value, values);
  }
  return values;
}

/**
 * The values that a text shows, each with its type.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export const valuesOf = (text) => collect(partsOf(text), new Map());

function typeOfText(text) {
  const values = [...valuesOf(text)].map(([name, type]) => `readonly ${name}: ${type}`);
  return values.length === 0 ? "string" : `(values: { ${values.join("; ")} }) => string`;
}

function typeOf(value, indent) {
  if (typeof value === "string") return typeOfText(value);
  if (Array.isArray(value))
    return `readonly [${value.map((one) => typeOf(one, indent)).join(", ")}]`;
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([key, one]) => `${inner}readonly ${property(key)}: ${typeOf(one, inner)};\n`,
  );
  return `{\n${entries.join("")}${indent}}`;
}

/**
 * The types of what is compiled from the English files.
 * @param {Record<string, import("./read.mjs").Texts>} files
 */
export function typesOf(files) {
  const types = Object.entries(files).map(
    ([file, texts]) => `  readonly ${property(file)}: ${typeOf(texts, "  ")};\n`,
  );
  return `// Written by \`npm run types\` from locales/en.\n\nexport interface Texts {\n${types.join("")}}\n`;
}

/**
 * The type of the names of texts that are in groups.
 * @param {string} name
 * @param {import("./read.mjs").Texts} groups
 */
export function unionOf(name, groups) {
  const names = Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).map((text) => `  | ${JSON.stringify(`${group}.${text}`)}\n`),
  );
  return `\nexport type ${name} =\n${names.join("").trimEnd()};\n`;
}
