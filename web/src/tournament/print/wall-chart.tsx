// The standings for a wall: a crosstable of a round robin, otherwise opponent, colour and points of
// each round.

import "./print.css";
import { messages } from "../../messages/messages.ts";
import type { CrosstableRow, TournamentStanding } from "../../net/api.ts";
import { annulledSign, type Cell } from "../cells.ts";
import { pointsText, tiebreakText } from "../sentences.ts";
import { Heading } from "./heading.tsx";
import {
  type Column,
  columnsOf,
  type Printed,
  printedName,
  ratingOf,
  type SheetKind,
  withoutRounds,
} from "./print.ts";

/** Columns of results that fit on upright paper. */
const mostUpright = 9;

/** True if the sheet is printed sideways. */
export const isWide = (printed: Printed, sheet: SheetKind): boolean =>
  sheet === "chart" && (columnsOf(printed)[0]?.length ?? 0) > mostUpright;

export function WallChart({ printed }: { printed: Printed }) {
  const parts = columnsOf(printed);
  const names = withoutRounds(printed);
  return (
    <>
      {parts.map((columns, i) => (
        <section key={i} class="wall-chart">
          <Heading tournament={printed.tournament} />
          {names.length > 0 ? (
            <Players printed={printed} names={names} />
          ) : (
            <Chart printed={printed} columns={columns} last={i === parts.length - 1} />
          )}
          {columns.some((column) => "round" in column) && (
            <p class="print-note">{messages.printing.legend}</p>
          )}
        </section>
      ))}
    </>
  );
}

/** The players before the start. */
function Players({ printed: { tournament }, names }: { printed: Printed; names: string[] }) {
  return (
    <table class="print-table">
      <thead>
        <tr>
          <th class="number">#</th>
          <th>{messages.labels.player}</th>
          <th class="number">{messages.rating.title}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, i) => (
          <tr key={name}>
            <td class="number">{i + 1}</td>
            <td class="print-name">{printedName(tournament, name)}</td>
            <td class="number">{ratingOf(tournament, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChartProps {
  printed: Printed;
  columns: readonly Column[];
  /** True for the part with the tie-breaks. */
  last: boolean;
}

function Chart({ printed, columns, last }: ChartProps) {
  const { tournament, standings, crosstable } = printed;
  const words = messages.tournaments;
  const tiebreaks = last ? tournament.tiebreaks : [];
  /** The number of the row with the opponent: their place, which no other player has. */
  const numbers = new Map(standings.map(({ username }, i) => [username, i + 1]));
  return (
    <table class="print-table">
      <thead>
        <tr>
          <th class="number">#</th>
          <th>{messages.labels.player}</th>
          <th class="number">{messages.rating.title}</th>
          {columns.map((column) => (
            <th key={headOf(column, crosstable, numbers)} class="chart-cell">
              {headOf(column, crosstable, numbers)}
            </th>
          ))}
          <th class="number">{words.pointsShort}</th>
          {tiebreaks.map((kind) => (
            <th key={kind} class="number">
              {words.tiebreaks[kind] ?? kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, i) => (
          <tr key={standing.seat}>
            <td class="number">{i + 1}</td>
            <td class="print-name">{printedName(tournament, standing.username)}</td>
            <td class="number">{ratingOf(tournament, standing.username)}</td>
            {columns.map((column, k) => (
              <ChartCell
                key={k}
                column={column}
                row={rowOf(standing, crosstable)}
                crosstable={crosstable}
                numbers={numbers}
              />
            ))}
            <td class="number">
              <b>{pointsText(standing.points)}</b>
            </td>
            {tiebreaks.map((kind) => (
              <td key={kind} class="number">
                {tiebreakText(kind, standing.tiebreaks[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rowOf = ({ seat }: TournamentStanding, crosstable: readonly CrosstableRow[]) =>
  crosstable.find((one) => one.seat === seat);

type Numbers = ReadonlyMap<string, number>;

const headOf = (column: Column, crosstable: readonly CrosstableRow[], numbers: Numbers): number =>
  "round" in column ? column.round : (numbers.get(crosstable[column.row]?.username ?? "") ?? 0);

interface CellProps {
  column: Column;
  row: CrosstableRow | undefined;
  crosstable: readonly CrosstableRow[];
  numbers: Numbers;
}

function ChartCell({ column, row, crosstable, numbers }: CellProps) {
  const cells = row?.cells ?? [];
  if ("round" in column) {
    const cell = cells.find(({ round }) => round === column.round);
    return <td class="chart-cell">{cell && <OfRound cell={cell} numbers={numbers} />}</td>;
  }
  if (crosstable[column.row] === row) return <td class="chart-cell chart-self" />;
  const met = cells.filter((cell) => cell.opponent_row === column.row);
  return <td class="chart-cell">{met.map((cell) => resultText(cell)).join(" ")}</td>;
}

function OfRound({ cell, numbers }: { cell: Cell; numbers: Numbers }) {
  const colour = cell.white === null ? "" : cell.white ? "○" : "●";
  return (
    <>
      <small>
        {cell.opponent === null
          ? messages.tournaments.bye
          : `${numbers.get(cell.opponent) ?? ""}${colour}`}
      </small>
      <br />
      {resultText(cell)}
    </>
  );
}

/** Empty while the game runs. */
export function resultText({ open, annulled, points }: Cell): string {
  if (annulled) return annulledSign;
  return open ? "" : pointsText(points);
}
