// Moves entered before it is the player's turn. The legal moves are unknown then, so every move
// that the rules could allow is accepted, and dropped if it turns out to be impossible.

import { destination, type Route } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";

/** The route that a premove means in this position; undefined if it is impossible or ambiguous. */
export function resolve<R extends Route>(routes: readonly R[], { from, to }: Slide): R | undefined {
  const meant = routes.filter((route) => route.from === from && destination(route) === to);
  const first = meant[0];
  return meant.every((route) => route.move === first?.move) ? first : undefined;
}
