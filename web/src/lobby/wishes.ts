// Compares what a player wants to play with the open seeks.

import { duration, fischer, perMove, sameControl } from "../game-options/time-control.ts";
import type { ColorChoice, Seek, SeekWish, TimeControl, VariantKey } from "../net/api.ts";

/** The five time controls of the front page. */
export const tiles: readonly TimeControl[] = [
  fischer(3, 2),
  fischer(5, 3),
  fischer(10, 5),
  fischer(30, 20),
  perMove(3),
];

const fits = (mine: ColorChoice, theirs: ColorChoice): boolean =>
  mine === "random" || theirs === "random" || mine !== theirs;

/**
 * Defaults for terms that the wish leaves out: on the star as many men as fill a point, at nardi a
 * one-point match without a cube.
 */
function sameTerms({ terms }: Seek, { terms: wished = {} }: SeekWish): boolean {
  if (!terms) return true;
  const { side = 4, seats = 2 } = wished;
  const { length = 1, cube = false, crawford = cube && length > 1 } = wished;
  if (terms.length !== undefined)
    return terms.length === length && terms.cube === cube && terms.crawford === crawford;
  const men = wished.men ?? (side * (side + 1)) / 2;
  return terms.side === side && terms.men === men && terms.seats === seats;
}

/** True if that player has taken one of its seats. */
export const sitsAt = ({ joined = [] }: Seek, name: string | null): boolean =>
  name !== null && joined.includes(name);

/**
 * Returns another player's oldest open seek that matches the wish exactly. `first` is the ruleset
 * of a wish that names none.
 */
export function matching(
  seeks: readonly Seek[],
  wish: SeekWish,
  me: string,
  first: string | undefined,
): Seek | undefined {
  return seeks.find(
    (seek) =>
      seek.username !== me &&
      !sitsAt(seek, me) &&
      seek.variant === wish.variant &&
      seek.ruleset === (wish.ruleset || first) &&
      sameTerms(seek, wish) &&
      seek.rated === (wish.rated ?? false) &&
      seek.vacations === (wish.vacations ?? false) &&
      sameControl(seek.time_control, wish.time_control) &&
      seek.rating >= (wish.min_rating ?? seek.rating) &&
      seek.rating <= (wish.max_rating ?? seek.rating) &&
      fits(wish.color ?? "random", seek.color),
  );
}

export type SeekColumn = "player" | "variant" | "time" | "stake" | "color";

export interface SeekOrder {
  column: SeekColumn;
  descending: boolean;
}

const keys: Readonly<Record<SeekColumn, (seek: Seek) => string | number>> = {
  player: (seek) => seek.username.toLowerCase(),
  variant: (seek) => seek.variant satisfies VariantKey,
  time: (seek) => duration(seek.time_control),
  stake: (seek) => (seek.rated ? 0 : 1),
  color: (seek) => seek.color,
};

/** The sort is stable: equal seeks stay ordered by age. */
export function ordered(seeks: readonly Seek[], { column, descending }: SeekOrder): Seek[] {
  const key = keys[column];
  const sign = descending ? -1 : 1;
  return [...seeks].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x < y ? -sign : x > y ? sign : 0;
  });
}
