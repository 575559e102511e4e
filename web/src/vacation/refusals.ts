// Errors of a vacation as text.

import { refusalSentence } from "../messages/refusals.ts";
import { Problem } from "../net/request.ts";
import { troubleText } from "../trouble.ts";

/** All errors as text, or the text of another failure. */
export function problemText(error: unknown): string {
  if (error instanceof Problem && error.errors.length > 0)
    return error.errors.map(refusalSentence).join(" ");
  return troubleText(error);
}
