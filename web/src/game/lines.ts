// Conditional moves as lines of moves from the current position.

export type Line = readonly string[];

/** Maximum number of moves of both sides in a line. */
export const longestLine = 30;

const starts = (line: Line, beginning: Line): boolean =>
  beginning.every((move, i) => line[i] === move);

/** The first index at which two lines differ; undefined if one is a prefix of the other. */
function parting(a: Line, b: Line): number | undefined {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i;
  return undefined;
}

/** Adds a line. Removes lines with a different reply by the user to the same moves. */
export function withLine(lines: readonly Line[], added: Line, mineFirst: boolean): Line[] {
  const kept = lines.filter((line) => {
    const at = parting(line, added);
    if (at === undefined) return !starts(added, line);
    const mine = (at % 2 === 0) === mineFirst;
    return !mine;
  });
  return kept.some((line) => starts(line, added)) ? kept : [...kept, added];
}

/** True if the line ends with the user's reply to a move of the opponent. */
export function isWhole(line: Line, mineFirst: boolean): boolean {
  const least = mineFirst ? 3 : 2;
  return line.length >= least && (line.length - least) % 2 === 0;
}

/**
 * Counts the lines that end because the user played a different move, or because moves were taken
 * back (`played` is null). Lines ended by the opponent's move do not count.
 */
export function lostByMe(
  lines: readonly Line[],
  played: readonly string[] | null,
  mineFirst: boolean,
): number {
  if (played === null) return lines.length;
  return lines.filter((line) => {
    const at = parting(line, played);
    return at !== undefined && (at % 2 === 0) === mineFirst;
  }).length;
}
