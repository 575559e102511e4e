// Picking, holding and dragging a man, on the boards of any game.

import { batch, signal } from "@preact/signals";
import type { Held } from "./model.ts";

export abstract class Hand {
  /** Place of the man that the next click moves. */
  readonly picked = signal<number | null>(null);
  readonly held = signal<Held | null>(null);
  /** True if the last move tried was illegal for that man, or the man has no legal move. */
  readonly refused = signal(false);
  /** False if the user has turned animation off. */
  animated = true;

  protected timer: ReturnType<typeof setTimeout> | undefined;

  /** True if the man at that place may be moved. */
  abstract liftable(place: number): boolean;
  /** Token of the man that would be lifted there. */
  protected abstract tokenAt(place: number): number | undefined;

  /**
   * Changes the board. A held man stays held if it may still be moved from its place, because not
   * every update concerns the user's move.
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

  /** Clears the hand for an unrelated state of the board. */
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
