import { messages } from "./messages.ts";

/**
 * Joins two texts, where the second says what the first is about: "Remove: step 2". Follows the
 * language's punctuation. Without the second, returns the first.
 */
export const joined = (a: string | number, b: string | number): string =>
  messages.site.joined({ a, b });
