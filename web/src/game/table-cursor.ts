// The ply of the record that stands on the board.

import { computed, type ReadonlySignal, signal } from "@preact/signals";

export abstract class TableCursor {
  /** How many plies of the record are shown. */
  readonly ply = signal(0);
  readonly atEnd = computed(() => this.ply.value === this.plies.value.length);

  constructor(protected readonly plies: ReadonlySignal<readonly unknown[]>) {
    this.ply.value = plies.value.length;
  }

  /** Puts what stands at the cursor on the board. */
  abstract refresh(): void;
  /** Updates what I may do in an unchanged position. */
  abstract reconsider(): void;
  abstract flip(): void;
  /** Shows another ply than before. */
  protected abstract turned(from: number, to: number): void;

  stepTo(ply: number) {
    const to = Math.max(0, Math.min(this.plies.value.length, ply));
    const from = this.ply.value;
    if (to === from) return;
    this.ply.value = to;
    this.turned(from, to);
  }

  step(by: number) {
    this.stepTo(this.ply.value + by);
  }

  stepToEnd() {
    this.stepTo(this.plies.value.length);
  }
}
