// State of the page "My games".

import { computed, signal } from "@preact/signals";
import { username } from "../session/account.ts";
import { runningGames } from "../session/games.ts";
import { type DeskFilter, deskOrder } from "./order.ts";

export const deskFilter = signal<DeskFilter>({ turn: "all", variant: "" });

export const deskGames = computed(() =>
  deskOrder(runningGames.value, username.value, deskFilter.value),
);
