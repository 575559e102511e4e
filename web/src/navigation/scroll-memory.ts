// Remembers how far the user had scrolled on a page. The position is stored in the history entry
// that they leave and restored when they return to it.

const patienceMs = 3000;

/** Counts restore attempts. A user who scrolls, or another page, ends the current one. */
let search = 0;
for (const moved of ["wheel", "touchmove", "pointerdown", "keydown"])
  window.addEventListener(moved, () => ++search, { passive: true });

export function keepPlace() {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, "");
}

/** The position stored in a history entry; undefined if none. */
export const placeIn = (state: unknown): number | undefined =>
  (state as { scrollY?: number } | null)?.scrollY;

export function toTop() {
  ++search;
  window.scrollTo(0, 0);
}

/** Scrolls as soon as the page is long enough. */
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
