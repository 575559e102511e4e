// A list that is loaded page by page.

import { computed } from "@preact/signals";
import { Resource } from "./resource.ts";

export interface Page<T, Cursor = string> {
  items: readonly T[];
  /** Cursor of the next page; null on the last page. */
  next_cursor: Cursor | null;
}

export class Paged<T, Cursor = string> {
  /** null until the first page has loaded. */
  readonly items = computed(() => this.pages.answer.value?.items ?? null);
  readonly more = computed(() => (this.pages.answer.value?.next_cursor ?? null) !== null);
  readonly busy = computed(() => this.pages.busy.value);
  readonly trouble = computed(() => this.pages.trouble.value);
  private ask: () => Promise<Page<T, Cursor>>;
  /** All pages loaded so far. */
  private readonly pages: Resource<Page<T, Cursor>>;

  constructor(private readonly read: (cursor: Cursor | null) => Promise<Page<T, Cursor>>) {
    this.ask = () => read(null);
    this.pages = new Resource(() => this.ask());
  }

  /** Loads the first page of a different list. */
  begin(): Promise<void> {
    this.ask = () => this.read(null);
    return this.pages.begin();
  }

  /** Reloads as many items as are loaded. The old ones stay until then. */
  refresh(): Promise<void> {
    this.ask = () => this.upTo(this.items.peek()?.length ?? 0);
    return this.pages.load();
  }

  /** Loads the next page. */
  next(): Promise<void> {
    if (this.pages.busy.peek()) return Promise.resolve();
    const before = this.pages.answer.peek();
    this.ask = async () => {
      const page = await this.read(before?.next_cursor ?? null);
      return { ...page, items: [...(before?.items ?? []), ...page.items] };
    };
    return this.pages.load();
  }

  /** Retries the request that failed. */
  again(): Promise<void> {
    return this.pages.again();
  }

  stop() {
    this.pages.stop();
  }

  private async upTo(least: number): Promise<Page<T, Cursor>> {
    const items: T[] = [];
    let next: Cursor | null = null;
    do {
      const page: Page<T, Cursor> = await this.read(next);
      items.push(...page.items);
      next = page.next_cursor;
    } while (next !== null && items.length < least);
    return { items, next_cursor: next };
  }
}
