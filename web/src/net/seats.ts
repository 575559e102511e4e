// The seats of a game by the names that the server uses.

import type { Game, GameRow, SeatName } from "./api.ts";

export const seatNames = ["white", "black", "third", "fourth", "fifth", "sixth"] as const;

export const seatIndex = (seat: SeatName): number => seatNames.indexOf(seat);

export const isOfSeveral = ({ seats }: Pick<Game, "seats">): boolean => seats.length > 2;

/** All players in a row of a list. */
export const playersOf = ({ white, black, seats }: GameRow): string[] =>
  seats?.map(({ username }) => username) ?? [white, black];

export const plays = (row: GameRow, name: string | null): boolean =>
  name !== null && playersOf(row).includes(name);

/** The name of the player to move. */
export const inTurn = (row: GameRow): string | undefined => playersOf(row)[seatIndex(row.turn)];

/**
 * The next seat in order. Lists do not say which seats are eliminated, so it may be one of them.
 */
export const seatAfter = (row: GameRow): SeatName =>
  seatNames[(seatIndex(row.turn) + 1) % playersOf(row).length] ?? "white";

/** With two players the opponent, with more all others. */
export const othersThan = (row: GameRow, name: string | null): string =>
  playersOf(row)
    .filter((player) => player !== name)
    .join(", ");
