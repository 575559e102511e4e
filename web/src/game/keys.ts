// The keys of the game page, wherever the focus is except in a field.

import type { GamePage } from "./game.ts";

export interface KeyActions {
  focusField(): void;
  showKeys(): void;
  next(): void;
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.closest("input, textarea, select, dialog") !== null;
}

function actionFor(key: string, page: GamePage, actions: KeyActions): (() => void) | undefined {
  switch (key) {
    case "ArrowLeft":
      return () => page.step(-1);
    case "ArrowRight":
      return () => page.step(1);
    case "ArrowUp":
      return () => page.stepTo(0);
    case "ArrowDown":
      return () => page.stepTo(page.state.plies.value.length);
    case "f":
      return () => page.flip();
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionFor(event.key, page, actions);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
