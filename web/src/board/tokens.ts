// The pieces on the board, each with an id that it keeps while it moves, so that the page slides it
// instead of drawing a new one.

import type { Square } from "./geometry.ts";
import type { Piece, Pieces } from "./position.ts";

export interface Token {
  id: number;
  square: Square;
  piece: Piece;
  /** Captured, but still on the board until the move ends. */
  ghost: boolean;
}

export interface Slide {
  from: Square;
  to: Square;
}

const same = (a: Piece, b: Piece): boolean => a.color === b.color && a.king === b.king;

export function lay(pieces: Pieces, firstId = 0): Token[] {
  return [...pieces].map(([square, piece], i) => ({
    id: firstId + i,
    square,
    piece,
    ghost: false,
  }));
}

export function slid(tokens: readonly Token[], from: Square, to: Square): Token[] {
  return tokens.map((token) => (token.square === from ? { ...token, square: to } : token));
}

export function ghosted(tokens: readonly Token[], squares: readonly Square[]): Token[] {
  return tokens.map((token) =>
    squares.includes(token.square) ? { ...token, ghost: true } : token,
  );
}

/**
 * Returns the tokens of `pieces`. A piece on the same square keeps its id, then the piece named by
 * `hint`. After that, a piece that left a square becomes one of its colour that appeared elsewhere.
 */
export function follow(tokens: readonly Token[], pieces: Pieces, hint?: Slide): Token[] {
  const missing = new Map(pieces);
  const kept: Token[] = [];
  const loose: Token[] = [];
  const place = (token: Token, square: Square): boolean => {
    const piece = missing.get(square);
    if (!piece || piece.color !== token.piece.color) return false;
    missing.delete(square);
    kept.push({ id: token.id, square, piece, ghost: false });
    return true;
  };
  for (const token of tokens) {
    const moves = token.square === hint?.from && hint.from !== hint.to;
    if (moves && place(token, hint.to)) continue;
    const there = pieces.get(token.square);
    if (!moves && there && same(there, token.piece) && place(token, token.square)) continue;
    loose.push(token);
  }
  for (const token of loose) {
    const free = [...missing].find(([, piece]) => piece.color === token.piece.color);
    if (free) place(token, free[0]);
  }
  const nextId = tokens.reduce((highest, token) => Math.max(highest, token.id + 1), 0);
  return [...kept, ...lay(missing, nextId)].sort((a, b) => a.id - b.id);
}
