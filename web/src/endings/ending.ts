// What the site's tables of endings know of a position. Where it has none, nothing is asked.

import { useResource } from "../loading/resource.ts";
import { api } from "../net/api.ts";
import { once } from "../net/connection.ts";
import { piecesOf } from "./pieces.ts";

export interface Place {
  variant: string;
  fen: string;
}

export interface Ending {
  /** Of the table: it has positions of up to so many. */
  pieces: number;
  /** In so many moves of its own one side wins; White's above 0, Black's below, 0 if neither does. */
  wins: number;
  /** As they are written; none where they are not to be named. */
  best: readonly string[];
}

/** No table has more: rules/endings/material.hpp. */
const mostPieces = 5;

/** By variant, the pieces of its table. */
const loadTables = once(async () => {
  const { tables } = await api.endings();
  return new Map<string, number>(tables.map(({ variant, pieces }) => [variant, pieces]));
});

/** null where no table knows it. */
async function endingAt({ variant, fen }: Place): Promise<Ending | null> {
  const here = piecesOf(fen);
  if (here > mostPieces) return null;
  const tables = await loadTables();
  if (here > (tables.get(variant) ?? 0)) return null;
  const { pieces, value, plies, best } = await api.ending(variant, fen);
  // Where the game is over the board says so.
  if (value === null || plies === 0) return null;
  const whiteWins = (value === "win") === fen.startsWith("W");
  return { pieces, wins: Math.ceil((plies ?? 0) / 2) * (whiteWins ? 1 : -1) || 0, best };
}

/** null until it is known, and where nobody wants to know it. */
export function useEnding({ variant, fen }: Place, wanted: boolean): Ending | null {
  const read = async () => (wanted ? endingAt({ variant, fen }) : null);
  return useResource(read, [variant, fen, wanted]).answer.value;
}

/** Of the position in which a game stands. */
export function useEndingOfGame(id: string): Ending | null {
  const read = async () => ((await loadTables()).size > 0 ? endingAt(await api.game(id)) : null);
  return useResource(read, [id]).answer.value;
}
