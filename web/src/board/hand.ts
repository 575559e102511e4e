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

  /** Whether the man there may be moved now. */
  abstract liftable(place: number): boolean;
  /** The man that would be lifted there. */
  protected abstract tokenAt(place: number): number | undefined;

  /**
   * Puts something else on the board. The man in the hand stays there, if it may still be moved from
   * where it was taken: what is told meanwhile need not be about my move.
   */
  changing(change: () => void) {
    const [held, picked] = [this.held.peek(), this.picked.peek()];
    batch(() => {
      change();
      if (picked === null || !this.liftable(picked)) return;
      const token = this.tokenAt(picked);
      this.picked.value = picked;
      if (held && token !== undefined) this.held.value = { ...held, token };
    });
  }

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
