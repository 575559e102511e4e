// Coordinates of the places on a nardi board. The unit is the width of a point, which equals the
// width of a man.

import type { Direction } from "../board/keys.ts";
import type { Color } from "../board/position.ts";
import { isBar, ownerOf, type Place, places, pointOf } from "./position.ts";

/** The side at the bottom of the board, and on which hand its home lies. */
export interface View {
  side: Color;
  /** True if the home is on the left. */
  mirrored: boolean;
}

const trayWidth = 1.2;
const barColumn = 6;
/** Room for numbers above and below the points. */
const edge = 0.6;
/** Height of a stack of five men. */
const stack = 5;
const middle = 1.5;

export const width = 13 + trayWidth;
export const height = 2 * (edge + stack) + middle;

/** Middle of the board, between the stacks. */
export const center = height / 2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /**
   * True if men stand on its lower edge and stack upward; false if they hang from its upper edge.
   */
  upward: boolean;
}

/** The column, counted from the left without the bar, and whether it is in the upper row. */
function cellOf(view: View, place: Place): { column: number; upper: boolean } {
  const point = pointOf(view.side, place);
  if (ownerOf(place) === null && point !== undefined) {
    const upper = point > 12;
    const along = upper ? point - 13 : 12 - point;
    return { column: along < barColumn ? along : along + 1, upper };
  }
  const own = ownerOf(place) === view.side;
  // Men on the bar wait on the side where they enter. Men borne off lie next to their home.
  if (isBar(place)) return { column: barColumn, upper: own };
  return { column: 13, upper: !own };
}

const leftOf = ({ mirrored }: View, column: number): number => {
  if (!mirrored) return column;
  return column === 13 ? 0 : trayWidth + 12 - column;
};

/** The area of a place. */
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

/** The middle of the lower half of the board for the side at the bottom, or of the upper half. */
export function halfCenter(view: View, color: Color): number {
  const column = color === view.side ? 9.5 : 2.5;
  return leftOf(view, column) + 0.5;
}

/** Distance between men: side by side while there is room, then overlapping. */
export function spacing(place: Place, men: number): number {
  const off = ownerOf(place) !== null && !isBar(place);
  const most = off ? 0.28 : 1;
  return men < 2 ? most : Math.min(most, (stack - 1) / (men - 1));
}

/** Upper left corner of a man. The first man of a place is at the edge of the board. */
export function manAt(view: View, place: Place, index: number, men: number) {
  const box = boxOf(view, place);
  const along = index * spacing(place, men);
  return {
    x: box.x + (box.width - 1) / 2,
    y: box.upward ? box.y + box.height - 1 - along : box.y + along,
  };
}

/** The place at fractions of the board's width and height. The middle belongs to the closer row. */
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

/** The place in the direction of an arrow key. Returns the same place at the edge. */
export function neighbour(view: View, place: Place, direction: Direction): Place {
  const box = boxOf(view, place);
  const vertical = direction === "up" || direction === "down";
  if (vertical && box.upward === (direction === "down")) return place;
  const x = box.x + box.width / 2;
  const sought = direction === "left" ? box.x - 0.5 : box.x + box.width + 0.5;
  const y = vertical ? height - (box.y + box.height / 2) : box.y + box.height / 2;
  return placeAt(view, (vertical ? x : sought) / width, y / height) ?? place;
}

/** The places in reading order, from the upper left to the lower right. */
export const readingOrder = (view: View): Place[] =>
  [...places].sort((a, b) => {
    const [one, two] = [boxOf(view, a), boxOf(view, b)];
    return one.y - two.y || one.x - two.x;
  });
