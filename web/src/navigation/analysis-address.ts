// The analysis board at a position, with the computer.

export const analysisOf = (variant: string, fen: string): string =>
  `/analysis?${new URLSearchParams({ variant, fen, computer: "on" })}`;
