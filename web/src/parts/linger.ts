// How long a game that is over stays in the middle of a page.

import { useEffect } from "preact/hooks";

const linger_ms = 5_000;

/** Calls `then` some seconds after the game is `over`, unless the page is gone by then. */
export function useLinger(over: boolean, then: () => void) {
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(then, linger_ms);
    return () => clearTimeout(timer);
  }, [over]);
}
