import type { Tournament } from "../net/api.ts";

/**
 * True for the user's own entry or withdrawal, and for any in an arena. These do not depend on what
 * others do at the same time, so they are sent without a version.
 */
export function entersOrLeaves(
  { format }: Pick<Tournament, "format">,
  me: string,
  path: string,
  body: object,
): boolean {
  if (!path.startsWith("/entries")) return false;
  const own =
    path === "/entries" ? !("username" in body) : path === `/entries/${encodeURIComponent(me)}`;
  return own || format === "arena";
}
