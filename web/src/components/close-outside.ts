// Closes what floats, such as a menu or a calendar, when the user presses elsewhere.

import { useEffect } from "preact/hooks";

interface Box {
  current: HTMLElement | null;
}

/** Calls `close` for a press outside the box while `open`. */
export function useCloseOutside(box: Box, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [open]);
}
