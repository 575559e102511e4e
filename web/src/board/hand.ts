// What a hand does on a board whatever is played on it: it picks a man, or holds and carries it.

import { batch, signal } from "@preact/signals";
import type { Held } from "./model.ts";

export abstract class Hand {
  /** Where the man stands that the next click moves. */
  readonly picked = signal<number | null>(null);
  readonly held = signal<Held | null>(null);
  /** Whether the last man that was tried could not go there, or had no move at all. */
  readonly refused = signal(false);
  /** False where the reader wants no animation. */
  animated = true;

  protected timer: ReturnType<typeof setTimeout> | undefined;

  protected take(token: number, from: number, x: number, y: number) {
    batch(() => {
      this.refused.value = false;
      this.picked.value = from;
      this.held.value = { token, from, x, y };
    });
  }

  carry(x: number, y: number) {
    const held = this.held.peek();
    if (held) this.held.value = { ...held, x, y };
  }

  release() {
    batch(() => {
      this.held.value = null;
      this.picked.value = null;
    });
  }

  /** For another state of the board. */
  protected empty() {
    batch(() => {
      this.release();
      this.refused.value = false;
    });
  }

  right() {
    this.release();
  }

  dispose() {
    clearTimeout(this.timer);
  }
}
