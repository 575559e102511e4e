// Keyboard shortcuts of a page, and their list.

import { lazilyWithin } from "../lazily.tsx";

export const KeyList = lazilyWithin(
  "components/shortcuts/key-list",
  ["acts"],
  () => import("./key-list.tsx"),
);

/** Keys that no move begins with. In an empty move field they act as shortcuts. */
const beginsNoMove = /^(x|\?|Arrow\w+)$/;

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.matches(".move-field input:placeholder-shown") && beginsNoMove.test(event.key)) {
    return false;
  }
  // Arrow keys have their own meaning in radio groups, tabs and scrollable areas.
  const own = "input[type=radio], [role=log], [role=tablist]";
  if (event.key.startsWith("Arrow") && target?.closest(own)) return true;
  const fields = "input:not([type=radio], [type=checkbox]), textarea, select, dialog";
  return target?.closest(fields) !== null;
}

/**
 * Handles the page's shortcuts, unless the focus is in a field, until the returned function is
 * called.
 */
export function watchPageKeys(actionFor: (key: string) => (() => void) | undefined): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionFor(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
