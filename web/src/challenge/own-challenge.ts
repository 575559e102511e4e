// The last challenge of mine that this tab has shown: who comes back to its page after it was accepted
// finds the game that has come of it.

import type { Started } from "../me/news.ts";
import type { Challenge, GameRow } from "../net/api.ts";
import { othersThan, playersOf } from "../net/seats.ts";
import { sameControl } from "../terms/time-control.ts";

const key = "crownhead.challenge";

export function keepMine(challenge: Challenge) {
  try {
    sessionStorage.setItem(key, JSON.stringify(challenge));
  } catch {
    // Not found again then.
  }
}

export function mineBefore(id: string): Challenge | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Challenge | null;
    return kept?.id === id ? kept : null;
  } catch {
    return null;
  }
}

export interface Accepted {
  game: string;
  by: string;
}

/** Whether this is, as far as is told at its start, the game that has come of the challenge. */
export const begins = ({ from, to, variant, joined }: Challenge, started: Started): boolean => {
  const { white, black, seats } = started;
  if (joined) return started.variant === variant && (seats?.includes(from) ?? false);
  const opponent = white === from ? black : white;
  return (
    (white === from || black === from) &&
    (to === null || opponent === to) &&
    started.variant === variant
  );
};

/** The game that has come of a challenge, if one has. */
export function acceptedIn(games: readonly GameRow[], challenge: Challenge): Accepted | null {
  const { from, to } = challenge;
  const opponentIn = (row: GameRow) => othersThan(row, from);
  const [game] = games
    .filter(
      (row) =>
        playersOf(row).includes(from) &&
        (to === null || opponentIn(row) === to) &&
        row.created_ms >= challenge.created_ms &&
        row.variant === challenge.variant &&
        row.ruleset === challenge.ruleset &&
        row.rated === challenge.rated &&
        sameControl(row.time_control, challenge.time_control),
    )
    .sort((a, b) => a.created_ms - b.created_ms);
  return game ? { game: game.id, by: opponentIn(game) } : null;
}
