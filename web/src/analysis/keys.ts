// The keys of the analysis board.

import { watchPageKeys } from "../parts/keys.tsx";
import type { Analysis } from "./analysis.ts";

export interface KeyActions {
  focusField(): void;
  focusComment(): void;
  showKeys(): void;
}

function actionFor(key: string, page: Analysis, actions: KeyActions): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => page.back();
    case "ArrowRight":
      return () => page.forth();
    case "ArrowUp":
      return () => page.toStart();
    case "ArrowDown":
      return () => page.toEnd();
    case "f":
      return () => page.flip();
    case "p":
      return () => page.promote();
    case "Delete":
      return () => page.prune();
    case "c":
      return () => actions.focusComment();
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
export function watchKeys(page: Analysis, actions: KeyActions): () => void {
  return watchPageKeys((key) => {
    if (page.setup.value && key !== "f" && key !== "?") return undefined;
    return actionFor(key, page, actions);
  });
}
