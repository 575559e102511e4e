// The values that a text shows, for the TypeScript, C++ and fault generators.

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { partsOf } from "./read.mjs";

/**
 * A value that a text shows. `keys` of a choice are the keys of the English text, without "other".
 * A truth is a choice between true and false.
 * @typedef {{ kind: "text" | "number" | "choice" | "truth", keys: string[] }} Value
 */

function choiceOf(options, known) {
  const named = Object.keys(options).filter((key) => key !== "other");
  const keys = [...new Set([...(known?.keys ?? []), ...named])];
  const truth = keys.every((key) => key === "true" || key === "false");
  return { kind: truth ? "truth" : "choice", keys };
}

/** Adds the values of these parts to `values`. */
function collect(parts, values) {
  for (const { type, value: name, options = {} } of parts) {
    if (type === TYPE.argument && !values.has(name)) values.set(name, { kind: "text", keys: [] });
    if (type === TYPE.number || type === TYPE.plural)
      values.set(name, { kind: "number", keys: [] });
    if (type === TYPE.select) values.set(name, choiceOf(options, values.get(name)));
    for (const option of Object.values(options)) collect(option.value, values);
  }
  return values;
}

/**
 * The values of a text by name, in order of first use.
 * @param {string} text
 * @returns {Map<string, Value>}
 */
export const valuesOf = (text) => collect(partsOf(text), new Map());

/** A full stop after a value is left out if the value, such as a date, ends with one. */
export const endsSentence = (parts, i) =>
  parts[i].type === TYPE.argument &&
  i === parts.length - 2 &&
  parts[i + 1].type === TYPE.literal &&
  parts[i + 1].value === ".";

/** A cardinal plural without an offset, the only kind allowed. */
export const isPlainPlural = (part) =>
  part.type === TYPE.plural && part.pluralType === "cardinal" && part.offset === 0;

export const notUnderstood =
  "only {name}, {n, number}, {n, plural, …} without an offset and {x, select, …} are understood";
