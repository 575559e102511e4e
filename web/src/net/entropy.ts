// What a player says for the dice of a game: nobody else can know it before, and they depend on it.

/** 32 hexadecimal digits of chance. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const said = new Map<string, string>();

/** The same one however often it is asked for: whoever takes an offer again, since the first time
    got no answer, must not throw other dice. */
export function entropyFor(offer: string): string {
  const before = said.get(offer);
  if (before !== undefined) return before;
  const word = entropy();
  said.set(offer, word);
  return word;
}
