// A game that has begun: it is asked for while the browser still draws its page, which takes as long.

import { goOn } from "../navigation/router.ts";
import { api, type Game } from "./api.ts";

let ahead: { id: string; game: Promise<Game> } | null = null;

/** Goes to a game of mine that has just begun. */
export function goToBegun(id: string) {
  const game = api.game(id);
  game.catch(() => {});
  ahead = { id, game };
  goOn(`/game/${id}`);
}

/** The game, which may be on its way; who asks again has it anew. */
export function askGame(id: string): Promise<Game> {
  const asked = ahead?.id === id ? ahead.game : api.game(id);
  ahead = null;
  return asked;
}
