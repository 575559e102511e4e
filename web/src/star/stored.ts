// A state of a game on the star as the server's lists have it: the board that it is on is not in it.

import { makeStar } from "./geometry.ts";
import { holesOf } from "./rules.ts";

export type Side = 3 | 4;

export const seatsIn = (state: string): number => holesOf(state).length;

/** The side of the star's points; null where the men would fit on both stars. */
export function sideOf(state: string): Side | null {
  const holes = holesOf(state);
  const men = Math.max(...holes.map(({ length }) => length));
  const small = makeStar(3).names;
  if (men > 10 || !holes.flat().every((name) => small.includes(name))) return 4;
  // More men than fill a point are played with by two or three alone.
  if (men === 6) return 3;
  return holes.length > 3 ? 4 : null;
}
