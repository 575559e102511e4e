// Playing a move hop by hop. This module does not know the rules: all legal moves are in the list
// of routes given to the board.

import type { Square } from "./geometry.ts";

/** The squares that a piece visited and the pieces that it captured. */
export interface Track {
  from: Square;
  /** Every square on which the piece lands, ending with the destination. */
  landings: readonly Square[];
  /** The piece taken by each hop; empty for a quiet move. */
  captured: readonly Square[];
}

/** One path for a legal move. */
export interface Route extends Track {
  /** Routes with the same number lead to the same position. */
  move: number;
}

/** A picked piece and the hops that it has already made. */
export interface Picked {
  from: Square;
  path: readonly Square[];
}

export type Tap<R extends Route> =
  | { kind: "pick"; picked: Picked }
  | { kind: "hop"; picked: Picked }
  | { kind: "play"; route: R }
  | { kind: "release" }
  | { kind: "ambiguous" }
  | { kind: "refuse"; from: Square; to: Square }
  | { kind: "stuck"; square: Square }
  | { kind: "nothing" };

export const destination = (route: Track): Square => route.landings.at(-1) ?? route.from;

export const standsOn = (picked: Picked): Square => picked.path.at(-1) ?? picked.from;

/** The routes that begin with the hops already made. */
export function open<R extends Route>(routes: readonly R[], picked: Picked): R[] {
  return routes.filter(
    (route) =>
      route.from === picked.from &&
      route.landings.length > picked.path.length &&
      picked.path.every((square, hop) => route.landings[hop] === square),
  );
}

/** The route to a square; undefined if there is none, "ambiguous" if several moves end there. */
function straightTo<R extends Route>(
  routes: readonly R[],
  to: Square,
): R | "ambiguous" | undefined {
  const leading = routes.filter((route) => destination(route) === to);
  const first = leading[0];
  return leading.every((route) => route.move === first?.move) ? first : "ambiguous";
}

/** The squares on which the piece may be put down next. */
export function targets(routes: readonly Route[], picked: Picked): Set<Square> {
  const possible = open(routes, picked);
  const squares = new Set<Square>();
  for (const route of possible) {
    const next = route.landings[picked.path.length];
    if (next !== undefined) squares.add(next);
    const to = destination(route);
    if (straightTo(possible, to) !== "ambiguous") squares.add(to);
  }
  return squares;
}

function step<R extends Route>(
  routes: readonly R[],
  picked: Picked,
  square: Square,
): Tap<R> | null {
  const possible = open(routes, picked);
  const hop = picked.path.length;
  const next = possible.filter((route) => route.landings[hop] === square);
  const complete = next.find((route) => route.landings.length === hop + 1);
  if (complete) return { kind: "play", route: complete };
  if (next.length > 0) {
    return { kind: "hop", picked: { from: picked.from, path: [...picked.path, square] } };
  }
  const straight = straightTo(possible, square);
  if (straight === "ambiguous") return { kind: "ambiguous" };
  return straight ? { kind: "play", route: straight } : null;
}

/** The meaning of dropping a dragged piece on `square`. */
export function drop<R extends Route>(
  routes: readonly R[],
  picked: Picked,
  square: Square,
): Tap<R> {
  return step(routes, picked, square) ?? { kind: "refuse", from: standsOn(picked), to: square };
}

/**
 * The meaning of choosing `square` while `picked` is held. `own` returns true for the player's own
 * pieces.
 */
export function tap<R extends Route>(
  routes: readonly R[],
  picked: Picked | null,
  square: Square,
  own: (square: Square) => boolean,
): Tap<R> {
  const stepped = picked && step(routes, picked, square);
  if (stepped) return stepped;
  if (picked && (square === standsOn(picked) || square === picked.from)) return { kind: "release" };
  const movable = routes.some((route) => route.from === square);
  if (movable && !picked?.path.length) return { kind: "pick", picked: { from: square, path: [] } };
  if (own(square) && !picked?.path.length) return { kind: "stuck", square };
  return picked ? { kind: "refuse", from: standsOn(picked), to: square } : { kind: "nothing" };
}

/** The pieces already jumped by `picked`. */
export function jumped(routes: readonly Route[], picked: Picked): readonly Square[] {
  return open(routes, picked)[0]?.captured.slice(0, picked.path.length) ?? [];
}

/** The pieces that must capture; empty if no capture is possible. */
export function forced(routes: readonly Route[]): Set<Square> {
  return new Set(routes.filter((route) => route.captured.length > 0).map((route) => route.from));
}
