// How a game or a match has come out.

import type { GameRow } from "../net/api.ts";

type Score = NonNullable<GameRow["score"]>;

/** "1-0 (5:3)", White's points first; the points are those of a match of nardi alone. */
export const withScore = (result: string, score: Score | null | undefined): string =>
  score ? `${result} (${score.white}:${score.black})` : result;

/** null where it has none. */
export const resultText = ({ result, score }: Pick<GameRow, "result" | "score">): string | null =>
  result === null ? null : withScore(result, score);
