// What the last play leaves on the board: where men left, where they arrived, and the dice.

import type { Color } from "../board/position.ts";
import { type Place, placeOf } from "./position.ts";
import type { UnfinishedPlay } from "./rules.ts";

/** One man's way in a play, with one die or several. */
export interface Journey {
  from: Place;
  to: Place;
  /** Number of steps of the play up to its end. */
  steps: number;
}

export interface Trace {
  color: Color;
  dice: readonly number[];
  journeys: readonly Journey[];
}

/** Two of them for a roll, four for a double. */
export const diceOf = (roll: string): readonly number[] => {
  const dice = [...roll].map(Number);
  return dice[0] === dice[1] ? [...dice, ...dice] : dice;
};

/** Steps that continue each other are one journey, unless the man hits on the way. */
export function traceOf(color: Color, { roll, made }: Pick<UnfinishedPlay, "roll" | "made">) {
  const journeys: Journey[] = [];
  made.forEach((step, i) => {
    const to = placeOf(color, step.to);
    const last = journeys.at(-1);
    const goesOn = made[i - 1]?.to === step.from && !made[i - 1]?.hits;
    if (last && goesOn) journeys[journeys.length - 1] = { ...last, to, steps: i + 1 };
    else journeys.push({ from: placeOf(color, step.from), to, steps: i + 1 });
  });
  return { color, dice: diceOf(roll), journeys };
}

interface Spot {
  place: Place;
  /** Number of men below it. */
  index: number;
}

/**
 * The spots of a play that led to a position with `men` of its side in a place: for each man the
 * empty spot that it left, above the men that stayed, and the spot that it reached.
 */
export function spotsOf(
  { journeys }: Trace,
  men: (place: Place) => number,
): { from: Spot; to: Spot }[] {
  const left = new Map<Place, number>();
  const arrived = new Map<Place, number>();
  const next = (counts: Map<Place, number>, place: Place) => {
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    return before;
  };
  return journeys.map(({ from, to }) => ({
    from: { place: from, index: men(from) + next(left, from) },
    to: { place: to, index: Math.max(0, men(to) - 1 - next(arrived, to)) },
  }));
}
