// Points and tie-breaks in words.

import { numberText } from "../labels/time.ts";

/** Half points in the usual notation: 3, 3½. */
export function pointsText(half: number): string {
  const whole = Math.trunc(half / 2);
  if (half % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/**
 * Tie-breaks that are plain numbers or counted in quarter points. All others are in half points.
 */
const parts: Readonly<Record<string, number>> = {
  sonneborn_berger: 4,
  wins: 1,
  performance: 1,
  match_points: 1,
  lot: 1,
};

/** The value of a tie-break: one number, several that are compared in order, or nothing. */
export function tiebreakText(kind: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => tiebreakText(kind, one)).join(" ");
  return typeof value === "number" ? numberText(value / (parts[kind] ?? 2)) : "–";
}
