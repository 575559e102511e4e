// The keys of the game page.

import { watchPageKeys } from "../parts/keys.tsx";
import type { GamePage } from "./game.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  next(): void;
}

function actionFor(key: string, page: GamePage, actions: KeyActions): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => page.shown.step(-1);
    case "ArrowRight":
      return () => page.shown.step(1);
    case "ArrowUp":
      return () => page.shown.stepTo(0);
    case "ArrowDown":
      return () => page.shown.stepToEnd();
    case "f":
      return () => page.shown.flip();
    case "x":
      return () => actions.next();
    case "/":
      return () => actions.focusField();
    case "?":
      return () => actions.showKeys();
    case "Escape":
      return () => page.board.cancel();
    default:
      return undefined;
  }
}

/** Until the function that is returned is called. */
export function watchKeys(page: GamePage, actions: KeyActions): () => void {
  return watchPageKeys((key) => actionFor(key, page, actions));
}
