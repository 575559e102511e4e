// Moves entered before it is one's turn. Nobody knows yet what will be legal then: every move that
// the rules could ever allow is taken, and dropped if it turns out to be impossible.

import { destination, type Route } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";

/** The route that a premove means now: undefined if it is impossible or could mean several moves. */
export function resolve<R extends Route>(routes: readonly R[], { from, to }: Slide): R | undefined {
  const meant = routes.filter((route) => route.from === from && destination(route) === to);
  const first = meant[0];
  return meant.every((route) => route.move === first?.move) ? first : undefined;
}
