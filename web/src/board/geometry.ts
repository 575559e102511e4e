// Positions and names of the playable squares. Squares are numbered from 0, row by row from White's
// top left corner, whatever their names are.

import type { Direction } from "./keys.ts";

export type Square = number;

export interface Point {
  column: number;
  row: number;
}

/**
 * The playable squares: every second one, starting in White's left ("dark") or right ("mirrored")
 * corner, or all.
 */
export type Field = "dark" | "mirrored" | "all";

/** The corner where the numbers of the squares begin, seen from White. */
export type Corner = "top_left" | "top_right" | "bottom_left" | "bottom_right";

export interface Plan {
  columns: number;
  rows: number;
  algebraic: boolean;
  field?: Field;
  square1?: Corner;
}

export interface Geometry extends Required<Plan> {
  points: readonly Point[];
  names: readonly string[];
}

function isPlayed({ rows, field }: Required<Plan>, { column, row }: Point): boolean {
  return field === "all" || (column + (rows - 1 - row)) % 2 === (field === "mirrored" ? 1 : 0);
}

function algebraicName(rows: number, { column, row }: Point): string {
  return String.fromCharCode("a".charCodeAt(0) + column) + String(rows - row);
}

/** Numbers run along the rows, starting at their corner. */
function numbersOf({ columns, rows, square1 }: Required<Plan>, points: readonly Point[]): string[] {
  const away = ({ column, row }: Point) =>
    (square1.startsWith("bottom") ? rows - 1 - row : row) * columns +
    (square1.endsWith("right") ? columns - 1 - column : column);
  const order = points.map(away).sort((a, b) => a - b);
  return points.map((point) => String(order.indexOf(away(point)) + 1));
}

export function makeGeometry(wanted: Plan): Geometry {
  const plan: Required<Plan> = { field: "dark", square1: "top_left", ...wanted };
  const points: Point[] = [];
  for (let row = 0; row < plan.rows; row++) {
    for (let column = 0; column < plan.columns; column++) {
      const point = { column, row };
      if (isPlayed(plan, point)) points.push(point);
    }
  }
  const names = plan.algebraic
    ? points.map((point) => algebraicName(plan.rows, point))
    : numbersOf(plan, points);
  return { ...plan, points, names };
}

export function pointOf(geometry: Geometry, square: Square): Point {
  const point = geometry.points[square];
  if (!point) throw new RangeError(`no square ${square} on this board`);
  return point;
}

export function nameOf(geometry: Geometry, square: Square): string {
  return geometry.names[square] ?? "";
}

/** undefined for a name that does not exist on this board. */
export function squareNamed(geometry: Geometry, name: string): Square | undefined {
  const square = geometry.names.indexOf(name.toLowerCase());
  return square < 0 ? undefined : square;
}

/** undefined outside the board and on unused squares. */
export function squareAt(geometry: Geometry, { column, row }: Point): Square | undefined {
  const inside = column >= 0 && column < geometry.columns && row >= 0 && row < geometry.rows;
  if (!inside || !isPlayed(geometry, { column, row })) return undefined;
  return geometry.points.findIndex((point) => point.column === column && point.row === row);
}

/**
 * Converts between a point as seen from White and a point on the board as shown; it is its own
 * inverse.
 */
export function turned(geometry: Geometry, { column, row }: Point, flipped: boolean): Point {
  if (!flipped) return { column, row };
  return { column: geometry.columns - 1 - column, row: geometry.rows - 1 - row };
}

/**
 * The square in the direction of an arrow key, seen from White. Returns the same square at the
 * edge.
 */
export function neighbour(geometry: Geometry, square: Square, direction: Direction): Square {
  const { column, row } = pointOf(geometry, square);
  const all = geometry.field === "all";
  if (direction === "left" || direction === "right") {
    const step = (direction === "left" ? -1 : 1) * (all ? 1 : 2);
    return squareAt(geometry, { column: column + step, row }) ?? square;
  }
  const next = direction === "up" ? row - 1 : row + 1;
  if (all) return squareAt(geometry, { column, row: next }) ?? square;
  // Playable squares in adjacent rows are offset by one column, so alternate between the two sides.
  const first = (row % 2 === 0) === (geometry.field === "dark") ? -1 : 1;
  return (
    squareAt(geometry, { column: column + first, row: next }) ??
    squareAt(geometry, { column: column - first, row: next }) ??
    square
  );
}
