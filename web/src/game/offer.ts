// The side that has made an offer, and the side that may not repeat one before the opponent does.

import type { Color } from "../board/position.ts";
import type { SeatName } from "../net/api.ts";

export interface Offer {
  by: Color | null;
  barred: Color | null;
}

export const noOffer: Offer = { by: null, barred: null };

export const offered = (by: Color): Offer => ({ by, barred: null });

export const declined = (offer: Offer): Offer => ({ by: null, barred: offer.by });

/**
 * A draw offer is declined by the opponent's move, but not by the move of the player who made it.
 */
export function movedBy(offer: Offer, mover: SeatName): Offer {
  return offer.by !== null && offer.by !== mover ? declined(offer) : offer;
}
