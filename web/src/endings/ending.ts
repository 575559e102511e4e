// What the site's endgame tables know of a position. Without a table no request is sent.

import { useResource } from "../loading/resource.ts";
import { api } from "../net/api.ts";
import { once } from "../net/connection.ts";
import { piecesOf } from "./pieces.ts";

export interface Place {
  variant: string;
  fen: string;
}

export interface Ending {
  /** The largest number of pieces in the table. */
  pieces: number;
  /**
   * Number of the winner's own moves until the win: above 0 for White, below 0 for Black, 0 for a
   * draw.
   */
  wins: number;
  /** Best moves in notation; empty if they must not be shown. */
  best: readonly string[];
}

/** The limit of all tables, from rules/endings/material.hpp. */
const mostPieces = 5;

/** Number of pieces in the table, by variant. */
const loadTables = once(async () => {
  const { tables } = await api.endings();
  return new Map<string, number>(tables.map(({ variant, pieces }) => [variant, pieces]));
});

/** null if no table has the position. */
async function endingAt({ variant, fen }: Place): Promise<Ending | null> {
  const here = piecesOf(fen);
  if (here > mostPieces) return null;
  const tables = await loadTables();
  if (here > (tables.get(variant) ?? 0)) return null;
  const { pieces, value, plies, best } = await api.ending(variant, fen);
  // At the end of a game the board shows the result.
  if (value === null || plies === 0) return null;
  const whiteWins = (value === "win") === fen.startsWith("W");
  return { pieces, wins: Math.ceil((plies ?? 0) / 2) * (whiteWins ? 1 : -1) || 0, best };
}

/** null until known, and if not `wanted`. */
export function useEnding({ variant, fen }: Place, wanted: boolean): Ending | null {
  const read = async () => (wanted ? endingAt({ variant, fen }) : null);
  return useResource(read, [variant, fen, wanted]).answer.value;
}

/** For the current position of a game. */
export function useEndingOfGame(id: string): Ending | null {
  const read = async () => ((await loadTables()).size > 0 ? endingAt(await api.game(id)) : null);
  return useResource(read, [id]).answer.value;
}
