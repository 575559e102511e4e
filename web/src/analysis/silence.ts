// Where the computer says nothing: nobody may be told how to play a game that goes on.

import { account } from "../me/account.ts";
import { gamesKnown, liveGame, runningGames } from "../me/games.ts";
import type { Analysis, Subject } from "./analysis.ts";
import { nodeOf, root } from "./tree.ts";

/** "unknown" until the reader's games are known; null where it may speak. */
export type Silence = "runningGame" | "liveGame" | "ownPosition" | "unknown" | null;

/** A position of a game of the reader's silences it for all that is played on from there, too. */
export const silenceOf = ({ subject, tree, path }: Analysis): Silence =>
  silenceAbout(
    subject,
    [nodeOf(tree.value, root), ...path.value].map(({ fen }) => fen),
  );

/** Of positions that follow each other. */
export function silenceAbout({ running, variant }: Subject, positions: readonly string[]): Silence {
  if (running) return "runningGame";
  if (account.value && !gamesKnown.value) return "unknown";
  if (liveGame.value) return "liveGame";
  const isOfMine = runningGames.value.some(
    (game) => game.variant === variant.key && positions.includes(game.fen),
  );
  return isOfMine ? "ownPosition" : null;
}
