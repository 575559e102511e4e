// Generates scripts and types from texts. Message formats are parsed at build time; at run time
// there are functions that join strings. The parser is formatjs, which is the best maintained. The
// output of @messageformat/core would bring its own formatters and plural rules in addition to the
// browser's.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { nameOf, partsOf } from "./read.mjs";
import { endsSentence, isPlainPlural, notUnderstood, valuesOf } from "./values.mjs";

const property = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, "\\$&");

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
  if (isPlainPlural(part)) return choice("plural", part, fail);
  return fail(notUnderstood);
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

function typeOfValue({ kind, keys }) {
  if (kind === "text") return "string | number";
  if (kind === "truth") return "boolean";
  return kind === "number" ? kind : keys.map((key) => JSON.stringify(key)).join(" | ");
}

function typeOfText(text) {
  const values = [...valuesOf(text)].map(
    ([name, value]) => `readonly ${name}: ${typeOfValue(value)}`,
  );
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
 * The types of the compiled English files.
 * @param {Record<string, import("./read.mjs").Texts>} files
 */
export function typesOf(files) {
  const types = Object.entries(files).map(
    ([file, texts]) => `  readonly ${property(file)}: ${typeOf(texts, "  ")};\n`,
  );
  return `// Written by \`npm run types\` from locales/en.\n\nexport interface Texts {\n${types.join("")}}\n`;
}

/**
 * The type of the names of grouped texts.
 * @param {string} name
 * @param {import("./read.mjs").Texts} groups
 */
export function unionOf(name, groups) {
  const names = Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).map((text) => `  | ${JSON.stringify(`${group}.${text}`)}\n`),
  );
  return `\nexport type ${name} =\n${names.join("").trimEnd()};\n`;
}
