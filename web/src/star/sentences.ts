// Texts about a star board, in any language.

import { seatColor } from "../components/star-seats.tsx";
import { messages } from "../messages/messages.ts";

export const seatName = (seat: number): string => messages.star.seats[seatColor(seat)];

/** What a screen reader announces for a hole. */
export function holeText(
  name: string,
  seat: number | undefined,
  { picked, target }: { picked: boolean; target: boolean },
): string {
  const parts = [
    name,
    seat === undefined ? messages.board.empty : messages.star.men[seatColor(seat)],
  ];
  if (picked) parts.push(messages.board.picked);
  if (target) parts.push(messages.board.target);
  return parts.join(", ");
}

/** "1. White, 2. Red"; equal places in the order of the seats. */
export const placesText = (places: readonly number[]): string =>
  places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, seat }) => `${place}. ${seatName(seat)}`)
    .join(", ");
