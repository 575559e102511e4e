// Keeps the old content on screen while new content loads.

import { useMemo } from "preact/hooks";

/** Holds the content shown until its replacement is ready. */
export class Kept<T> {
  private last: T | null = null;

  /** Returns the content to show. */
  show(next: T, ready: boolean): T {
    if (ready) this.last = next;
    return ready ? next : (this.last ?? next);
  }
}

interface Answered {
  items: { value: unknown };
  trouble: { value: string | null };
}

/** For a list with changing filters: returns the previous list until the new one has loaded. */
export function useKeptList<L extends Answered>(list: L): { list: L; busy: boolean } {
  const kept = useMemo(() => new Kept<L>(), []);
  const ready = list.items.value !== null || list.trouble.value !== null;
  return { list: kept.show(list, ready), busy: !ready };
}
