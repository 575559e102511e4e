// The course of a game as a picture: pure geometry, in a box of 100 by 100, y downwards.

/** How far to the right a position stands. */
export const placeOf = (at: number, last: number): number => (last > 0 ? (at / last) * 100 : 0);

/** White's part as an area from the bottom; what is not known yet is bridged. */
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

/** The position that is nearest to a share of the width. */
export const nearest = (share: number, last: number): number =>
  Math.min(last, Math.max(0, Math.round(share * last)));
