// Moves entered before it is one's turn. What will be legal then is not known, so anything that a
// piece could ever do is taken, and what turns out to be impossible is dropped.

import { type Geometry, pointOf, type Square } from "../board/geometry.ts";
import type { Piece } from "../board/position.ts";
import { destination, type Route } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";

/** Whether a piece might get from one square to the other in one move, with any pieces around. */
export function conceivable(geometry: Geometry, piece: Piece, from: Square, to: Square): boolean {
  if (piece.king || from === to) return piece.king;
  const start = pointOf(geometry, from);
  const end = pointOf(geometry, to);
  const right = end.column - start.column;
  const forward = (end.row - start.row) * (piece.color === "white" ? -1 : 1);
  if (Math.abs(right) === 1 && forward === 1) return true;
  // Each jump goes two columns and two rows, so after any number of them both halves are even or odd.
  const jumps = right % 2 === 0 && forward % 2 === 0;
  return jumps && Math.abs(right / 2) % 2 === Math.abs(forward / 2) % 2;
}

/** The route that a premove means now: undefined if it is impossible or could mean several moves. */
export function resolve<R extends Route>(routes: readonly R[], { from, to }: Slide): R | undefined {
  const meant = routes.filter((route) => route.from === from && destination(route) === to);
  const first = meant[0];
  return meant.every((route) => route.move === first?.move) ? first : undefined;
}
