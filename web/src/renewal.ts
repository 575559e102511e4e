// A tab that is older than the server's program asks in vain for those parts of its own that it has not
// loaded yet: it is read anew then.

import { reasonToStay } from "./router.ts";

const key = "crownhead.read-anew";
/** A page that was read anew and lacks the same again is not read over and over. */
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

/** Reads the page anew if the server can be reached and nothing that was typed would be lost. */
export async function renew(): Promise<void> {
  if (reasonToStay() !== null || !(await serverAnswers()) || readLately()) return;
  location.reload();
}
