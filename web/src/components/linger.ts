// How long a finished game stays in the middle of a page.

import { useEffect } from "preact/hooks";

const linger_ms = 5_000;

/** Calls `then` some seconds after the game is `over`, unless the component is gone by then. */
export function useLinger(over: boolean, then: () => void) {
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(then, linger_ms);
    return () => clearTimeout(timer);
  }, [over]);
}
