// Messages that the players send with their moves. A game comes with the latest ones; earlier ones
// are loaded page by page when the user looks at such a move.

import { batch, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Game } from "../net/api.ts";

type Messages = Game["messages"];
export type MessagePage = { items: Messages; next_cursor: string | null };

export class MoveMessages {
  readonly all = signal<Messages>([]);
  /** Cursor of the earlier messages; null if there are none, and while they load. */
  private readonly earlier = signal<string | null>(null);

  constructor(private readonly read: (cursor: string) => Promise<MessagePage>) {}

  restore(game: Pick<Game, "messages" | "messages_cursor">) {
    batch(() => {
      this.all.value = game.messages;
      this.earlier.value = game.messages_cursor;
    });
  }

  add(message: Messages[number]) {
    this.all.value = [...this.all.peek().filter(({ ply }) => ply !== message.ply), message];
  }

  takenBack(plies: number) {
    this.all.value = this.all.value.filter(({ ply }) => ply <= plies);
  }

  /** Loads missing messages at the current ply until the returned function is called. */
  follow(ply: ReadonlySignal<number>): () => void {
    return effect(() => {
      const cursor = this.earlier.value;
      if (cursor && this.all.value.every((message) => message.ply > ply.value))
        void this.readPage(cursor);
    });
  }

  /**
   * A page that fails to load is requested again after the game is restored, e.g. after a lost
   * connection.
   */
  private async readPage(cursor: string) {
    this.earlier.value = null;
    const page = await this.read(cursor).catch(() => null);
    if (!page || this.earlier.peek()) return;
    batch(() => {
      this.all.value = [...page.items, ...this.all.peek()];
      this.earlier.value = page.next_cursor;
    });
  }
}
