// The arrow keys on a board.

import type { Signal } from "@preact/signals";

export type Direction = "left" | "right" | "up" | "down";

const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Moves the focus from a place to `next`. Other keys are ignored. */
export function moveByKey(
  event: KeyboardEvent,
  board: HTMLElement | null,
  focused: Signal<number>,
  next: (from: number, direction: Direction) => number,
) {
  const direction = arrowKeys[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  focused.value = next(focused.peek(), direction);
  board?.querySelector<HTMLButtonElement>(`[data-square="${focused.peek()}"]`)?.focus();
}
