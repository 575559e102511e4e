// Moves and scores as the page shows them. What is typed, sent and stored keeps "x" and "-".

/** "32×28": a capture with its own sign. */
export const shownMove = (move: string): string => move.replaceAll("x", "×");

/** "2–0": a score with an en dash. */
export const shownScore = (score: string): string => score.replaceAll("-", "–");
