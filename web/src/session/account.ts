// The signed-in account.

import { computed, effect, signal } from "@preact/signals";
import type { Account } from "../net/api.ts";

/** undefined until known. */
export const account = signal<Account | null | undefined>(undefined);
/** True for a signed-in account that is not a guest. */
export const member = computed(() => account.value != null && !account.value.guest);
export const username = computed(() => account.value?.username ?? null);

/** Names of the players whom the user has blocked. */
export const blocked = signal<ReadonlySet<string>>(new Set());

/** Resolves once `so` returns true, which it does by reading signals. */
export const until = (so: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (!so()) return;
      resolve();
      // Deferred: the first run is before `stop` is known.
      queueMicrotask(() => stop());
    });
  });

/** Resolves with the account once it is known. */
export async function whoIsHere(): Promise<Account | null> {
  await until(() => account.value !== undefined);
  return account.peek() ?? null;
}
