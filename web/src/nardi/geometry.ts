// Where the places of a nardi board are drawn. The unit is the width of a point, which is that of a man.

import type { Direction } from "../board/keys.ts";
import type { Color } from "../board/position.ts";
import { isBar, ownerOf, type Place, places, pointOf } from "./position.ts";

/** From which side the board is seen, and on which hand that side's home lies. */
export interface View {
  side: Color;
  /** The home lies to the left. */
  mirrored: boolean;
}

const trayWidth = 1.2;
const barColumn = 6;
/** What numbers need above and below the points. */
const edge = 0.6;
/** Five men. */
const stack = 5;
const middle = 1.5;

export const width = 13 + trayWidth;
export const height = 2 * (edge + stack) + middle;

/** Where the middle of the board is, between the stacks. */
export const center = height / 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Men stand on its lower edge and grow upward, or hang from its upper edge. */
  upward: boolean;
}

/** The column of the right half or the left one, from the left, and whether it is the upper row. */
function cellOf(view: View, place: Place): { column: number; upper: boolean } {
  const point = pointOf(view.side, place);
  if (ownerOf(place) === null && point !== undefined) {
    const upper = point > 12;
    const along = upper ? point - 13 : 12 - point;
    return { column: along < barColumn ? along : along + 1, upper };
  }
  const own = ownerOf(place) === view.side;
  // Men on the bar wait on the side where they enter, men off lie beside their home.
  if (isBar(place)) return { column: barColumn, upper: own };
  return { column: 13, upper: !own };
}

const leftOf = ({ mirrored }: View, column: number): number => {
  if (!mirrored) return column;
  return column === 13 ? 0 : trayWidth + 12 - column;
};

/** Where the men of a place stand. */
export function boxOf(view: View, place: Place): Box {
  const { column, upper } = cellOf(view, place);
  return {
    x: leftOf(view, column),
    y: upper ? edge : height - edge - stack,
    width: column === 13 ? trayWidth : 1,
    height: stack,
    upward: !upper,
  };
}

/** The middle of a half of the board: that of the side that looks at it, or the other one. */
export function halfCenter(view: View, color: Color): number {
  const column = color === view.side ? 9.5 : 2.5;
  return leftOf(view, column) + 0.5;
}

/** How far apart men are drawn: side by side as long as there is room, then one over the other. */
export function spacing(place: Place, men: number): number {
  const off = ownerOf(place) !== null && !isBar(place);
  const most = off ? 0.28 : 1;
  return men < 2 ? most : Math.min(most, (stack - 1) / (men - 1));
}

/** The upper left corner of a man, the first of a place being that at the edge of the board. */
export function manAt(view: View, place: Place, index: number, men: number) {
  const box = boxOf(view, place);
  const along = index * spacing(place, men);
  return {
    x: box.x + (box.width - 1) / 2,
    y: box.upward ? box.y + box.height - 1 - along : box.y + along,
  };
}

/** The place at a share of the board's width and height; the middle belongs to the nearer row. */
export function placeAt(view: View, across: number, down: number): Place | undefined {
  const x = across * width;
  const y = down * height;
  if (x < 0 || x >= width || y < 0 || y >= height) return undefined;
  return places.find((place) => {
    const box = boxOf(view, place);
    const within = x >= box.x && x < box.x + box.width;
    return within && box.upward === y >= center;
  });
}

/** The place that an arrow key leads to; stays at the edge. */
export function neighbour(view: View, place: Place, direction: Direction): Place {
  const box = boxOf(view, place);
  const vertical = direction === "up" || direction === "down";
  if (vertical && box.upward === (direction === "down")) return place;
  const x = box.x + box.width / 2;
  const sought = direction === "left" ? box.x - 0.5 : box.x + box.width + 0.5;
  const y = vertical ? height - (box.y + box.height / 2) : box.y + box.height / 2;
  return placeAt(view, (vertical ? x : sought) / width, y / height) ?? place;
}

/** The places as they are read: from the upper left to the lower right. */
export const readingOrder = (view: View): Place[] =>
  [...places].sort((a, b) => {
    const [one, two] = [boxOf(view, a), boxOf(view, b)];
    return one.y - two.y || one.x - two.x;
  });
