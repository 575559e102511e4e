// What somebody wants to play, and which open seek is just that.

import type { ColorChoice, Seek, SeekWish, TimeControl, VariantKey } from "../api.ts";
import { day } from "../time.ts";

const minute = 60_000;

export const fischer = (minutes: number, seconds: number): TimeControl => ({
  kind: "fischer",
  base_ms: Math.round(minutes * minute),
  increment_ms: Math.round(seconds * 1000),
  cap_ms: null,
});

export const perMove = (days: number): TimeControl => ({
  kind: "per_move",
  time_ms: Math.round(days * day),
});

/** The five tiles of the front page. */
export const tiles: readonly TimeControl[] = [
  fischer(3, 2),
  fischer(5, 3),
  fischer(10, 5),
  fischer(30, 20),
  perMove(3),
];

export type Kind = "blitz" | "rapid" | "classical" | "correspondence";

/** By the time that 40 moves take, as the server sorts them. */
export function kindOf(control: TimeControl): Kind {
  if (control.kind === "per_move") return "correspondence";
  const estimated = control.base_ms + 40 * control.increment_ms;
  if (estimated >= day) return "correspondence";
  if (estimated >= 30 * minute) return "classical";
  return estimated >= 10 * minute ? "rapid" : "blitz";
}

export function sameControl(a: TimeControl, b: TimeControl): boolean {
  if (a.kind === "per_move") return b.kind === "per_move" && a.time_ms === b.time_ms;
  return b.kind === "fischer" && a.base_ms === b.base_ms && a.increment_ms === b.increment_ms;
}

/** Sorts by the time that a game takes. */
export function duration(control: TimeControl): number {
  if (control.kind === "per_move") return control.time_ms * 40;
  return control.base_ms + control.increment_ms * 40;
}

const fits = (mine: ColorChoice, theirs: ColorChoice): boolean =>
  mine === "random" || theirs === "random" || mine !== theirs;

/** The oldest open seek of somebody else that is exactly what is wished for. */
export function matching(seeks: readonly Seek[], wish: SeekWish, me: string): Seek | undefined {
  return seeks.find(
    (seek) =>
      seek.username !== me &&
      seek.variant === wish.variant &&
      seek.rated === (wish.rated ?? false) &&
      sameControl(seek.time_control, wish.time_control) &&
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

/** Equal ones stay in the order of their age. */
export function ordered(seeks: readonly Seek[], { column, descending }: SeekOrder): Seek[] {
  const key = keys[column];
  const sign = descending ? -1 : 1;
  return [...seeks].sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    return x < y ? -sign : x > y ? sign : 0;
  });
}
