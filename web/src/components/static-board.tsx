import "./board-picture.css";
import "./static-board.css";
import type { Geometry, Point } from "../board/geometry.ts";
import { pointOf, turned } from "../board/geometry.ts";
import { Prisoners, Shape } from "../board/pieces.tsx";
import { parseFen } from "../board/position.ts";

interface Props {
  geometry: Geometry;
  fen: string;
  label: string;
  flipped?: boolean;
}

/** A square as the data of a path, one unit wide. */
export const squarePath = ({ column, row }: Point) => `M${column} ${row}h1v1h-1z`;

/** A picture of a position. */
export function StaticBoard({ geometry, fen, label, flipped = false }: Props) {
  const { columns, rows, points, field } = geometry;
  const at = (square: number) => turned(geometry, pointOf(geometry, square), flipped);
  return (
    <svg
      class="board-picture static-board"
      viewBox={`0 0 ${columns} ${rows}`}
      role="img"
      aria-label={label}
    >
      <rect class="static-light" width={columns} height={rows} />
      <path
        class={field === "all" ? "static-dark lined" : "static-dark"}
        d={points.map(squarePath).join("")}
      />
      {[...parseFen(geometry, fen).pieces].map(([square, piece]) => {
        const { column, row } = at(square);
        return (
          <g key={square} transform={`translate(${column} ${row}) scale(0.01)`}>
            <Shape piece={piece} />
            <Prisoners piece={piece} />
          </g>
        );
      })}
    </svg>
  );
}
