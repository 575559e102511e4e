// Results of games and matches as text.

import type { GameRow } from "../net/api.ts";
import { shownScore } from "./notation.ts";

type Score = NonNullable<GameRow["score"]>;

/** "1–0 (5–3)", with White's points first. Only nardi matches have points. */
export const withScore = (result: string, score: Score | null | undefined): string =>
  score ? `${result} (${score.white}–${score.black})` : result;

/** null without a result. */
export const resultText = ({ result, score }: Pick<GameRow, "result" | "score">): string | null =>
  result === null ? null : withScore(shownScore(result), score);
