// What the service worker does with a push message, without the browser around it.

/** A message of the server; see push_payload in server/wire/account/push_json.hpp. */
export interface Payload {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
  /** Number of things that wait for the user; null if the message does not say. */
  badge: number | null;
  at_ms: number;
}

/** A path with its query if `url` belongs to this site, else null. */
export function pathOn(origin: string, url: unknown): string | null {
  if (typeof url !== "string" || !/^\/(?![/\\])/.test(url)) return null;
  try {
    const found = new URL(url, origin);
    return found.origin === origin ? found.pathname + found.search : null;
  } catch {
    return null;
  }
}

const count = (value: unknown) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;

/** Reads a message. Anything that is missing or wrong gets a default, because every message is shown. */
export function readPayload(text: string, origin: string, title: string): Payload {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null) found = { ...parsed };
  } catch {
    // The default is shown.
  }
  const known = typeof found.title === "string" && found.title !== "";
  return {
    title: known ? String(found.title) : title,
    body: known && typeof found.body === "string" ? found.body : "",
    path: pathOn(origin, found.url) ?? "/",
    badge: count(found.badge),
    at_ms: count(found.at_ms) ?? 0,
  };
}

/** A page of this site that is open in the browser. */
export interface OpenPage {
  path: string;
  visible: boolean;
  /** True if nothing on it would be lost or left in the lurch: no live game, no typed text. */
  free: boolean;
}

/** True if a page at `here` shows what a notification about `path` leads to. */
export const shows = (here: string, path: string) =>
  here === path || (!path.includes("?") && here.split("?")[0] === path);

export const seenOn = (pages: readonly OpenPage[], path: string) =>
  pages.some((page) => page.visible && shows(page.path, path));

/** The page that a pressed notification brings to the front, and whether it changes its address. */
export function pageFor<P extends OpenPage>(
  pages: readonly P[],
  path: string,
): { page: P; moves: boolean } | null {
  const there = pages.find((page) => shows(page.path, path));
  if (there) return { page: there, moves: false };
  const free = pages.filter((page) => page.free);
  const page = free.find(({ visible }) => visible) ?? free[0];
  return page ? { page, moves: true } : null;
}

/** How long after an event a page may have shown it before its message arrives. */
const sameEvent_ms = 60_000;

/**
 * True if the user is alerted again although a notification with the same tag is on the screen: it
 * is about an earlier event. `shown` has the times of those notifications.
 */
export const alertsAgain = (shown: readonly unknown[], at_ms: number) =>
  !shown.some((at) => typeof at === "number" && at >= at_ms - sameEvent_ms);
