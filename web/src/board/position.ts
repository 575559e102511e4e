import { type Geometry, type Square, squareNamed } from "./geometry.ts";

export type Color = "white" | "black";

export interface Piece {
  color: Color;
  king: boolean;
}

export type Pieces = ReadonlyMap<Square, Piece>;

export interface Position {
  turn: Color;
  pieces: Pieces;
}

export const opposite = (color: Color): Color => (color === "white" ? "black" : "white");

function squaresOf(geometry: Geometry, item: string): Square[] {
  const range = /^(\d+)-(\d+)$/.exec(item);
  if (range) {
    const first = Number(range[1]);
    const last = Number(range[2]);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i - 1);
  }
  const square = squareNamed(geometry, item);
  return square === undefined ? [] : [square];
}

function placeList(geometry: Geometry, color: Color, list: string, pieces: Map<Square, Piece>) {
  for (const item of list.split(",")) {
    const text = item.trim();
    const king = text.startsWith("K");
    for (const square of squaresOf(geometry, king ? text.slice(1) : text)) {
      if (square < geometry.points.length) pieces.set(square, { color, king });
    }
  }
}

/**
 * Reads a FEN as the server writes it, for drawing: what it does not understand it leaves out. The
 * rules read positions for themselves.
 */
export function parseFen(geometry: Geometry, fen: string): Position {
  const [turn = "W", ...lists] = fen.trim().replace(/\.$/, "").split(":");
  const pieces = new Map<Square, Piece>();
  for (const list of lists) {
    if (list.startsWith("W")) placeList(geometry, "white", list.slice(1), pieces);
    if (list.startsWith("B")) placeList(geometry, "black", list.slice(1), pieces);
  }
  return { turn: turn === "B" ? "black" : "white", pieces };
}
