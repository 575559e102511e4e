// The men on the board, each with an id that it keeps while it moves.

import type { Hole } from "./geometry.ts";
import type { Men } from "./rules.ts";

export interface Man {
  id: number;
  seat: number;
  hole: Hole;
}

export const lay = (men: Men): Man[] => [...men].map(([hole, seat], id) => ({ id, seat, hole }));

/**
 * Men that stay keep their ids. A man that has left a hole becomes the man of its seat that
 * appeared elsewhere.
 */
export function follow(before: readonly Man[], men: Men): Man[] {
  const stays = ({ hole, seat }: Man) => men.get(hole) === seat;
  const kept = before.filter(stays);
  const loose = before.filter((man) => !stays(man));
  const taken = new Set(kept.map(({ hole }) => hole));
  const moved = [...men]
    .filter(([hole]) => !taken.has(hole))
    .flatMap(([hole, seat]) => {
      const at = loose.findIndex((man) => man.seat === seat);
      return at < 0 ? [] : loose.splice(at, 1).map((man) => ({ ...man, hole }));
    });
  return [...kept, ...moved].sort((a, b) => a.id - b.id);
}
