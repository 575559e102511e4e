// The holes of a star: names, coordinates, and the neighbours by arrow key. The unit is the
// distance between two holes. The middle of the star is (0, 0), and y grows upwards.

import type { Direction } from "../board/keys.ts";

/** A hole, numbered from the south tip, row by row, each from the west. */
export type Hole = number;

/** The points of the star, clockwise from the south. */
export type Point = 0 | 1 | 2 | 3 | 4 | 5;

interface Spot {
  x: number;
  y: number;
}

export interface Star {
  /** Side of a point, in holes. */
  side: number;
  names: readonly string[];
  spots: readonly Spot[];
  /** The point to which each hole belongs; null in the hexagon. */
  points: readonly (Point | null)[];
}

const rowHeight = Math.sqrt(3) / 2;

/** Number of holes in a row at distance `away` from the middle row. */
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

/** The hole opposite to another, through the middle of the star. */
export const opposite = ({ names }: Star, hole: Hole): Hole => names.length - 1 - hole;

/** Number of steps between two holes with nothing in the way. */
function stepsBetween({ spots }: Star, from: Hole, to: Hole): number {
  const [one, other] = [spots[from], spots[to]];
  if (!one || !other) return 0;
  const rows = Math.round(Math.abs(one.y - other.y) / rowHeight);
  return rows + Math.max(0, Math.abs(one.x - other.x) - rows / 2);
}

/**
 * How many steps further the men are from the tip of their target than they are when they fill it.
 */
export function stepsToGo(star: Star, target: readonly Hole[], men: readonly Hole[]): number {
  const away = (hole: Hole) => Math.hypot(star.spots[hole]?.x ?? 0, star.spots[hole]?.y ?? 0);
  const tip = target.reduce(
    (one, other) => (away(other) > away(one) ? other : one),
    target[0] ?? 0,
  );
  const steps = (holes: readonly Hole[]) =>
    holes.reduce((sum, hole) => sum + stepsBetween(star, hole, tip), 0);
  return Math.max(0, Math.round(steps(men) - steps(target)));
}

const margin = 0.62;

/** Width of the picture of a star, in units. */
export const widthOf = ({ side }: Star) => 3 * side + 2 * margin;
export const heightOf = ({ side }: Star) => 4 * side * rowHeight + 2 * margin;

/** Coordinates of a hole from the upper left corner, with the point `bottom` at the bottom. */
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

/** The hole at fractions of the picture's width and height; undefined between holes and outside. */
export function holeAt(star: Star, bottom: Point, across: number, down: number): Hole | undefined {
  const [x, y] = [across * widthOf(star), down * heightOf(star)];
  const found = nearest(star, bottom, (spot) => Math.hypot(spot.x - x, spot.y - y));
  return found.distance <= margin ? found.hole : undefined;
}

/** The hole in the direction of an arrow key. Returns the same hole at the edge. */
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
    // Of two equally close holes in the next row, prefer the left one.
    if (vertical) return ahead < 1 ? Math.abs(beside + 0.01) : far;
    return Math.abs(beside) < 0.1 ? ahead : far;
  };
  const found = nearest(star, bottom, sought);
  return found.distance === far ? hole : found.hole;
}

/** The holes in reading order, from the upper left to the lower right. */
export const readingOrder = (star: Star, bottom: Point): Hole[] =>
  star.names
    .map((_, hole) => ({ hole, ...drawn(star, bottom, hole) }))
    .sort((a, b) => (Math.abs(a.y - b.y) > 0.1 ? a.y - b.y : a.x - b.x))
    .map(({ hole }) => hole);
