// Geometry of a rating graph.

import type { RatingPoint } from "../net/api.ts";

export interface Graph {
  /** SVG path in a box of 100 by 100, y downwards. */
  path: string;
  least: number;
  most: number;
}

const step = 50;

/** The line through the points, oldest first; null for fewer than two. */
export function graphOf(points: readonly RatingPoint[]): Graph | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const ratings = points.map(({ rating }) => rating);
  const least = Math.floor(Math.min(...ratings) / step) * step;
  const most = Math.max(least + step, Math.ceil(Math.max(...ratings) / step) * step);
  const span = Math.max(1, last.at_ms - first.at_ms);
  const place = ({ at_ms: at, rating }: RatingPoint) => {
    const x = ((at - first.at_ms) / span) * 100;
    const y = ((most - rating) / (most - least)) * 100;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return { path: `M${points.map(place).join("L")}`, least, most };
}

/** The points of the last `days`. */
export const pointsSince = (points: readonly RatingPoint[], days: number, now: number) =>
  points.filter(({ at_ms: at }) => now - at <= days * 24 * 60 * 60 * 1000);

/** At most `most` of the points, evenly spread, with the last one. */
export function sampleOf(points: readonly RatingPoint[], most: number): readonly RatingPoint[] {
  const step = Math.max(1, Math.ceil(points.length / most));
  return points.filter((_, i) => (points.length - 1 - i) % step === 0);
}
