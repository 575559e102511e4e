import type { Geometry, Point } from "../board/geometry.ts";
import { pointOf, turned } from "../board/geometry.ts";
import { symbolOf } from "../board/pieces.tsx";
import { parseFen } from "../board/position.ts";

interface Props {
  geometry: Geometry;
  fen: string;
  label: string;
  flipped?: boolean;
}

const squarePath = ({ column, row }: Point) => `M${column} ${row}h1v1h-1z`;

/** A picture of a position. */
export function StaticBoard({ geometry, fen, label, flipped = false }: Props) {
  const { columns, rows, points } = geometry;
  const at = (square: number) => turned(geometry, pointOf(geometry, square), flipped);
  return (
    <svg class="static-board" viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={label}>
      <rect class="static-light" width={columns} height={rows} />
      <path class="static-dark" d={points.map(squarePath).join("")} />
      {[...parseFen(geometry, fen).pieces].map(([square, piece]) => {
        const { column, row } = at(square);
        return <use key={square} href={symbolOf(piece)} x={column} y={row} width="1" height="1" />;
      })}
    </svg>
  );
}
