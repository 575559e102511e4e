// Time limits of an analysis.

/** Each ply takes about this many times as long as the previous one. */
const growth = 2;

/**
 * True if there is time for another ply, when `spent` of `slice` milliseconds have passed, `last`
 * of them on the previous ply.
 */
export const goesOn = (spent: number, last: number, slice: number): boolean =>
  spent + growth * last <= slice;
