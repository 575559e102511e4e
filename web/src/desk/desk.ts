// State of the page "My games".

import { computed, signal } from "@preact/signals";
import { username } from "../session/account.ts";
import { runningGames } from "../session/games.ts";
import { type DeskFilter, deskOrder, eventsOf, isTurnOf, matches } from "./order.ts";

/** Stays while other pages are open. */
export const deskFilter = signal<DeskFilter>("");

const ordered = computed(() => deskOrder(runningGames.value, username.value));
export const deskEvents = computed(() => eventsOf(ordered.value));
export const deskCount = computed(() => ordered.value.length);

/** Games of a tournament that has ended leave the filter without a choice: all games are shown. */
export const chosenEvent = computed(() =>
  deskEvents.value.some(({ key }) => key === deskFilter.value) ? deskFilter.value : "",
);

const shown = computed(() => ordered.value.filter((game) => matches(game, chosenEvent.value)));
export const turnGames = computed(() =>
  shown.value.filter((game) => isTurnOf(game, username.value)),
);
export const otherGames = computed(() =>
  shown.value.filter((game) => !isTurnOf(game, username.value)),
);
