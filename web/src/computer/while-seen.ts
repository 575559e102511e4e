// Analyses only while the page is visible, so that a hidden tab does not use the battery.

interface Work {
  goOn(): void;
  rest(): void;
}

/** Returns a function that stops watching and pauses the work. */
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
