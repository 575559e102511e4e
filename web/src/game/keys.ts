// Keyboard shortcuts of the game page.

import { watchPageKeys } from "../components/keys.ts";
import type { TableModel } from "./table-model.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  next(): void;
}

/** Actions by `KeyboardEvent.key`. */
const actionsOf = (
  model: TableModel,
  actions: KeyActions,
): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => model.cursor.step(-1),
  ArrowRight: () => model.cursor.step(1),
  ArrowUp: () => model.cursor.stepTo(0),
  ArrowDown: () => model.cursor.stepToEnd(),
  f: () => model.cursor.flip(),
  x: () => actions.next(),
  "/": () => actions.focusField(),
  "?": () => actions.showKeys(),
  Escape: () => model.cancel(),
});

/** Handles keys until the returned function is called. */
export function watchKeys(model: TableModel, actions: KeyActions): () => void {
  return watchPageKeys((key) => actionsOf(model, actions)[key]);
}
