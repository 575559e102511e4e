// Geometry of the evaluation curve, in a box of 100 by 100 with y downwards.

/** Horizontal place of a position. */
export const placeOf = (at: number, last: number): number => (last > 0 ? (at / last) * 100 : 0);

/** White's share as an area from the bottom. Unknown values are bridged. */
export function areaOf(parts: readonly (number | null)[]): string {
  const last = parts.length - 1;
  const points = parts.flatMap((part, at) =>
    part === null ? [] : [{ x: placeOf(at, last), y: (1 - part) * 100 }],
  );
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end) return "";
  const line = points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
  return `M${first.x.toFixed(2)} 100L${line}L${end.x.toFixed(2)} 100Z`;
}

/** The position closest to a fraction of the width. */
export const nearest = (share: number, last: number): number =>
  Math.min(last, Math.max(0, Math.round(share * last)));
