// The client's entropy for the dice of a game. No one else can know it in advance, and the dice
// depend on it.

/** Returns 32 random hexadecimal digits. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const said = new Map<string, string>();

/**
 * Returns the same entropy for every attempt at an offer: a player who retries because an answer
 * was lost must not get different dice.
 */
export function entropyFor(offer: string): string {
  const before = said.get(offer);
  if (before !== undefined) return before;
  const word = entropy();
  said.set(offer, word);
  return word;
}
