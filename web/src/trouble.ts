// Error messages for the user.

import { joined } from "./messages/joined.ts";
import { messages } from "./messages/messages.ts";
import { Problem, Unsure } from "./net/request.ts";
import { Refused } from "./net/socket.ts";

/**
 * The errors of these fields of a request. With several errors, each is prefixed by its API field
 * name.
 */
export function fieldsText(problem: Problem, fields = [...problem.fields]): string {
  return fields
    .map(([field, sentence]) => (fields.length > 1 ? joined(field, sentence) : sentence))
    .join(" ");
}

export function troubleText(error: unknown): string {
  if (error instanceof Problem && error.fields.size > 0) return fieldsText(error);
  const said = error instanceof Problem || error instanceof Refused;
  if (!said) return messages.site.unreachable;
  return error instanceof Unsure ? `${error.message} ${messages.site.unsure}` : error.message;
}
