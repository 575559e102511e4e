// Refusals by the server and the rules, in the user's language.

import { messages, named, say } from "./messages.ts";
import { hoursText } from "./spans.ts";
import { whenText } from "./when.ts";

/** A reason with its values, and the same in English. */
export interface Refusal {
  readonly reason?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly detail?: string | undefined;
  /** Place in a text that was sent, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Turns an English clause, which may follow the name of a field, into a sentence for the page. */
export function asSentence(clause: string): string {
  if (clause.trim() === "") return messages.site.failed;
  const first = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** A duration in hours, a point in time, or a plain number, depending on the value's name. */
function shownNumber(name: string, value: number): string | number {
  if (/^hours(_|$)/.test(name)) return hoursText(value);
  return name.endsWith("_ms") ? whenText(value) : value;
}

/** A variant's key as its name, and a nested reason as its sentence. */
function shownValue(name: string, value: unknown): string | number {
  if (typeof value === "number") return shownNumber(name, value);
  if (typeof value === "string")
    return name === "variant" ? (named(messages.variants, value) ?? value) : value;
  const within = value as Refusal;
  return worded(within) ?? within.detail ?? "";
}

/** undefined for a reason without a text in the user's language. */
function worded({ reason = "", params = {} }: Refusal): string | undefined {
  const [group = "", name = ""] = reason.split(".");
  const words = named(named(messages.refusals ?? {}, group) ?? {}, name);
  if (words === undefined) return undefined;
  return say(
    words,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shownValue(key, value)])),
  );
}

/** The refusal as a sentence in the user's language, or in English if there is no translation. */
export function refusalSentence(refusal: Refusal): string {
  const why = worded(refusal);
  if (why === undefined) return asSentence(refusal.detail ?? "");
  const { line, column } = refusal;
  const { refusalPlaces: places } = messages;
  if (line === undefined || !places) return why;
  return column === undefined ? places.line({ line, why }) : places.column({ line, column, why });
}
