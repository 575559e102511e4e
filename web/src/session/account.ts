// The signed-in account.

import { computed, signal } from "@preact/signals";
import type { Account } from "../net/api.ts";

/** undefined until known. */
export const account = signal<Account | null | undefined>(undefined);
/** True for a signed-in account that is not a guest. */
export const member = computed(() => account.value != null && !account.value.guest);
export const username = computed(() => account.value?.username ?? null);

/** Names of the players whom the user has blocked. */
export const blocked = signal<ReadonlySet<string>>(new Set());

/** Resolves with the account once it is known. */
export const whoIsHere = () =>
  new Promise<Account | null>((resolve) => {
    const stop = account.subscribe((known) => {
      if (known === undefined) return;
      resolve(known);
      // Deferred: `subscribe` may call back before it has returned `stop`.
      queueMicrotask(() => stop());
    });
  });
