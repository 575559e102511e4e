// What the reader is told about something that went wrong.

import { Problem } from "./api.ts";
import { messages } from "./messages/messages.ts";
import { Refused } from "./socket.ts";

export function troubleText(error: unknown): string {
  const said = error instanceof Problem || error instanceof Refused;
  return said ? messages.sentence(error.message) : messages.site.unreachable;
}
