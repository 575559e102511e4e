// How far down a page its reader was: kept with the step of the browser's history that they leave,
// and found again when they come back to it.

const patienceMs = 3000;

/** Counts the searches for a place; a reader who moves, or another page, ends the one under way. */
let search = 0;
for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"])
  window.addEventListener(moved, () => ++search, { passive: true });

export function keepPlace() {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
}

/** Of a step of the history; undefined if nothing was kept. */
export const placeIn = (state: unknown): number | undefined =>
  (state as { scrollY?: number } | null)?.scrollY;

export function toTop() {
  ++search;
  window.scrollTo(0, 0);
}

/** As soon as so much of the page is there. */
export function returnTo(y: number) {
  const mine = ++search;
  const until = performance.now() + patienceMs;
  const look = () => {
    if (mine !== search) return;
    window.scrollTo(0, y);
    const there =
      window.scrollY > y - 1 &&
      !document.querySelector("main[aria-busy=true], main [aria-busy=true]");
    if (!there && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
