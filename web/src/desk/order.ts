// Selects and orders the games of a correspondence player.

import type { GameRow, VariantKey } from "../net/api.ts";
import { inTurn } from "../net/seats.ts";

export interface DeskFilter {
  turn: "mine" | "all";
  variant: VariantKey | "";
}

const never = Number.MAX_SAFE_INTEGER;

export const isTurnOf = (game: GameRow, name: string | null): boolean => inTurn(game) === name;

/** The games to show: those where it is the player's turn first, then by deadline. */
export function deskOrder(
  games: readonly GameRow[],
  name: string | null,
  { turn, variant }: DeskFilter,
): GameRow[] {
  return games
    .filter((game) => game.pace === "correspondence")
    .filter((game) => turn === "all" || isTurnOf(game, name))
    .filter((game) => variant === "" || game.variant === variant)
    .sort(
      (one, other) =>
        Number(isTurnOf(other, name)) - Number(isTurnOf(one, name)) ||
        (one.deadline_ms ?? never) - (other.deadline_ms ?? never) ||
        Number(one.id) - Number(other.id),
    );
}
