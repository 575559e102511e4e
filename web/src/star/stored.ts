// Reads the state of a star game in the format of the server's lists, which does not say which star
// it is on.

import { makeStar } from "./geometry.ts";
import { holesOf } from "./rules.ts";

export type Side = 3 | 4;

export const seatsIn = (state: string): number => holesOf(state).length;

/** Side of the star's points; null if the men would fit on both stars. */
export function sideOf(state: string): Side | null {
  const holes = holesOf(state);
  const men = Math.max(...holes.map(({ length }) => length));
  const small = makeStar(3).names;
  if (men > 10 || !holes.flat().every((name) => small.includes(name))) return 4;
  // Only two or three players can have more men than fill a point.
  if (men === 6) return 3;
  return holes.length > 3 ? 4 : null;
}
