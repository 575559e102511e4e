// The keys of the game page.

import { watchPageKeys } from "../parts/keys.tsx";
import type { GamePage } from "./game.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  next(): void;
}

/** The actions by the browser's names of the keys. */
const actionsOf = (page: GamePage, actions: KeyActions): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => page.shown.step(-1),
  ArrowRight: () => page.shown.step(1),
  ArrowUp: () => page.shown.stepTo(0),
  ArrowDown: () => page.shown.stepToEnd(),
  f: () => page.shown.flip(),
  x: () => actions.next(),
  "/": () => actions.focusField(),
  "?": () => actions.showKeys(),
  Escape: () => page.board.cancel(),
});

/** Listens until the returned function is called. */
export function watchKeys(page: GamePage, actions: KeyActions): () => void {
  return watchPageKeys((key) => actionsOf(page, actions)[key]);
}
