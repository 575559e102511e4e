// Where the computer says nothing: nobody may be told how to play a game that goes on.

import { account } from "../me/account.ts";
import { gamesKnown, liveGame, runningGames } from "../me/games.ts";
import type { Analysis } from "./analysis.ts";
import { nodeOf, root } from "./tree.ts";

/** "unknown" until the reader's games are known; null where it may speak. */
export type Silence = "runningGame" | "liveGame" | "ownPosition" | "unknown" | null;

/** A position of a game of the reader's silences it for all that is played on from there, too. */
export function silenceOf({ subject, tree, path }: Analysis): Silence {
  if (subject.running) return "runningGame";
  if (account.value && !gamesKnown.value) return "unknown";
  if (liveGame.value) return "liveGame";
  const positions = [nodeOf(tree.value, root), ...path.value].map(({ fen }) => fen);
  const isOfMine = runningGames.value.some(
    ({ variant, fen }) => variant === subject.variant.key && positions.includes(fen),
  );
  return isOfMine ? "ownPosition" : null;
}
