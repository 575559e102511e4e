// The men on the board, each with an id that it keeps while it moves.

import type { Color } from "../board/position.ts";
import { type Men, type OfEach, type Place, placeOf } from "./position.ts";

export interface Man {
  id: number;
  color: Color;
  place: Place;
  /** Number of men below it in its place. */
  index: number;
}

const colors = ["white", "black"] as const;

export function lay(standing: OfEach<Men>): Man[] {
  const men: Man[] = [];
  for (const color of colors)
    standing[color].forEach((count, point) => {
      for (let index = 0; index < count; index++)
        men.push({ id: men.length, color, place: placeOf(color, point), index });
    });
  return men;
}

/**
 * Returns the men in their new places: surplus men of one place move to a place where men are
 * missing.
 */
export function follow(before: readonly Man[], standing: OfEach<Men>): Man[] {
  const after: Man[] = [];
  for (const color of colors) {
    const loose: Man[] = [];
    const own = before.filter((man) => man.color === color);
    const wanted = (place: Place) =>
      standing[color].findIndex((_, point) => placeOf(color, point) === place);
    for (const man of own) {
      const count = standing[color][wanted(man.place)] ?? 0;
      if (man.index < count) after.push(man);
      else loose.push(man);
    }
    standing[color].forEach((count, point) => {
      const place = placeOf(color, point);
      const there = own.filter((man) => man.place === place).length;
      for (let index = there; index < count; index++) {
        const man = loose.shift();
        if (man) after.push({ ...man, place, index });
      }
    });
  }
  return after.sort((a, b) => a.id - b.id);
}
