// Keyboard shortcuts of the game page.

import { watchPageKeys } from "../components/shortcuts/keys.ts";
import type { TableModel } from "./table-model.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  toggleZen(): void;
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
  c: () => {
    model.tab.value = "chat";
    model.sideTab.value = "chat";
    model.chat.wanted.value = true;
  },
  r: () => model.replay(),
  x: () => actions.next(),
  z: () => actions.toggleZen(),
  "/": () => actions.focusField(),
  "?": () => actions.showKeys(),
  Escape: () => model.drop(),
});

/** Handles keys until the returned function is called. */
export function watchKeys(model: TableModel, actions: KeyActions): () => void {
  const acts = actionsOf(model, actions);
  return watchPageKeys((key) => (key === "Enter" ? sends(model) : acts[key]));
}

/** Enter sends the move that waits, unless it presses a button of the question. */
function sends(model: TableModel): (() => void) | undefined {
  if (model.state.pending.value?.state !== "asked") return;
  if (document.activeElement?.closest(".strip")) return;
  return () => model.moves.confirm();
}
