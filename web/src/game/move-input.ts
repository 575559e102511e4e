// Interprets typed moves.

import { isRefusal, type LegalRoute, type Rules, type Variant } from "../rules/rules.ts";

export interface Position {
  rules: Rules;
  variant: Variant;
  fen: string;
}

/** The legal moves that typed text can mean. */
export const legalMoves = ({ rules, variant, fen }: Position, text: string): LegalRoute[] =>
  spellings(text)
    .map((spelling) => rules.read(variant, fen, spelling))
    .filter((answer): answer is LegalRoute => !isRefusal(answer));

/** Splits squares typed without separators, in every plausible way. */
export function spellings(text: string): string[] {
  const typed = text.trim().toLowerCase();
  if (/^([a-z]\d{1,2}){2,}$/.test(typed)) return [typed.replace(/(\d)(?=[a-z])/g, "$1-")];
  if (!/^\d{2,}$/.test(typed)) return [typed];
  if (typed.length <= 4) {
    const splits = Array.from({ length: typed.length - 1 }, (_, i) => i + 1);
    return splits
      .map((at) => [typed.slice(0, at), typed.slice(at)])
      .filter((parts) => parts.every((part) => part.length <= 2 && !part.startsWith("0")))
      .map((parts) => parts.join("-"));
  }
  return typed.length % 2 === 0 ? [typed.replace(/(\d\d)(?=\d)/g, "$1-")] : [typed];
}
