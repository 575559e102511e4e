// Reloads the page when the tab is older than the server's build and cannot load the rest of its
// own files.

import { reasonToStay } from "../navigation/router.ts";

const key = "crownhead.read-anew";
/** After a reload, a page that lacks the same file is not reloaded again within this time. */
const pause_ms = 60_000;

function readLately(): boolean {
  try {
    const lately = Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause_ms;
    if (!lately) sessionStorage.setItem(key, String(Date.now()));
    return lately;
  } catch {
    // Without storage nothing would stop a reload loop.
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

/**
 * Reloads at the user's request. Returns false if a reload would not help or would lose typed text.
 */
export async function readAnew(): Promise<boolean> {
  const may = await mayReload();
  if (may) location.reload();
  return may;
}

/**
 * Reloads the page if the server is reachable and no typed text would be lost. Returns true if an
 * earlier reload has not helped: the server is reachable and lacks the file.
 */
export async function renew(): Promise<boolean> {
  if (!(await mayReload())) return false;
  if (readLately()) return true;
  location.reload();
  return false;
}
