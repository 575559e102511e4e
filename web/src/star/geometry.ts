// The holes of a star: their names, where they are drawn, and which way the arrow keys lead. The unit is
// the distance of two holes; the middle of the star is (0, 0), and y grows upward.

import type { Direction } from "../board/keys.ts";

/** A hole, counted from the south tip: row by row, each from the west. */
export type Hole = number;

/** The points of the star from the south, clockwise. */
export type Point = 0 | 1 | 2 | 3 | 4 | 5;

interface Spot {
  x: number;
  y: number;
}

export interface Star {
  /** Of a point, in holes. */
  side: number;
  names: readonly string[];
  spots: readonly Spot[];
  /** The point that a hole is part of; null in the hexagon. */
  points: readonly (Point | null)[];
}

const rowHeight = Math.sqrt(3) / 2;

/** How many holes a row has; `away` is its distance from the middle row. */
const lengthOf = (side: number, away: number) =>
  away <= side ? 2 * side + 1 + away : 2 * side + 1 - away;

function pointAt(side: number, row: number, place: number): Point | null {
  const away = row - (2 * side + 1);
  if (away < -side) return 0;
  if (away > side) return 3;
  const beside = Math.abs(away);
  if (place < beside) return away < 0 ? 1 : 2;
  if (place >= lengthOf(side, beside) - beside) return away < 0 ? 5 : 4;
  return null;
}

/** `side` is 3 or 4. */
export function makeStar(side: number): Star {
  const names: string[] = [];
  const spots: Spot[] = [];
  const points: (Point | null)[] = [];
  for (let row = 1; row <= 4 * side + 1; row++) {
    const away = row - (2 * side + 1);
    const length = lengthOf(side, Math.abs(away));
    for (let place = 0; place < length; place++) {
      names.push(String.fromCharCode(97 + place) + row);
      spots.push({ x: place - (length - 1) / 2, y: away * rowHeight });
      points.push(pointAt(side, row, place));
    }
  }
  return { side, names, spots, points };
}

const margin = 0.62;

/** Of the picture of a star, in units. */
export const widthOf = ({ side }: Star) => 3 * side + 2 * margin;
export const heightOf = ({ side }: Star) => 4 * side * rowHeight + 2 * margin;

/** Where a hole is drawn from the upper left corner, with the point `bottom` below. */
export function drawn(star: Star, bottom: Point, hole: Hole): Spot {
  const { x, y } = star.spots[hole] ?? { x: 0, y: 0 };
  const [cos, sin] = [Math.cos((bottom * Math.PI) / 3), Math.sin((bottom * Math.PI) / 3)];
  return {
    x: widthOf(star) / 2 + x * cos - y * sin,
    y: heightOf(star) / 2 - x * sin - y * cos,
  };
}

const nearest = (
  star: Star,
  bottom: Point,
  distance: (spot: Spot) => number,
): { hole: Hole; distance: number } =>
  star.spots.reduce(
    (best, _, hole) => {
      const away = distance(drawn(star, bottom, hole));
      return away < best.distance - 1e-6 ? { hole, distance: away } : best;
    },
    { hole: 0, distance: Number.POSITIVE_INFINITY },
  );

/** The hole at a share of the picture's width and height; undefined between the holes and beside. */
export function holeAt(star: Star, bottom: Point, across: number, down: number): Hole | undefined {
  const [x, y] = [across * widthOf(star), down * heightOf(star)];
  const found = nearest(star, bottom, (spot) => Math.hypot(spot.x - x, spot.y - y));
  return found.distance <= margin ? found.hole : undefined;
}

/** The hole that an arrow key leads to; stays at the edge. */
export function neighbour(star: Star, bottom: Point, hole: Hole, direction: Direction): Hole {
  const at = drawn(star, bottom, hole);
  const far = Number.POSITIVE_INFINITY;
  const vertical = direction === "up" || direction === "down";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const sought = (spot: Spot): number => {
    const right = spot.x - at.x;
    const down = spot.y - at.y;
    const [ahead, beside] = vertical ? [sign * down, right] : [sign * right, down];
    if (ahead < 0.1) return far;
    // Of two that are as near in the next row the left one.
    if (vertical) return ahead < 1 ? Math.abs(beside + 0.01) : far;
    return Math.abs(beside) < 0.1 ? ahead : far;
  };
  const found = nearest(star, bottom, sought);
  return found.distance === far ? hole : found.hole;
}

/** The holes as they are read: from the upper left to the lower right. */
export const readingOrder = (star: Star, bottom: Point): Hole[] =>
  star.names
    .map((_, hole) => ({ hole, ...drawn(star, bottom, hole) }))
    .sort((a, b) => (Math.abs(a.y - b.y) > 0.1 ? a.y - b.y : a.x - b.x))
    .map(({ hole }) => hole);
