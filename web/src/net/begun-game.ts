// Requests a game that has just started while the browser renders its page, because both take about
// as long.

import { goOn } from "../navigation/router.ts";
import { api, type Game } from "./api.ts";

let ahead: { id: string; game: Promise<Game> } | null = null;

/** Opens a game of the user that has just started. */
export function goToBegun(id: string) {
  const game = api.game(id);
  game.catch(() => {});
  ahead = { id, game };
  goOn(`/game/${id}`);
}

/**
 * Returns the game, from the request already sent if there is one. A second call sends a new
 * request.
 */
export function askGame(id: string): Promise<Game> {
  const asked = ahead?.id === id ? ahead.game : api.game(id);
  ahead = null;
  return asked;
}
