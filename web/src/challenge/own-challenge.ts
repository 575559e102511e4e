// Remembers the user's last challenge shown in this tab, so that a user who returns to its page
// after it was accepted finds the game.

import { sameControl } from "../game-options/time-control.ts";
import type { Challenge, GameRow } from "../net/api.ts";
import { othersThan, playersOf } from "../net/seats.ts";
import type { Started } from "../session/news.ts";

const key = "crownhead.challenge";

export function keepMine(challenge: Challenge) {
  try {
    sessionStorage.setItem(key, JSON.stringify(challenge));
  } catch {
    // Without storage the game is not found again.
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

/** True if a game that has just started appears to be the result of the challenge. */
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

/** The game that resulted from a challenge, if there is one. */
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
