// The keys of the game page.

import { watchPageKeys } from "../parts/keys.ts";
import type { TableModel } from "./table-model.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  next(): void;
}

/** The actions by the browser's names of the keys. */
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

/** Listens until the returned function is called. */
export function watchKeys(model: TableModel, actions: KeyActions): () => void {
  return watchPageKeys((key) => actionsOf(model, actions)[key]);
}
