// The address of a position in a game, as game/shown-table.ts reads it.

export const gameAtPly = (id: string, ply: number): string => `/game/${id}?ply=${ply}`;

/** For callers that know the position but not its ply. */
export const gameAtPosition = (id: string, fen: string): string =>
  `/game/${id}?${new URLSearchParams({ fen })}`;
