// The challenges that are open, by me or to me.

import { computed, signal } from "@preact/signals";
import type { Challenge } from "../net/api.ts";
import { username } from "./account.ts";

export const challenges = signal<readonly Challenge[]>([]);
/** The challenges that have gone since this page was opened. */
export const challengesGone = signal<ReadonlySet<string>>(new Set());

export const incoming = computed(() =>
  challenges.value.filter((challenge) => challenge.from !== username.value),
);
