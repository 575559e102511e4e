// Checks whether a win comes before a draw rule ends the game.

import { isRefusal, type Rules, type Standing, type Variant } from "../rules/rules.ts";
import type { Ending } from "./ending.ts";

export interface Count {
  /** The rule's name in the rules. */
  rule: string;
  /** Number of moves until the game is drawn. */
  left: number;
  /** True if the win needs no more moves than that. */
  enough: boolean;
}

/** Moves played from a position, under the variant's default ruleset. */
export interface Line {
  rules: Rules;
  variant: Variant;
  start: string;
  moves: readonly string[];
}

/**
 * Checks whether `ending`, which describes the position at the end of the line, is in time under
 * `rule`. Returns null if the rule does not apply or neither side wins.
 */
export function countOf(line: Line, rule: string, { wins, best }: Ending): Count | null {
  const [next] = best;
  const now = standingAfter(line, []);
  if (wins === 0 || !next || !now) return null;
  // The number of moves left per side is rounded up; it is exact if the winner is to move. King
  // moves are counted only after the first one.
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
