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

const mayReload = async () => reasonToStay() === null && (await serverAnswers());

/** As the reader asks for it; false where that would help nothing, or lose typed text. */
export async function readAnew(): Promise<boolean> {
  const may = await mayReload();
  if (may) location.reload();
  return may;
}

/**
 * Reloads the page if the server can be reached and no typed text would be lost. True where that has not
 * helped: the server is there and lacks the file.
 */
export async function renew(): Promise<boolean> {
  if (!(await mayReload())) return false;
  if (readLately()) return true;
  location.reload();
  return false;
}
