// The four pieces, in the set that the reader has chosen. Their shapes are symbols of index.html, where
// they are no script.

import { signal } from "@preact/signals";
import type { Piece } from "./position.ts";

export type PieceSet = "turned" | "plain";

export const pieceSet = signal<PieceSet>("turned");

export const symbolOf = ({ color, king }: Piece, set = pieceSet.value): string =>
  `#${set}-${color}-${king ? "king" : "man"}`;

const stripLength = 96;

/** What a tower's top stands on, from the top down: a column of marks along its right edge. */
export function Prisoners({ piece }: { piece: Piece }) {
  const prisoners = piece.prisoners ?? [];
  if (prisoners.length === 0) return null;
  const step = Math.min(25, stripLength / prisoners.length);
  const r = Math.min(11.5, step * 0.47);
  const height = step * prisoners.length + 4;
  const top = 50 - height / 2;
  return (
    <g class="prisoners">
      <rect class="prisoners-ground" x="69" y={top} width="29" height={height} rx="9" />
      {prisoners.map(({ color, king }, i) => {
        const y = top + 2 + step * (i + 0.5);
        return (
          <g key={`${i}${color}`}>
            <circle class={`prisoner ${color}-body`} cx="83.5" cy={y} r={r} />
            {king && <circle class="prisoner-king" cx="83.5" cy={y} r={r * 0.42} />}
          </g>
        );
      })}
    </g>
  );
}
