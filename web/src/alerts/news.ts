// News that came while the reader was elsewhere, until the reader looks at them or puts them away.

import { computed, signal } from "@preact/signals";
import { address } from "../navigation/router.ts";

export interface News {
  text: string;
  /** The page where it can be seen, if there is one, and the label of the link. */
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

/** Puts news away that can be seen on the page where the reader is now. */
address.subscribe((now) => {
  const path = now.split("?")[0];
  if (all.peek().some(({ to }) => to === path))
    all.value = all.peek().filter(({ to }) => to !== path);
});
