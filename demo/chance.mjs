/** The same people in an order drawn by `random`, a function of a bound. */
export function shuffled(random, list) {
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; --i) {
    const j = random(i + 1);
    [drawn[i], drawn[j]] = [drawn[j], drawn[i]];
  }
  return drawn;
}
