// Open challenges from and to the user.

import { computed, signal } from "@preact/signals";
import type { Challenge } from "../net/api.ts";
import { username } from "./account.ts";

export const challenges = signal<readonly Challenge[]>([]);
/** Ids of challenges that have ended while this page is open. */
export const challengesGone = signal<ReadonlySet<string>>(new Set());

export const incoming = computed(() =>
  challenges.value.filter((challenge) => challenge.from !== username.value),
);
