// Open challenges from and to the user, and how much is unread under the bell.

import { computed, signal } from "@preact/signals";
import type { Challenge } from "../net/api.ts";
import { username } from "./account.ts";

export const challenges = signal<readonly Challenge[]>([]);
/** Ids of challenges that have ended while this page is open. */
export const challengesGone = signal<ReadonlySet<string>>(new Set());

/** Notifications that the user has not seen; open challenges are not among them. */
export const unread = signal(0);

export const incoming = computed(() =>
  challenges.value.filter((challenge) => challenge.from !== username.value),
);
