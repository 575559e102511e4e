// Selects and orders the games of a correspondence player.

import type { GameRow } from "../net/api.ts";
import { inTurn } from "../net/seats.ts";

/** Id of a tournament, "" for all games, or "none" for games outside tournaments. */
export type DeskFilter = string;

const never = Number.MAX_SAFE_INTEGER;

export const isTurnOf = (game: GameRow, name: string | null): boolean => inTurn(game) === name;

/** The correspondence games: those where it is the player's turn first, then by deadline. */
export const deskOrder = (games: readonly GameRow[], name: string | null): GameRow[] =>
  games
    .filter((game) => game.pace === "correspondence")
    .sort(
      (one, other) =>
        Number(isTurnOf(other, name)) - Number(isTurnOf(one, name)) ||
        (one.deadline_ms ?? never) - (other.deadline_ms ?? never) ||
        Number(one.id) - Number(other.id),
    );

const eventOf = (game: GameRow): DeskFilter => game.tournament_id ?? "none";

export const matches = (game: GameRow, filter: DeskFilter): boolean =>
  filter === "" || eventOf(game) === filter;

export interface DeskEvent {
  key: DeskFilter;
  count: number;
}

/** The tournaments of the games, the one with the most games first, and the other games last. */
export function eventsOf(games: readonly GameRow[]): DeskEvent[] {
  const events = new Map<DeskFilter, number>();
  for (const game of games) {
    const key = eventOf(game);
    events.set(key, (events.get(key) ?? 0) + 1);
  }
  const last = ({ key }: DeskEvent) => Number(key === "none");
  const found = [...events].map(([key, count]) => ({ key, count }));
  return found.sort((a, b) => last(a) - last(b) || b.count - a.count);
}
