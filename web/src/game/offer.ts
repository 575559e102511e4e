// Whose offer stands, and who may not offer again before the other side has.

import type { Color } from "../board/position.ts";
import type { SeatName } from "../net/api.ts";

export interface Offer {
  by: Color | null;
  barred: Color | null;
}

export const noOffer: Offer = { by: null, barred: null };

export const offered = (by: Color): Offer => ({ by, barred: null });

export const declined = (offer: Offer): Offer => ({ by: null, barred: offer.by });

/** An offer of a draw: the opponent's move declines it, the offerer's own move does not. */
export function movedBy(offer: Offer, mover: SeatName): Offer {
  return offer.by !== null && offer.by !== mover ? declined(offer) : offer;
}
