// The chosen tab, kept from one analysis to the next.

import { signal } from "@preact/signals";

export type Tab = "moves" | "explanation" | "comments" | "openings" | "share";

/** null until the user has chosen. */
export const chosen = signal<Tab | null>(null);

/** Shows the comments and focuses their field. */
export function showComments(field: { current: HTMLTextAreaElement | null }) {
  chosen.value = "comments";
  requestAnimationFrame(() => field.current?.focus());
}
