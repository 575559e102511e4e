// The arrangement of a game page, by the size of the window.

import { computed, signal } from "@preact/signals";

/**
 * Wide has a column left of the board, an upright tablet has moves and chat side by side below it,
 * and a sideways phone shows the page without the head.
 */
export type Layout = "sideways" | "upright" | "phone" | "wide" | "desktop";

function matching(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}

/** The first that matches is chosen. */
const layouts = (
  [
    ["sideways", "(max-height: 500px) and (orientation: landscape)"],
    ["upright", "(width >= 768px) and (width < 1160px) and (orientation: portrait)"],
    ["phone", "(width < 768px)"],
    ["wide", "(width >= 1600px), (width >= 1360px) and (aspect-ratio >= 7/4)"],
  ] as const
).map(([layout, query]) => ({ layout, matches: matching(query) }));

export const layout = computed<Layout>(
  () => layouts.find(({ matches }) => matches.value)?.layout ?? "desktop",
);

/** True if the chat has a place of its own, not a tab. */
export const chatApart = computed(() => layout.value === "wide" || layout.value === "upright");
