// Which page is shown, by the address. Links are plain <a href>: clicks on them are caught here.

import { signal } from "@preact/signals";
import { arrive } from "./focus.ts";
import { keepPlace, placeIn, returnTo, toTop } from "./scroll-memory.ts";

export const address = signal(location.pathname + location.search);

/** Asked before the page is left by a link; a sentence holds the reader back, null lets go. */
type Guard = () => string | null;

const guards = new Set<Guard>();
/** `steps`: how far in the browser's history the reader wanted to go. */
interface HeldBack {
  question: string;
  to: string;
  steps?: number;
}

export const heldBack = signal<HeldBack | null>(null);

/** Which step of the tab's history is shown; each is kept with its number. */
let here = 0;
/** The next step is one of ours, with nothing to be asked: back to where the reader was held, or on
 * from there. */
let undoes = false;
let forced = false;

const pathOf = (one: string) => one.split("?")[0];

/** The focus follows to another page, not to other filters of the same. */
function show(to: string) {
  const other = pathOf(to) !== pathOf(address.peek());
  address.value = to;
  if (other) arrive();
}

export function reasonToStay(): string | null {
  for (const ask of guards) {
    const question = ask();
    if (question !== null) return question;
  }
  return null;
}

/** Holds the reader until the returned function is called. */
export function guardLeaving(ask: Guard): () => void {
  guards.add(ask);
  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (ask() !== null) event.preventDefault();
  };
  window.addEventListener("beforeunload", beforeUnload);
  return () => {
    guards.delete(ask);
    window.removeEventListener("beforeunload", beforeUnload);
  };
}

export function navigate(to: string, { replace = false, force = false } = {}) {
  const question = force ? null : reasonToStay();
  if (question !== null && to !== address.peek()) {
    heldBack.value = { question, to };
    return;
  }
  heldBack.value = null;
  if (replace) history.replaceState({ at: here }, "", to);
  else if (to !== address.peek()) {
    keepPlace();
    history.pushState({ at: ++here }, "", to);
  }
  toTop();
  show(to);
}

/** Goes where a finished act leads: what was typed for it holds nobody back. */
export function goOn(to: string) {
  navigate(to, { force: true });
}

/** Goes where the reader was held back from. */
export function leaveAnyway({ to, steps }: HeldBack) {
  if (steps === undefined) return goOn(to);
  heldBack.value = null;
  forced = true;
  history.go(steps);
}

function stepped(state: unknown) {
  const to = location.pathname + location.search;
  const step = (state as { at?: number } | null)?.at ?? here - 1;
  // The browser drops our own step when the reader takes another meanwhile.
  const undone = undoes && step === here;
  undoes = false;
  if (undone) return;
  const question = forced ? null : reasonToStay();
  forced = false;
  if (question !== null && step !== here) {
    // What lies before and behind stays as it was.
    heldBack.value = { question, to, steps: step - here };
    undoes = true;
    history.go(here - step);
    return;
  }
  here = step;
  show(to);
  const place = placeIn(state);
  if (place !== undefined) returnTo(place);
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Files and the API are the server's; everything else is a page of this program. */
function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.hasAttribute("download") &&
    link.target === "" &&
    !link.pathname.startsWith("/api/")
  );
}

/** Scrolls by hand: an address with a hash would be one more step for the browser's Back. */
function goToPart(id: string) {
  const part = document.getElementById(id);
  part?.setAttribute("tabindex", "-1");
  part?.focus();
}

export function watchAddress() {
  here = (history.state as { at?: number } | null)?.at ?? 0;
  history.replaceState({ ...history.state, at: here }, "");
  window.addEventListener("popstate", (event) => stepped(event.state));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || !isPlainClick(event) || !isPage(link)) return;
    event.preventDefault();
    const to = link.pathname + link.search;
    if (link.hash !== "" && to === address.peek()) goToPart(link.hash.slice(1));
    else navigate(to);
  });
}
