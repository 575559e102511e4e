// How far down a page its reader was: kept with the step of the browser's history that he leaves,
// and found again when he comes back to it.

const patienceMs = 3000;

let stopSearch = () => {};

export function keepPlace() {
  history.replaceState({ scrollY: window.scrollY }, "");
}

/** Of a step of the history; undefined if nothing was kept. */
export const placeIn = (state: unknown): number | undefined =>
  (state as { scrollY?: number } | null)?.scrollY;

export function toTop() {
  stopSearch();
  window.scrollTo(0, 0);
}

/** As soon as so much of the page is there; a reader who moves meanwhile is left where he is. */
export function returnTo(y: number) {
  stopSearch();
  const search = new AbortController();
  const { signal } = search;
  stopSearch = () => search.abort();
  for (const moved of ["wheel", "touchmove", "keydown"]) {
    window.addEventListener(moved, stopSearch, { signal, passive: true });
  }
  const until = performance.now() + patienceMs;
  const look = () => {
    if (signal.aborted) return;
    window.scrollTo(0, y);
    const loading = document.querySelector("main[aria-busy=true], main [aria-busy=true]") !== null;
    const there = !loading && Math.abs(window.scrollY - y) < 1;
    if (there || performance.now() > until) stopSearch();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
