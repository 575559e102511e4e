// A tab that is older than the server's program cannot load the rest of its own files any more: the
// page is loaded anew then.

import { reasonToStay } from "../navigation/router.ts";

const key = "crownhead.read-anew";
/** A page that lacks the same file after a reload is not reloaded again and again. */
const pause_ms = 60_000;

function readLately(): boolean {
  try {
    const lately = Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause_ms;
    if (!lately) sessionStorage.setItem(key, String(Date.now()));
    return lately;
  } catch {
    // Nothing would end it.
    return true;
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: "no-store", headers: { Accept: "text/html" } }))
      .ok;
  } catch {
    return false;
  }
}

/** Reloads the page if the server can be reached and no typed text would be lost. */
export async function renew(): Promise<void> {
  if (reasonToStay() !== null || !(await serverAnswers()) || readLately()) return;
  location.reload();
}
