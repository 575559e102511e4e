// Whether a win is there before a draw rule ends the game.

import { isRefusal, type Rules, type Standing, type Variant } from "../rules/rules.ts";
import type { Ending } from "./ending.ts";

export interface Count {
  /** As the rules name it. */
  rule: string;
  /** So many moves until the game is drawn. */
  left: number;
  /** Whether the win takes no more. */
  enough: boolean;
}

/** What was played from a position on, under the variant's first ruleset. */
export interface Line {
  rules: Rules;
  variant: Variant;
  start: string;
  moves: readonly string[];
}

/**
 * Whether `ending`, of the position where the line has led, is in time by `rule`; null where that does
 * not count, and where nobody wins.
 */
export function countOf(line: Line, rule: string, { wins, best }: Ending): Count | null {
  const [next] = best;
  const now = standingAfter(line, []);
  if (wins === 0 || !next || !now) return null;
  // Moves of each side that are left are rounded up: exact where the winner is to move. Moves by kings
  // are not counted before the first.
  const exact = wins > 0 === now.fen.startsWith("W") ? leftOf(now, rule) : null;
  const left = exact ?? leftOf(standingAfter(line, [next]), rule);
  return left === null ? null : { rule, left, enough: Math.abs(wins) <= left };
}

function standingAfter({ rules, variant, start, moves }: Line, more: readonly string[]) {
  const standing = rules.standing(variant, start, [...moves, ...more]);
  return isRefusal(standing) ? null : standing;
}

const leftOf = (standing: Standing | null, rule: string): number | null =>
  standing?.counters.find((counter) => counter.rule === rule)?.left ?? null;
