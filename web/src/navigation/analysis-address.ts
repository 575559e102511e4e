// Addresses of the analysis board.

/** A game after `ply` plies. */
export const analysisAt = (game: string, ply: number): string =>
  `/analysis?game=${game}&ply=${ply}`;

/** A position, with the computer switched on. */
export const analysisOf = (variant: string, fen: string): string =>
  `/analysis?${new URLSearchParams({ variant, fen, computer: "on" })}`;
