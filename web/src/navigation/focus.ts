// Moves the keyboard focus after a page change, or when the focused element disappears. The browser
// would put it at the top of the document, and a screen reader would read nothing.

import { signal } from "@preact/signals";

/** Title of the new page, for the live region. */
export const arrivedAt = signal("");

/** How long to wait for the heading of a loaded page, and then for its title. */
const patienceMs = 5000;
const titleMs = 1000;

let arrivals = 0;
/** Title of the page shown; null between pages. */
let title: string | null = null;

export function titled(text: string) {
  title = text;
}

/** True if no part of the page has the keyboard focus. */
export const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected;

/** Focuses an element that is not a control. Tab continues from there. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const heading = () => document.querySelector<HTMLElement>("main#content h1");

const isOnItsWay = () => document.querySelector("main#content[aria-busy=true]") !== null;

/** Announces the page by its title, which is set after painting, or by its heading. */
function announce(mine: number) {
  const until = performance.now() + titleMs;
  const look = () => {
    if (mine !== arrivals) return;
    if (title === null && performance.now() < until) {
      setTimeout(look, 50);
      return;
    }
    arrivals += 1;
    arrivedAt.value = title ?? heading()?.textContent ?? "";
  };
  setTimeout(look);
}

/**
 * Focuses the heading of the new page as soon as it exists, however long loading takes. Pages that
 * fail to load or to render have a heading too.
 */
export function arrive() {
  const mine = ++arrivals;
  title = null;
  arrivedAt.value = "";
  const before = document.activeElement;
  let until = 0;
  const look = () => {
    if (mine !== arrivals) return;
    const now = performance.now();
    const focused = document.activeElement;
    // A field of the page has taken the focus, or the user has moved it.
    const taken = focused !== before && !isNowhere(focused);
    const found = taken ? null : heading();
    if (isOnItsWay()) until = 0;
    else if (until === 0) until = now + patienceMs;
    if (!taken && !found && (until === 0 || now < until)) {
      setTimeout(look, 50);
      return;
    }
    if (found) focusOn(found);
    announce(mine);
  };
  requestAnimationFrame(look);
}

function trailOf(element: Element | null): Element[] {
  const trail: Element[] = [];
  for (let one = element; one && one !== document.body; one = one.parentElement) trail.push(one);
  return trail;
}

const isShown = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0;

const windowOf = (trail: readonly Element[]) =>
  trail.find(({ localName }) => localName === "dialog");

/**
 * Returns the heading of the section around an element, or the element. Screen readers read the
 * heading.
 */
function headed(element: Element): Element {
  const id = element.closest("[aria-labelledby]")?.getAttribute("aria-labelledby");
  const title = id ? document.getElementById(id) : null;
  return title && isShown(title) && !title.closest("dialog") ? title : element;
}

/**
 * Returns the element that receives the focus after `had`, from the ancestors of `had` in `places`.
 * Never returns an element as wide as the page.
 */
function successor(places: readonly Element[], had: Element): Element | null {
  const next = places.find(isShown);
  const page = next?.closest("main, header, footer, dialog");
  if (!next || !page || (next === page && page.localName !== "dialog")) return heading();
  return next === had ? next : headed(next);
}

/**
 * If a pressed button disappears, the focus moves to the heading of its section, even if the dialog
 * that it opened disappears with it. A button that was disabled for a while gets the focus back.
 */
export function keepFocus() {
  let trail: Element[] = [];
  /** The focused element and its ancestors at the time when a dialog opened. */
  let covered: Element[] = [];
  document.addEventListener("focusin", ({ target }) => {
    const now = trailOf(target as Element);
    if (!windowOf(now)) covered = [];
    else if (!windowOf(trail)) covered = trail;
    trail = now;
  });
  document.addEventListener("focusout", () => {
    // Runs before the page changes that follow are checked: if the user has left the element
    // themselves, the focus stays where they put it.
    queueMicrotask(() => {
      const [had] = trail;
      const left = had && isShown(had) && !had.matches(":disabled");
      if (left && isNowhere(document.activeElement)) trail = [];
    });
  });
  const look = () => {
    const [had] = trail;
    if (!had || !isNowhere(document.activeElement)) return;
    if (had.isConnected && had.matches(":disabled")) return;
    const window = windowOf(trail);
    const places = window && !isShown(window) ? [...covered, ...trail] : trail;
    const target = successor(places, had);
    if (target instanceof HTMLElement) focusOn(target);
  };
  new MutationObserver(look).observe(document.body, {
    ...{ childList: true, subtree: true },
    attributeFilter: ["disabled"],
  });
}
