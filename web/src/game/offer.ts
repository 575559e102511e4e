// Whose offer stands, and who may not offer again before the other side has.

import { type Color, opposite } from "../board/position.ts";

export interface Offer {
  by: Color | null;
  barred: Color | null;
}

export const noOffer: Offer = { by: null, barred: null };

export const offered = (by: Color): Offer => ({ by, barred: null });

export const declined = (offer: Offer): Offer => ({ by: null, barred: offer.by });

/** Of a draw: a move in answer declines it, the offerer's own move leaves it standing. */
export function movedBy(offer: Offer, mover: Color): Offer {
  return offer.by === opposite(mover) ? declined(offer) : offer;
}
