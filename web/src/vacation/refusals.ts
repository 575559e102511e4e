// Errors of a vacation, next to their field or tournament.

import { refusalSentence } from "../messages/refusals.ts";
import { Problem } from "../net/request.ts";
import { troubleText } from "../trouble.ts";
import type { Place } from "./form.ts";

/** All errors as text, or the text of another failure. */
export function problemText(error: unknown): string {
  if (error instanceof Problem && error.errors.length > 0)
    return error.errors.map(refusalSentence).join(" ");
  return troubleText(error);
}

/** Errors of a field that belong to none of the places shown. */
export function fieldProblem(
  problem: Problem | null,
  field: string,
  shown: readonly Place[],
): string | undefined {
  const found = problem?.errors.filter(
    (error) =>
      error.field === field &&
      !(error.tournament_id !== undefined && shown.includes(error.tournament_id)),
  );
  return found && found.length > 0 ? found.map(refusalSentence).join(" ") : undefined;
}
