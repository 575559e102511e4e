// What the user opened last from the search, kept in this browser.

export interface Recent {
  kind: "player" | "tournament" | "study";
  name: string;
  href: string;
}

const key = "crownhead.recent";
const most = 6;

export function recentOnes(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as Recent[]).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Without storage, nothing is kept. */
export function keepRecent(one: Recent) {
  const others = recentOnes().filter(({ href }) => href !== one.href);
  try {
    localStorage.setItem(key, JSON.stringify([one, ...others].slice(0, most)));
  } catch {}
}
