// What the desk shows at the moment.

import { computed, signal } from "@preact/signals";
import { username } from "../me/account.ts";
import { runningGames } from "../me/games.ts";
import { type DeskFilter, deskOrder } from "./order.ts";

export const deskFilter = signal<DeskFilter>({ turn: "all", variant: "" });

export const deskGames = computed(() =>
  deskOrder(runningGames.value, username.value, deskFilter.value),
);
