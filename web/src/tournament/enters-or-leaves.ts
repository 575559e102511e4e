import type { Tournament } from "../net/api.ts";

/** Whether an act is somebody's own entry or withdrawal, or any in an arena: what others do at the
 * same moment is no reason to refuse it. */
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
