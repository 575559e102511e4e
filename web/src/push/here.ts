// What a page does while push is on in this browser: it answers the worker, clears what has been
// seen, and keeps the number at the app's icon.

import { effect } from "@preact/signals";
import { address, navigate, reasonToStay } from "../navigation/router.ts";
import { account } from "../session/account.ts";
import { challenges } from "../session/challenges.ts";
import { gamesKnown, waitingGames } from "../session/games.ts";
import { pathOn, shows } from "./payload.ts";

let watching = false;

async function close(seen: (path: string) => boolean) {
  const registration = await navigator.serviceWorker.getRegistration("/");
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (seen(shown.tag)) shown.close();
}

function closeSeen() {
  if (document.visibilityState === "visible")
    close((path) => shows(address.peek(), path)).catch(() => {});
}

function showBadge(n: number) {
  const done = n > 0 ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  done?.catch(() => {});
}

/** Starts this, once. */
export function watchMessages() {
  if (watching) return;
  watching = true;
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data?.t === "where")
      ports[0]?.postMessage({ path: address.peek(), free: reasonToStay() === null });
    const path = data?.t === "open" ? pathOn(location.origin, data.path) : null;
    if (path !== null) navigate(path);
  });
  navigator.serviceWorker.startMessages();
  document.addEventListener("visibilitychange", closeSeen);
  address.subscribe(closeSeen);
  effect(() => {
    if (account.value === null) {
      showBadge(0);
      close(() => true).catch(() => {});
    } else if (gamesKnown.value) showBadge(waitingGames.value.length + challenges.value.length);
  });
}
