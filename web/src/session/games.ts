// The user's running games, and those in which it is their turn.

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
/** True once the server has sent the running games. */
export const gamesKnown = signal(false);
/** Correspondence games in which it is the user's turn, by deadline. */
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

/** Called when the account changes. */
export function forgetGames() {
  gamesAsked.stop();
  batch(() => {
    runningGames.value = [];
    waitingGames.value = [];
    gamesKnown.value = false;
  });
}

/** Requests the running games and those in which it is the user's turn. */
export async function refreshGames() {
  if (account.value) await gamesAsked.get();
}

/**
 * Called after an event in one of the user's games that the server sends only to connections that
 * follow the game.
 */
export function gamesChanged() {
  const mine = account.peek();
  if (!mine) return;
  tellTabs({ t: "games", account: mine.id });
  void refreshGames().catch(() => {});
}

/**
 * Called at the end of a game. The server notifies players only of the ends of correspondence
 * games.
 */
export function gameIsOver(id: string) {
  runningGames.value = runningGames.value.filter((row) => row.id !== id);
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
  gamesChanged();
}

/** Called when another tab reports an event in the games of an account. */
export function heardOfGames(whose: string) {
  if (account.peek()?.id === whose) void refreshGames().catch(() => {});
}

/** Updates the lists at once, before the server's list includes the move. */
export function moved(id: string, move: string) {
  runningGames.value = runningGames.value.map((row) =>
    row.id === id && inTurn(row) === username.peek()
      ? { ...row, turn: seatAfter(row), ply: row.ply + 1, last_move: move }
      : row,
  );
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
}

/** The next game in which it is the user's turn; null if there is none except `current`. */
export async function nextWaiting(current: string | null): Promise<GameRow | null> {
  if (!account.value) return null;
  await refreshGames();
  const others = waitingGames.value.filter((game) => game.id !== current);
  const here = waitingGames.value.findIndex((game) => game.id === current);
  return (
    waitingGames.value.slice(here + 1).find((game) => game.id !== current) ?? others[0] ?? null
  );
}

/** Opens the next game in which it is the user's turn. Returns false if there is none. */
export async function nextGame(current: string | null): Promise<boolean> {
  const next = await nextWaiting(current);
  if (next) navigate(`/game/${next.id}`);
  return next !== null;
}

/** Opens the next game, or shows a notice that there is none. */
export async function goToNext(current: string | null) {
  if (!(await nextGame(current))) tell({ text: messages.site.noNext });
}
