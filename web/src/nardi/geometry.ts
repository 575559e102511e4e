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

/** Columns: six points, the bar, six points, the tray. */
const barColumn = 6;
const trayColumn = 13;
const trayWidth = 1.2;
/** The frame. Its upper and lower parts have room for the numbers of the points. */
export const edge = 0.6;
const frameLeft = 0.5;
const frameRight = 0.3;
/** Height of a stack of five men. */
const stack = 5;
const middle = 1.5;

export const width = frameLeft + trayColumn + trayWidth + frameRight;
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
  return { column: trayColumn, upper: !own };
}

const leftOf = ({ mirrored }: View, column: number, across = 1): number =>
  mirrored ? width - frameLeft - column - across : frameLeft + column;

/** The area of a place. */
export function boxOf(view: View, place: Place): Box {
  const { column, upper } = cellOf(view, place);
  const across = column === trayColumn ? trayWidth : 1;
  return {
    x: leftOf(view, column, across),
    y: upper ? edge : height - edge - stack,
    width: across,
    height: stack,
    upward: !upper,
  };
}

/** Width of the fields left and right of the bar, and where each begins. */
export const halfWidth = barColumn;
export const halves = (view: View): number[] =>
  [0, barColumn + 1].map((column) => leftOf(view, column, halfWidth));

/** Where a side's half begins: the one with the home of the side at the bottom is its own. */
export const halfOf = (view: View, color: Color): number =>
  leftOf(view, color === view.side ? barColumn + 1 : 0, halfWidth);

export const barLeft = (view: View): number => leftOf(view, barColumn);

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

/**
 * The place at fractions of the board's width and height. The middle belongs to the closer row, and
 * the frame to the closest column.
 */
export function placeAt(view: View, across: number, down: number): Place | undefined {
  const y = down * height;
  if (across < 0 || across >= 1 || y < 0 || y >= height) return undefined;
  const [left, right] = view.mirrored ? [frameRight, frameLeft] : [frameLeft, frameRight];
  const x = Math.min(Math.max(across * width, left + 0.01), width - right - 0.01);
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
