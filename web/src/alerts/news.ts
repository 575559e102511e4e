// Notices about events on other pages. They stay until the user opens or dismisses them.

import { computed, signal } from "@preact/signals";
import { address } from "../navigation/router.ts";

export interface News {
  text: string;
  /** Page that shows the event, if there is one, and the label of the link. */
  to?: string;
  look?: string;
}

const mostKept = 20;
const all = signal<readonly News[]>([]);

/** The newest notice. Dismissing it shows the one before it. */
export const news = computed(() => all.value[0] ?? null);

export function tell(one: News) {
  const others = all.peek().filter(({ text, to }) => text !== one.text || to !== one.to);
  all.value = [one, ...others].slice(0, mostKept);
}

export function putAway(one: News) {
  all.value = all.peek().filter((other) => other !== one);
}

/** Removes notices about the page that the user is now on. */
address.subscribe((now) => {
  const path = now.split("?")[0];
  if (all.peek().some(({ to }) => to === path))
    all.value = all.peek().filter(({ to }) => to !== path);
});
