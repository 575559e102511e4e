/** Returns the people in random order; `random` is a function of an upper bound. */
export function shuffled(random, list) {
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; --i) {
    const j = random(i + 1);
    [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
  }
  return drawn;
}
