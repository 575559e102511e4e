// The keys of a page: what they do, and their list.

import { lazilyWithin } from "./lazily.tsx";

export const KeyList = lazilyWithin("parts/key-list", [], () => import("./key-list.tsx"));

/** No move begins with these: in an empty field for moves they are the page's. */
const beginsNoMove = /^(x|\?|Arrow\w+)$/;

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (target?.matches(".move-field input:placeholder-shown") && beginsNoMove.test(event.key)) {
    return false;
  }
  // In a group of choices, and in what scrolls by itself, arrows have a meaning of their own.
  const own = "input[type=radio], [role=log]";
  if (event.key.startsWith("Arrow") && target?.closest(own)) return true;
  const fields = "input:not([type=radio], [type=checkbox]), textarea, select, dialog";
  return target?.closest(fields) !== null;
}

/**
 * The keys of a page, wherever the focus is except in a field, until the function that is returned
 * is called.
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
