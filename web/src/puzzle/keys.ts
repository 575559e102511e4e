// Keyboard shortcuts of the puzzle page.

import { watchPageKeys } from "../components/shortcuts/keys.ts";
import type { Attempt } from "./attempt.ts";

interface KeyActions {
  focusField(): void;
  showKeys(): void;
  another(): void;
}

/** By `KeyboardEvent.key`. */
const actionsOf = (
  attempt: Attempt,
  actions: KeyActions,
): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => attempt.step(-1),
  ArrowRight: () => attempt.step(1),
  ArrowUp: () => attempt.stepTo(0),
  ArrowDown: () => attempt.stepTo(attempt.line.value.length),
  f: () => attempt.flip(),
  n: () => {
    if (attempt.phase.value === "over") actions.another();
  },
  "/": () => actions.focusField(),
  "?": () => actions.showKeys(),
  Escape: () => attempt.board.cancel(),
});

/** Handles keys until the returned function is called. */
export const watchKeys = (attempt: Attempt, actions: KeyActions): (() => void) =>
  watchPageKeys((key) => actionsOf(attempt, actions)[key]);
