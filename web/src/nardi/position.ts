// Positions of nardi, and how each side counts the points.

import type { Color } from "../board/position.ts";

/**
 * Number of one side's men in each place, as that side counts: off, on points 1 to 24, on the bar.
 */
export type Men = readonly number[];

export const off = 0;
export const bar = 25;

export type OfEach<T> = Readonly<Record<Color, T>>;

export interface Position {
  men: OfEach<Men>;
  /** Pips that each side still needs to bear off all its men. */
  pips: OfEach<number>;
  turn: Color;
}

/** The doubling cube; it has no owner while it is in the middle. */
export interface Cube {
  value: number;
  owner: Color | null;
}

/** A place on the board: points 1 to 24 as White counts them, and off and bar of each side. */
export type Place = number;

const blackBar = 26;
const blackOff = 27;

export const places: readonly Place[] = Array.from({ length: 28 }, (_, place) => place);

export function placeOf(color: Color, point: number): Place {
  if (color === "white") return point;
  if (point === off) return blackOff;
  return point === bar ? blackBar : 25 - point;
}

/** The number of a place as `color` counts; undefined for the other side's bar and off. */
export function pointOf(color: Color, place: Place): number | undefined {
  if (color === "white") return place <= bar ? place : undefined;
  if (place === blackOff) return off;
  if (place === blackBar) return bar;
  return place >= 1 && place <= 24 ? 25 - place : undefined;
}

/** The side whose bar or off a place is; null for a point. */
export const ownerOf = (place: Place): Color | null => {
  if (place >= 1 && place <= 24) return null;
  return place <= bar ? "white" : "black";
};

export const isBar = (place: Place) => place === bar || place === blackBar;

/** The side that occupies a place, and with how many men. */
export function standingOn(all: OfEach<Men>, place: Place): { color: Color; men: number } | null {
  for (const color of ["white", "black"] as const) {
    const men = all[color][pointOf(color, place) ?? -1] ?? 0;
    if (men > 0) return { color, men };
  }
  return null;
}

/** As seen by the side on roll. */
export interface Seen {
  own: Men;
  others: Men;
  ownPips: number;
  othersPips: number;
}

export function positionOf(turn: Color, { own, others, ownPips, othersPips }: Seen): Position {
  return turn === "white"
    ? { men: { white: own, black: others }, pips: { white: ownPips, black: othersPips }, turn }
    : { men: { white: others, black: own }, pips: { white: othersPips, black: ownPips }, turn };
}
