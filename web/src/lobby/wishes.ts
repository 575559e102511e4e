// Compares what a player wants to play with the open seeks.

import { delayed, duration, fischer, perMove, sameControl } from "../game-options/time-control.ts";
import { nardiKey, starKey } from "../labels/variants.ts";
import type { ColorChoice, Seek, SeekWish, TimeControl } from "../net/api.ts";
import type { Chosen } from "../session/chosen.ts";

const controls: readonly TimeControl[] = [
  fischer(3, 2),
  fischer(5, 3),
  fischer(10, 5),
  fischer(15, 10),
  fischer(30, 20),
  perMove(3),
];

/** Backgammon by match length: the WBGF's clock is 2 minutes per point and 12 seconds per move. */
const lengths = [1, 3, 5, 7] as const;

/** What the tiles of the front page look for. */
export function tilesOf({ variant, seats, rated }: Omit<Chosen, "level" | "draughts">): SeekWish[] {
  const wish = { variant, rated, color: "random" } as const;
  if (variant === nardiKey)
    return lengths.map((length) => ({
      ...wish,
      ruleset: "wbgf",
      terms: { length, cube: length > 1 },
      time_control: delayed(2 * length, 12),
    }));
  const terms = variant === starKey && { terms: { side: 4 as const, seats: Number(seats) } };
  return controls.map((control) => ({ ...wish, ...terms, time_control: control }));
}

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

/** The player whose wish it is; a visitor counts as a guest. */
export interface Wisher {
  name: string;
  guest: boolean;
}

/** False for seeks that a guest cannot accept. */
export const openToGuests = ({ rated, accounts_only: closed }: Seek): boolean => !rated && !closed;

/**
 * True if neither player excludes the other as a guest. Guests may still take the free seats of a
 * game for several unless its seek excludes them.
 */
const admits = (seek: Seek, { accounts_only: closed }: SeekWish, guest: boolean): boolean =>
  (!guest || openToGuests(seek)) &&
  !(closed && (seek.guest || (seek.joined && !seek.accounts_only)));

/**
 * Returns other players' open seeks that match the wish exactly, the oldest first. `first` is the
 * ruleset of a wish that names none.
 */
export function matching(
  seeks: readonly Seek[],
  wish: SeekWish,
  me: Wisher,
  first: string | undefined,
): Seek[] {
  return seeks.filter(
    (seek) =>
      seek.username !== me.name &&
      !sitsAt(seek, me.name) &&
      admits(seek, wish, me.guest) &&
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

/** Ordered by length; equal seeks stay ordered by age. */
export const ordered = (seeks: readonly Seek[]): Seek[] =>
  [...seeks].sort((a, b) => duration(a.time_control) - duration(b.time_control));
