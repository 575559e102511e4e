// Where nothing is said of a position: nobody may be told how to play a game that goes on.

import { account } from "./account.ts";
import { gamesKnown, liveGame, runningGames } from "./games.ts";

/** "unknown" until the reader's games are known; null where it may be spoken. */
export type Silence = "runningGame" | "liveGame" | "ownPosition" | "unknown" | null;

/** Of positions that follow each other; `running`: they are of a game that goes on, whoever plays it. */
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
