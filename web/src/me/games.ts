// The games of mine that run, and which of them wait for me.

import { batch, computed, signal } from "@preact/signals";
import { tell } from "../alerts/news.ts";
import { Resource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { api, type GameRow } from "../net/api.ts";
import { inTurn, seatAfter } from "../net/seats.ts";
import { tellTabs } from "../net/tabs.ts";
import { account, username } from "./account.ts";

export const runningGames = signal<readonly GameRow[]>([]);
/** Whether the server has told which games are running. */
export const gamesKnown = signal(false);
/** Correspondence games where it is my turn, by deadline. */
export const waitingGames = signal<readonly GameRow[]>([]);

export const liveGame = computed(() => runningGames.value.find((game) => game.pace === "live"));

const playedByMe = { mine: "1", status: "playing", limit: "200" } as const;

const gamesAsked = new Resource(
  () =>
    Promise.all([
      api.games(playedByMe),
      api.games({ ...playedByMe, turn: "mine", sort: "deadline" }),
    ]),
  ([running, waiting]) => {
    runningGames.value = running.items;
    waitingGames.value = waiting.items.filter((game) => game.pace === "correspondence");
  },
);

/** Somebody else is here. */
export function forgetGames() {
  gamesAsked.stop();
  batch(() => {
    runningGames.value = [];
    waitingGames.value = [];
    gamesKnown.value = false;
  });
}

/** Asks which games run, and which of them wait for me. */
export async function refreshGames() {
  if (account.value) await gamesAsked.get();
}

/** In a game of mine something has happened that the server tells nobody but those who look at it. */
export function gamesChanged() {
  const mine = account.peek();
  if (!mine) return;
  tellTabs({ t: "games", account: mine.id });
  void refreshGames().catch(() => {});
}

/** The game is over: the server tells me of the ends of correspondence games alone. */
export function gameIsOver(id: string) {
  runningGames.value = runningGames.value.filter((row) => row.id !== id);
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
  gamesChanged();
}

/** Another tab has seen something happen in the games of an account. */
export function heardOfGames(whose: string) {
  if (account.peek()?.id === whose) void refreshGames().catch(() => {});
}

/** Shown at once, until the server's list has it too. */
export function moved(id: string, move: string) {
  runningGames.value = runningGames.value.map((row) =>
    row.id === id && inTurn(row) === username.peek()
      ? { ...row, turn: seatAfter(row), ply: row.ply + 1, last_move: move }
      : row,
  );
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
}

/** Goes to the next game that waits for my move; false if there is none but this. */
export async function nextGame(current: string | null): Promise<boolean> {
  if (!account.value) return false;
  await refreshGames();
  const others = waitingGames.value.filter((game) => game.id !== current);
  const here = waitingGames.value.findIndex((game) => game.id === current);
  const next = waitingGames.value.slice(here + 1).find((game) => game.id !== current) ?? others[0];
  if (!next) return false;
  navigate(`/game/${next.id}`);
  return true;
}

/** Goes there, or says that there is none. */
export async function goToNext(current: string | null) {
  if (!(await nextGame(current))) tell({ text: messages.game.noNext });
}
