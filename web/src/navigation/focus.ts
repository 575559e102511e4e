// Where the keyboard is after the page has changed, and after what had the focus is gone. The browser
// would leave it nowhere: at the top of the document, and nothing would be read out.

import { signal } from "@preact/signals";

/** The title of the new page, for a region that is read out. */
export const arrivedAt = signal("");

/** How long a page that is here may take to show its heading, and then to have its title. */
const patienceMs = 5000;
const titleMs = 1000;

let arrivals = 0;
/** Of the page that is shown; null from when it is left until the next one has one. */
let title: string | null = null;

export function titled(text: string) {
  title = text;
}

/** Whether the keyboard is at no part of the page. */
export const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected;

/** Gives the focus to an element that is no control; Tab then goes on from there. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const heading = () => document.querySelector<HTMLElement>("main#content h1");

const isOnItsWay = () => document.querySelector("main#content[aria-busy=true]") !== null;

/** Says what page it is by the title, which is set once it has been painted, or by its heading. */
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

/** Gives the focus to the heading of the new page as soon as it is there, however long it is on its
 * way. What could not be had, or drawn, has a heading too. */
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
    // The page has a field that takes it, or the reader has gone on.
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

/** The heading of the part of a page, which is what is read out of it. */
function headed(element: Element): Element {
  const id = element.closest("[aria-labelledby]")?.getAttribute("aria-labelledby");
  const title = id ? document.getElementById(id) : null;
  return title && isShown(title) && !title.closest("dialog") ? title : element;
}

/** Who has the focus after `had`, which stood in `places`: nothing as wide as the page. */
function successor(places: readonly Element[], had: Element): Element | null {
  const next = places.find(isShown);
  const page = next?.closest("main, header, footer, dialog");
  if (!next || !page || (next === page && page.localName !== "dialog")) return heading();
  return next === had ? next : headed(next);
}

/** A button that was pressed and is gone leaves the focus to the heading of what it stood in, also
 * when the window that it opened is gone with it; one that was out of use for a while has it again. */
export function keepFocus() {
  let trail: Element[] = [];
  /** Where the focus was when a window opened over it. */
  let covered: Element[] = [];
  document.addEventListener("focusin", ({ target }) => {
    const now = trailOf(target as Element);
    if (!windowOf(now)) covered = [];
    else if (!windowOf(trail)) covered = trail;
    trail = now;
  });
  document.addEventListener("focusout", () => {
    // Before any change of the page that follows is looked at: who left by themselves stay away.
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
