// Keyboard shortcuts of the analysis board.

import { watchPageKeys } from "../components/shortcuts/keys.ts";
import type { Analysis } from "./analysis.ts";

export interface KeyActions {
  focusField(): void;
  focusComment(): void;
  showKeys(): void;
}

/** By `KeyboardEvent.key`. */
const actionsOf = (page: Analysis, actions: KeyActions): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => page.back(),
  ArrowRight: () => page.forth(),
  ArrowUp: () => page.toStart(),
  ArrowDown: () => page.toEnd(),
  f: () => page.flip(),
  p: () => page.promote(),
  Delete: () => page.prune(),
  c: () => actions.focusComment(),
  "/": () => actions.focusField(),
  "?": () => actions.showKeys(),
  Escape: () => page.board.cancel(),
});

/** Handles keys until the returned function is called. */
export function watchKeys(page: Analysis, actions: KeyActions): () => void {
  return watchPageKeys((key) => {
    if (page.setup.value && key !== "f" && key !== "?") return undefined;
    return actionsOf(page, actions)[key];
  });
}
