// Detects an opponent who has left the game.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import type { TableState } from "./table-state.ts";

/** Until both have moved, the game is aborted instead. */
const pliesOfBoth = 2;

/**
 * True if the opponent has been away long enough for the user to end the game. Updated until `stop`
 * is called.
 */
export function absence(
  state: TableState,
  serverNow: () => number,
): { claimable: ReadonlySignal<boolean>; stop(): void } {
  const claimable = signal(false);
  const stop = effect(() => {
    claimable.value = false;
    const at = claimableFrom(state);
    if (at === null) return;
    const timer = setTimeout(
      () => {
        claimable.value = true;
      },
      Math.max(0, at - serverNow()),
    );
    return () => clearTimeout(timer);
  });
  return { claimable, stop };
}

/** The earliest server time at which the user may claim; null if there is nothing to claim. */
export function claimableFrom({ color, facts, playing, presence, confirmed }: TableState) {
  const needed = facts.claim_after_ms;
  if (color === null || !playing.value || needed === null) return null;
  const since = presence.value?.[`${opposite(color)}_left_ms`] ?? null;
  if (since === null || confirmed.value.length < pliesOfBoth) return null;
  return since + needed;
}
