// Reads a match position in the format of the server's lists: a Position ID and a Match ID,
// separated by a colon.

import type { Color } from "../board/position.ts";
import { bar, type Cube, type Men, type OfEach, off } from "./position.ts";

export interface Stored {
  men: OfEach<Men>;
  /** Dice of the side to move; null before the roll. */
  dice: readonly [number, number] | null;
  turn: Color;
  cube: Cube;
}

/** The lowest bit of each byte comes first. */
const bitsOf = (id: string): number[] =>
  [...atob(id)].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte.charCodeAt(0) >> bit) & 1),
  );

const numberAt = (bits: readonly number[], first: number, length: number): number =>
  bits.slice(first, first + length).reduce((sum, bit, at) => sum + (bit << at), 0);

/** Reads both sides, the one on roll second: one bit 1 per man on each point, then a 0. */
function menIn(id: string): [others: Men, own: Men] {
  const bits = bitsOf(id);
  let next = 0;
  const side = (): Men => {
    const men: number[] = Array.from({ length: bar + 1 }, () => 0);
    let left = 15;
    for (let point = 1; point <= bar; point++, next++)
      for (; bits[next] === 1 && left > 0; next++, left--) men[point] = (men[point] ?? 0) + 1;
    men[off] = left;
    return men;
  };
  return [side(), side()];
}

const colors = ["white", "black"] as const;

/** undefined for an invalid text. */
export function readStored(text: string): Stored | undefined {
  const [, position, match] = /^([0-9A-Za-z+/]{14}):([0-9A-Za-z+/]{12})$/.exec(text) ?? [];
  if (position === undefined || match === undefined) return undefined;
  const bits = bitsOf(match);
  const turn = colors[bits[6] ?? 0] ?? "white";
  const [others, own] = menIn(position);
  const [first, second] = [numberAt(bits, 15, 3), numberAt(bits, 18, 3)];
  return {
    men: turn === "white" ? { white: own, black: others } : { white: others, black: own },
    dice: first === 0 ? null : [first, second],
    turn,
    cube: { value: 2 ** numberAt(bits, 0, 4), owner: colors[numberAt(bits, 4, 2)] ?? null },
  };
}
