// What is shown while something else is being read.

import { useMemo } from "preact/hooks";

/** What was shown stays until what is to follow is ready. */
export class Kept<T> {
  private last: T | null = null;

  /** What is to be shown now. */
  show(next: T, ready: boolean): T {
    if (ready) this.last = next;
    return ready ? next : (this.last ?? next);
  }
}

interface Answered {
  items: { value: unknown };
  trouble: { value: string | null };
}

/** A list for other filters than before: the one before stays until this has an answer. */
export function useKeptList<L extends Answered>(list: L): { list: L; busy: boolean } {
  const kept = useMemo(() => new Kept<L>(), []);
  const ready = list.items.value !== null || list.trouble.value !== null;
  return { list: kept.show(list, ready), busy: !ready };
}
