// How long a position is looked at.

/** A ply deeper takes about so many times as long as the one before. */
const growth = 2;

/**
 * Whether there is time for a ply more: `spent` of `slice` milliseconds are gone, `last` of them for
 * the ply before.
 */
export const goesOn = (spent: number, last: number, slice: number): boolean =>
  spent + growth * last <= slice;
