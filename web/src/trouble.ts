// What the reader is told about something that went wrong.

import { messages } from "./messages/messages.ts";
import { asSentence } from "./messages/sentences.ts";
import { Problem } from "./request.ts";
import { Refused } from "./socket.ts";

export function troubleText(error: unknown): string {
  const said = error instanceof Problem || error instanceof Refused;
  return said ? asSentence(error.message) : messages.site.unreachable;
}
