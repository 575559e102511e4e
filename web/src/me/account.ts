// Who is signed in.

import { computed, signal } from "@preact/signals";
import type { Account } from "../net/api.ts";

/** undefined until it is known. */
export const account = signal<Account | null | undefined>(undefined);
/** Signed in with an account, not as a guest. */
export const member = computed(() => account.value != null && !account.value.guest);
export const username = computed(() => account.value?.username ?? null);

/** Names of those with whom I want no games. */
export const blocked = signal<ReadonlySet<string>>(new Set());

/** The account, as soon as it is known. */
export const whoIsHere = () =>
  new Promise<Account | null>((resolve) => {
    const stop = account.subscribe((known) => {
      if (known === undefined) return;
      resolve(known);
      // The first answer may come before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });
