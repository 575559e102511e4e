// The four pieces in the chosen set. Their shapes are symbols in index.html, which cost no script;
// their colours come from the board's theme.

import "./themes.css";
import "./pieces.css";
import { signal } from "@preact/signals";
import type { Piece } from "./position.ts";

export type PieceSet = "turned" | "plain" | "outlined";

export const pieceSet = signal<PieceSet>("turned");

/** A shape of 100 by 100 with its own shadow. */
export function Shape({ piece, set = pieceSet.value }: { piece: Piece; set?: PieceSet }) {
  const { color, king } = piece;
  const symbol = `#${set}-${king ? "king" : "man"}`;
  return <use class={`${color}-piece`} href={symbol} width="100" height="100" />;
}

const stripLength = 96;

/** The pieces under a tower's top, from the top down, as a column of marks along the right edge. */
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
            <circle class={`prisoner ${color}-piece`} cx="83.5" cy={y} r={r} />
            {king && <circle class="prisoner-king" cx="83.5" cy={y} r={r * 0.42} />}
          </g>
        );
      })}
    </g>
  );
}
