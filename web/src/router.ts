// Which page is shown, by the address. Links are plain <a href>: clicks on them are caught here.

import { signal } from "@preact/signals";
import { keepPlace, placeIn, returnTo, toTop } from "./place.ts";

export const address = signal(location.pathname + location.search);

/** Asked before the page is left by a link; a sentence holds the reader back, null lets go. */
type Guard = () => string | null;

const guards = new Set<Guard>();
export const heldBack = signal<{ question: string; to: string } | null>(null);

function reasonToStay(): string | null {
  for (const ask of guards) {
    const question = ask();
    if (question !== null) return question;
  }
  return null;
}

/** Until the function that is returned is called. */
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
  if (replace) history.replaceState(null, "", to);
  else if (to !== address.peek()) {
    keepPlace();
    history.pushState(null, "", to);
  }
  toTop();
  address.value = to;
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

/** By hand: an address with a hash would be one more step for the browser's Back. */
function goToPart(id: string) {
  const part = document.getElementById(id);
  part?.setAttribute("tabindex", "-1");
  part?.focus();
}

export function watchAddress() {
  window.addEventListener("popstate", (event) => {
    const to = location.pathname + location.search;
    const question = reasonToStay();
    if (question === null) {
      address.value = to;
      const place = placeIn(event.state);
      if (place !== undefined) returnTo(place);
    } else {
      history.pushState(null, "", address.value);
      heldBack.value = { question, to };
    }
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || !isPlainClick(event) || !isPage(link)) return;
    event.preventDefault();
    const to = link.pathname + link.search;
    if (link.hash !== "" && to === address.peek()) goToPart(link.hash.slice(1));
    else navigate(to);
  });
}
