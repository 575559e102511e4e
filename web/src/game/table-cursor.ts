// The ply of the record that the board shows.

import { computed, type ReadonlySignal, signal } from "@preact/signals";

export abstract class TableCursor {
  /** Number of plies shown. */
  readonly ply = signal(0);
  readonly atEnd = computed(() => this.ply.value === this.plies.value.length);

  constructor(protected readonly plies: ReadonlySignal<readonly unknown[]>) {
    this.ply.value = plies.value.length;
  }

  /** Shows the position at the cursor. */
  abstract refresh(): void;
  /** Updates the permitted actions in an unchanged position. */
  abstract reconsider(): void;
  abstract flip(): void;
  /** Shows a different ply. */
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
