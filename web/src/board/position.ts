import { type Geometry, type Square, squareNamed } from "./geometry.ts";

export type Color = "white" | "black";

export interface Piece {
  color: Color;
  king: boolean;
  /** The pieces under it, from the top down. Only towers have any. */
  prisoners?: readonly Piece[];
}

export type Pieces = ReadonlyMap<Square, Piece>;

/** Consecutive moves without a capture by the same king. */
export interface KingRun {
  square: Square;
  moves: number;
}

export interface Position {
  turn: Color;
  pieces: Pieces;
  /** Set in variants that count them. A side without such a king is left out. */
  kingRuns: ReadonlyMap<Color, KingRun>;
}

export const opposite = (color: Color): Color => (color === "white" ? "black" : "white");

function squaresOf(geometry: Geometry, item: string): Square[] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(item) ?? [item, item, item];
  const many = Math.max(1, Number(last) - Number(first) + 1 || 1);
  const names = many > 1 ? Array.from({ length: many }, (_, i) => `${Number(first) + i}`) : [first];
  return names
    .map((name) => squareNamed(geometry, name ?? ""))
    .filter((square) => square !== undefined);
}

function placeList(geometry: Geometry, color: Color, list: string, pieces: Map<Square, Piece>) {
  for (const item of list.split(",")) {
    const text = item.trim();
    const king = text.startsWith("K");
    for (const square of squaresOf(geometry, king ? text.slice(1) : text)) {
      pieces.set(square, { color, king });
    }
  }
}

const prisonerOf = (letter: string): Piece => ({
  color: letter.toLowerCase() === "w" ? "white" : "black",
  king: letter !== letter.toLowerCase(),
});

/** "c3=bB,d4=w" */
function placePrisoners(geometry: Geometry, list: string, pieces: Map<Square, Piece>) {
  for (const item of list.split(",")) {
    const [name = "", letters = ""] = item.trim().split("=");
    const square = squareNamed(geometry, name);
    const top = square === undefined ? undefined : pieces.get(square);
    if (square === undefined || !top) continue;
    pieces.set(square, { ...top, prisoners: [...letters].map(prisonerOf) });
  }
}

/** "+2" and the square, Black's first; "+0" for none: "+0+346". */
function readKingRuns(geometry: Geometry, list: string): [Color, KingRun][] {
  const colors: readonly Color[] = ["black", "white"];
  return [...list.matchAll(/\+(\d)(\w*)/g)].flatMap(
    ([, moves, name = ""], i): [Color, KingRun][] => {
      const square = squareNamed(geometry, name);
      const color = colors[i];
      return color && square !== undefined ? [[color, { square, moves: Number(moves) }]] : [];
    },
  );
}

/**
 * Reads a FEN from the server for drawing, and skips what it does not understand. The rules read
 * positions themselves.
 */
export function parseFen(geometry: Geometry, fen: string): Position {
  const [turn = "W", ...lists] = fen.trim().replace(/\.$/, "").split(":");
  const pieces = new Map<Square, Piece>();
  const kingRuns = new Map<Color, KingRun>();
  for (const list of lists) {
    if (list.startsWith("W")) placeList(geometry, "white", list.slice(1), pieces);
    if (list.startsWith("B")) placeList(geometry, "black", list.slice(1), pieces);
    if (list.startsWith("T")) placePrisoners(geometry, list.slice(1), pieces);
    if (list.startsWith("+")) {
      for (const [color, run] of readKingRuns(geometry, list)) kingRuns.set(color, run);
    }
  }
  return { turn: turn === "B" ? "black" : "white", pieces, kingRuns };
}
