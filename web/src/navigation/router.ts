// Selects the page to show by the address. Links are plain <a href>; this module handles their
// clicks.

import { signal } from "@preact/signals";
import { arrive } from "./focus.ts";
import { keepPlace, placeIn, returnTo, toTop } from "./scroll-memory.ts";

export const address = signal(location.pathname + location.search);

/**
 * Called before a link leaves the page. Returns a question that holds the user back, or null to
 * continue.
 */
type Guard = () => string | null;

const guards = new Set<Guard>();
/** `steps`: how many steps through the browser's history the user wanted to go. */
interface HeldBack {
  question: string;
  to: string;
  steps?: number;
}

export const heldBack = signal<HeldBack | null>(null);

/** Number of the current entry in the tab's history. Each entry stores its number. */
let here = 0;
/**
 * The next history step is made by this module and needs no question: it returns to the page where
 * the user was held back, or continues from there.
 */
let undoes = false;
let forced = false;

const pathOf = (one: string) => one.split("?")[0];

/** Moves the focus for a different page, but not for different filters of the same page. */
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

/** Guards the page until the returned function is called. */
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

/** Navigates after a completed action, without asking about typed text. */
export function goOn(to: string) {
  navigate(to, { force: true });
}

/** Navigates to the address that the guard had blocked. */
export function leaveAnyway({ to, steps }: HeldBack) {
  if (steps === undefined) return goOn(to);
  heldBack.value = null;
  forced = true;
  history.go(steps);
}

function stepped(state: unknown) {
  const to = location.pathname + location.search;
  const step = (state as { at?: number } | null)?.at ?? here - 1;
  // The browser drops our own step if the user navigates again before it completes.
  const undone = undoes && step === here;
  undoes = false;
  if (undone) return;
  const question = forced ? null : reasonToStay();
  forced = false;
  if (question !== null && step !== here) {
    // The rest of the history stays unchanged.
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

/** Files and the API belong to the server; every other address is a page of this program. */
function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    !link.hasAttribute("download") &&
    link.target === "" &&
    !link.pathname.startsWith("/api/")
  );
}

/** Scrolls in code, because an address with a hash would add a step for the Back button. */
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
