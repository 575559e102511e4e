// Whose draw offer stands, and who may not offer again before the other side has.

import { type Color, opposite } from "../board/position.ts";

export interface DrawOffer {
  by: Color | null;
  barred: Color | null;
}

export const offered = (by: Color): DrawOffer => ({ by, barred: null });

export const declined = (offer: DrawOffer): DrawOffer => ({ by: null, barred: offer.by });

/** A move in answer declines the offer; the offerer's own move leaves it standing. */
export function movedBy(offer: DrawOffer, mover: Color): DrawOffer {
  return offer.by === opposite(mover) ? declined(offer) : offer;
}
