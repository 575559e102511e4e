// The seed of a journey's random choices: CROWNHEAD_SEED, or 1, so that ordinary runs make the same
// choices. `./dev night` draws one and prints it.

export const seed = Number(process.env.CROWNHEAD_SEED ?? 1);

/** Returns a generator of numbers from 0 to below 1 (mulberry32). */
export function seeded(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
