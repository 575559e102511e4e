// An opponent who has left.

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { opposite } from "../board/position.ts";
import type { TableState } from "./table-state.ts";

/** Both have moved: before that a game is aborted. */
const pliesOfBoth = 2;

/** Whether the opponent has been away so long that I may end the game; watched until `stop`. */
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

/** The server's time from which I may claim; null while there is nothing to claim. */
export function claimableFrom({ color, facts, playing, presence, confirmed }: TableState) {
  const needed = facts.claim_after_ms;
  if (color === null || !playing.value || needed === null) return null;
  const since = presence.value?.[`${opposite(color)}_left_ms`] ?? null;
  if (since === null || confirmed.value.length < pliesOfBoth) return null;
  return since + needed;
}
