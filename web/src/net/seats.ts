// The seats of a game by the names that the server gives them.

import type { Game, GameRow, SeatName } from "./api.ts";

export const seatNames = ["white", "black", "third", "fourth", "fifth", "sixth"] as const;

export const seatIndex = (seat: SeatName): number => seatNames.indexOf(seat);

export const isOfSeveral = ({ seats }: Pick<Game, "seats">): boolean => seats.length > 2;

/** All who play in a line of a list. */
export const playersOf = ({ white, black, seats }: GameRow): string[] =>
  seats?.map(({ username }) => username) ?? [white, black];

export const plays = (row: GameRow, name: string | null): boolean =>
  name !== null && playersOf(row).includes(name);

/** Whose turn it is. */
export const inTurn = (row: GameRow): string | undefined => playersOf(row)[seatIndex(row.turn)];

/** Who comes next, as far as a list knows: somebody may be out. */
export const seatAfter = (row: GameRow): SeatName =>
  seatNames[(seatIndex(row.turn) + 1) % playersOf(row).length] ?? "white";

/** Of two the opponent; of several all others. */
export const othersThan = (row: GameRow, name: string | null): string =>
  playersOf(row)
    .filter((player) => player !== name)
    .join(", ");
