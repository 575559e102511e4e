// The men as things on the board, each with an id that it keeps while it moves.

import type { Color } from "../board/position.ts";
import { type Place, type Position, placeOf } from "./position.ts";

export interface Man {
  id: number;
  color: Color;
  place: Place;
  /** How many lie below it on its place. */
  index: number;
}

const colors = ["white", "black"] as const;

export function lay(position: Position): Man[] {
  const men: Man[] = [];
  for (const color of colors)
    position[color].forEach((standing, point) => {
      for (let index = 0; index < standing; index++)
        men.push({ id: men.length, color, place: placeOf(color, point), index });
    });
  return men;
}

/** The men of a position: those that are too many on a place go to where some are missing. */
export function follow(before: readonly Man[], position: Position): Man[] {
  const after: Man[] = [];
  for (const color of colors) {
    const loose: Man[] = [];
    const own = before.filter((man) => man.color === color);
    const wanted = (place: Place) =>
      position[color].findIndex((_, point) => placeOf(color, point) === place);
    for (const man of own) {
      const standing = position[color][wanted(man.place)] ?? 0;
      if (man.index < standing) after.push(man);
      else loose.push(man);
    }
    position[color].forEach((standing, point) => {
      const place = placeOf(color, point);
      const there = own.filter((man) => man.place === place).length;
      for (let index = there; index < standing; index++) {
        const man = loose.shift();
        if (man) after.push({ ...man, place, index });
      }
    });
  }
  return after.sort((a, b) => a.id - b.id);
}
