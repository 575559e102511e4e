import { messages, named } from "../messages/messages.ts";

/** "Anna has run out of time" */
export const outText = (name: string, reason: string): string =>
  named(messages.star.out, reason)?.({ name }) ?? name;
