// Decides where the page gives no advice on a position, so that no one gets help in a running game.

import { account } from "./account.ts";
import { gamesKnown, liveGame, runningGames } from "./games.ts";

/** Why advice is off. "unknown" until the user's games are known; null where advice is allowed. */
export type Silence = "runningGame" | "liveGame" | "ownPosition" | "unknown" | null;

/**
 * Checks a sequence of positions. `running` means that they belong to a game in progress, whoever
 * plays it.
 */
export function silenceAt(
  running: boolean,
  variant: string,
  positions: readonly string[],
): Silence {
  if (running) return "runningGame";
  if (account.value && !gamesKnown.value) return "unknown";
  if (liveGame.value) return "liveGame";
  const isOfMine = runningGames.value.some(
    (game) => game.variant === variant && positions.includes(game.fen),
  );
  return isOfMine ? "ownPosition" : null;
}
