// A list that is read page by page.

import { signal } from "@preact/signals";
import { troubleText } from "../trouble.ts";

export interface Page<T, Cursor = string> {
  items: readonly T[];
  /** Behind which the next page begins; null after the last. */
  next_cursor: Cursor | null;
}

/** Only the answer to what was asked last counts; what fails is said, and can be asked again. */
export class Paged<T, Cursor = string> {
  /** null until the first page is there. */
  readonly items = signal<readonly T[] | null>(null);
  readonly more = signal(false);
  readonly busy = signal(false);
  readonly trouble = signal<string | null>(null);
  private cursor: Cursor | null = null;
  private asked = 0;

  constructor(private readonly read: (cursor: Cursor | null) => Promise<Page<T, Cursor>>) {}

  /** From the first page, for something else than what is shown. */
  begin(): Promise<void> {
    this.items.value = null;
    this.more.value = false;
    this.cursor = null;
    return this.ask(() => this.read(null));
  }

  /** Reads again as much as there is; it stays until then. */
  refresh(): Promise<void> {
    return this.ask(() => this.upTo(this.items.peek()?.length ?? 0));
  }

  /** The page after those that are there. */
  next(): Promise<void> {
    if (this.busy.peek()) return Promise.resolve();
    const before = this.items.peek() ?? [];
    return this.ask(async () => {
      const page = await this.read(this.cursor);
      return { ...page, items: [...before, ...page.items] };
    });
  }

  /** What failed, once more. */
  again(): Promise<void> {
    return this.items.peek() === null ? this.begin() : this.next();
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

  private async ask(read: () => Promise<Page<T, Cursor>>) {
    const turn = ++this.asked;
    this.busy.value = true;
    this.trouble.value = null;
    try {
      const page = await read();
      if (turn !== this.asked) return;
      this.items.value = page.items;
      this.cursor = page.next_cursor;
      this.more.value = page.next_cursor !== null;
    } catch (error) {
      if (turn === this.asked) this.trouble.value = troubleText(error);
    } finally {
      if (turn === this.asked) this.busy.value = false;
    }
  }
}
