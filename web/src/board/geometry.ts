// Where the squares of play lie and what they are called. Squares are numbered from 0, row by row
// from the top left corner seen from White; only dark squares are squares of play.

export type Square = number;

export interface Point {
  column: number;
  row: number;
}

export interface Geometry {
  columns: number;
  rows: number;
  algebraic: boolean;
  points: readonly Point[];
  names: readonly string[];
}

function isDark(rows: number, { column, row }: Point): boolean {
  return (column + (rows - 1 - row)) % 2 === 0;
}

function algebraicName(rows: number, { column, row }: Point): string {
  return String.fromCharCode("a".charCodeAt(0) + column) + String(rows - row);
}

export function makeGeometry(columns: number, rows: number, algebraic: boolean): Geometry {
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const point = { column, row };
      if (isDark(rows, point)) points.push(point);
    }
  }
  const names = points.map((point, square) =>
    algebraic ? algebraicName(rows, point) : String(square + 1),
  );
  return { columns, rows, algebraic, points, names };
}

export function pointOf(geometry: Geometry, square: Square): Point {
  const point = geometry.points[square];
  if (!point) throw new RangeError(`no square ${square} on this board`);
  return point;
}

export function nameOf(geometry: Geometry, square: Square): string {
  return geometry.names[square] ?? "";
}

/** undefined for a name that this board does not have. */
export function squareNamed(geometry: Geometry, name: string): Square | undefined {
  const square = geometry.names.indexOf(name.toLowerCase());
  return square < 0 ? undefined : square;
}

/** undefined off the board and on a light square. */
export function squareAt(geometry: Geometry, { column, row }: Point): Square | undefined {
  const inside = column >= 0 && column < geometry.columns && row >= 0 && row < geometry.rows;
  if (!inside || !isDark(geometry.rows, { column, row })) return undefined;
  return geometry.points.findIndex((point) => point.column === column && point.row === row);
}

/** The same point on the board as it is shown, and back again. */
export function turned(geometry: Geometry, { column, row }: Point, flipped: boolean): Point {
  if (!flipped) return { column, row };
  return { column: geometry.columns - 1 - column, row: geometry.rows - 1 - row };
}

export type Direction = "left" | "right" | "up" | "down";

/** The square that an arrow key leads to, as seen on the unturned board; stays at the edge. */
export function neighbour(geometry: Geometry, square: Square, direction: Direction): Square {
  const { column, row } = pointOf(geometry, square);
  if (direction === "left" || direction === "right") {
    const step = direction === "left" ? -2 : 2;
    return squareAt(geometry, { column: column + step, row }) ?? square;
  }
  const next = direction === "up" ? row - 1 : row + 1;
  // Dark squares of neighbouring rows are a column apart: swing to one side and back.
  const first = row % 2 === 0 ? -1 : 1;
  return (
    squareAt(geometry, { column: column + first, row: next }) ??
    squareAt(geometry, { column: column - first, row: next }) ??
    square
  );
}
