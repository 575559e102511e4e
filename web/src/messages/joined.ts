import { messages } from "./messages.ts";

/** "Remove: step 2": two texts of which the second says what the first is about, as the language joins
 * them. Without the second it is what stands before it. */
export const joined = (a: string | number, b: string | number): string =>
  messages.site.joined({ a, b });
