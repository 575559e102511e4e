// What the server and the rules refuse, in the reader's language.

import { exactText } from "./instants.ts";
import { messages, named, say } from "./messages.ts";
import { hoursText } from "./spans.ts";

/** A reason with its values, and the same in English. */
export interface Refusal {
  readonly reason?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly detail?: string | undefined;
  /** In a text that was sent, each from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** English comes as a clause, which may go on from the name of a field; on the page it is a sentence. */
export function asSentence(clause: string): string {
  if (clause.trim() === "") return messages.site.failed;
  const first = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** A length counted in hours, an instant, or a number as it is: the value's name tells. */
function shownNumber(name: string, value: number): string | number {
  if (/^hours(_|$)/.test(name)) return hoursText(value);
  return name.endsWith("_ms") ? exactText(value) : value;
}

/** The key of a variant by its name, a reason within another by its sentence. */
function shownValue(name: string, value: unknown): string | number {
  if (typeof value === "number") return shownNumber(name, value);
  if (typeof value === "string")
    return name === "variant" ? (named(messages.variants, value) ?? value) : value;
  const within = value as Refusal;
  return worded(within) ?? within.detail ?? "";
}

/** undefined for a reason without words in the reader's language. */
function worded({ reason = "", params = {} }: Refusal): string | undefined {
  const [group = "", name = ""] = reason.split(".");
  const words = named(named(messages.refusals ?? {}, group) ?? {}, name);
  if (words === undefined) return undefined;
  return say(
    words,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shownValue(key, value)])),
  );
}

/** A refusal as a sentence of the reader's language, or of English where that has no words for it. */
export function refusalSentence(refusal: Refusal): string {
  const why = worded(refusal);
  if (why === undefined) return asSentence(refusal.detail ?? "");
  const { line, column } = refusal;
  const { refusalPlaces: places } = messages;
  if (line === undefined || !places) return why;
  return column === undefined ? places.line({ line, why }) : places.column({ line, column, why });
}
