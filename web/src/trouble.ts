// What the reader is told about something that went wrong.

import { language, messages } from "./messages/messages.ts";
import { asSentence } from "./messages/sentences.ts";
import { Problem } from "./request.ts";
import { Refused } from "./socket.ts";

/** What is wrong with these fields of a request. About one alone the server says a sentence. */
export function fieldsText(problem: Problem, fields = [...problem.fields]): string {
  if (problem.fields.size === 1 && language.value === "en") return asSentence(problem.message);
  return fields.map(([field, detail]) => `${field}: ${asSentence(detail)}`).join(" ");
}

export function troubleText(error: unknown): string {
  if (error instanceof Problem && error.fields.size > 0) return fieldsText(error);
  const said = error instanceof Problem || error instanceof Refused;
  return said ? asSentence(error.message) : messages.site.unreachable;
}
