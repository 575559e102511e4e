// The page of a game, at a place in it: game/shown-table.ts reads it.

export const gameAtPly = (id: string, ply: number): string => `/game/${id}?ply=${ply}`;

/** Where nobody says after how many plies the game came to a position. */
export const gameAtPosition = (id: string, fen: string): string =>
  `/game/${id}?${new URLSearchParams({ fen })}`;
