// What was refused, in the reader's language: by its code and the figures beside it.

import { messages, named, say } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { Problem } from "../net/request.ts";
import { troubleText } from "../trouble.ts";
import { exactText, numberText } from "../words/time.ts";
import { hoursText } from "./text.ts";

export interface Refusal {
  code?: string | undefined;
  field?: string | undefined;
  tournament_id?: string | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  detail: string;
}

/** A code without words of its own keeps the server's. */
export function refusalText(refusal: Refusal): string {
  const { code = "", params = {} } = refusal;
  const words = named(messages.vacationRefusals ?? {}, code);
  if (!words) return refusalSentence(refusal);
  return say(words, Object.fromEntries(Object.entries(params).map(figureOf)));
}

/** A figure by the name that texts have for it. */
function figureOf([name, value]: [string, unknown]): [string, string] {
  if (typeof value !== "number") return [name, String(value ?? "")];
  if (name.endsWith("_ms")) return [name.slice(0, -"_ms".length), exactText(value)];
  const length = name === "hours" || name === "hours_left";
  return [name, length ? hoursText(value) : numberText(value)];
}

/** In one sentence or several: every error, or what else went wrong. */
export function problemText(error: unknown): string {
  if (error instanceof Problem && error.errors.length > 0)
    return error.errors.map(refusalText).join(" ");
  return troubleText(error);
}

/** What belongs to a field and to none of the tournaments that are shown. */
export function fieldProblem(
  problem: Problem | null,
  field: string,
  shown: readonly string[],
): string | undefined {
  const found = problem?.errors.filter(
    (error) =>
      error.field === field && !(error.tournament_id && shown.includes(error.tournament_id)),
  );
  return found && found.length > 0 ? found.map(refusalText).join(" ") : undefined;
}
