// What has happened while its reader was looking at something else, until it is looked at or put away.

import { computed, signal } from "@preact/signals";
import { address } from "./router.ts";

export interface News {
  text: string;
  /** Where it can be seen, if there is such a place, and what the way there is called. */
  to?: string;
  look?: string;
}

const mostKept = 20;
const all = signal<readonly News[]>([]);

/** The last that has happened; when it is put away, the one before it. */
export const news = computed(() => all.value[0] ?? null);

export function tell(one: News) {
  const others = all.peek().filter(({ text, to }) => text !== one.text || to !== one.to);
  all.value = [one, ...others].slice(0, mostKept);
}

export function putAway(one: News) {
  all.value = all.peek().filter((other) => other !== one);
}

/** Whoever has come to where it can be seen needs no news of it. */
address.subscribe((now) => {
  const path = now.split("?")[0];
  if (all.peek().some(({ to }) => to === path))
    all.value = all.peek().filter(({ to }) => to !== path);
});
