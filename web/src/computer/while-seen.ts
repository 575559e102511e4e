// The computer looks as long as the page is seen: nobody's battery is emptied behind another tab.

interface Work {
  goOn(): void;
  rest(): void;
}

/** Returns what ends it, with the work at rest. */
export function whileSeen(work: Work): () => void {
  const follow = () => {
    if (document.visibilityState === "visible") work.goOn();
    else work.rest();
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    work.rest();
  };
}
