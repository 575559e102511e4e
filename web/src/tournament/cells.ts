// Texts in the cells of a crosstable.

import { messages } from "../messages/messages.ts";
import type { CrosstableRow } from "../net/api.ts";
import { pointsText } from "./sentences.ts";

/** Marks an annulled pairing. */
export const annulledSign = "×";

/** The player's score against this opponent. Games in progress may still add to it. */
export function againstText(rows: readonly CrosstableRow[], own: number, other: number): string {
  const pointsOf = (row: number, against: number, round: number) =>
    rows[row]?.cells.find((cell) => cell.opponent_row === against && cell.round === round)
      ?.points ?? 0;
  return (rows[own]?.cells ?? [])
    .filter((cell) => cell.opponent_row === other)
    .filter((cell) => !cell.open || cell.points + pointsOf(other, own, cell.round) > 0)
    .map((cell) => madeText(cell) + (cell.open ? "…" : ""))
    .join(" ");
}

/** 12w 2: two points against number 12, as White. The letter depends on the user's language. */
export function roundText(row: CrosstableRow, round: number): string {
  const cell = row.cells[round];
  if (!cell) return "";
  if (cell.opponent_row === null) return cell.points > 0 ? `+${pointsText(cell.points)}` : "–";
  const { white, black } = messages.cup.letters;
  const colour = cell.white === null ? "" : cell.white ? white : black;
  return `${cell.opponent_row + 1}${colour}${cell.open ? "" : ` ${madeText(cell)}`}`;
}

type Cell = CrosstableRow["cells"][number];

/** The points of a pairing; for nardi matches followed by the match points. */
export const madeText = ({ annulled, points, match_points: matches }: Cell): string =>
  annulled ? annulledSign : pointsText(points) + matchesText(matches);

/** " (5:3 2:5)", or empty. */
export function matchesText(matches: readonly (readonly number[] | null)[] = []): string {
  const scores = matches.filter((match) => match !== null).map((match) => match.join(":"));
  return scores.length === 0 ? "" : ` (${scores.join(" ")})`;
}
