// The four pieces, in the set that the reader has chosen. Their shapes are symbols of index.html, where
// they are no script; their colours are those of the board.

import "./themes.css";
import "./pieces.css";
import { signal } from "@preact/signals";
import type { Piece } from "./position.ts";

export type PieceSet = "turned" | "plain";

export const pieceSet = signal<PieceSet>("turned");

/** 100 wide and high, with its own shadow. */
export function Shape({ piece, set = pieceSet.value }: { piece: Piece; set?: PieceSet }) {
  const { color, king } = piece;
  const symbol = `#${set}-${king ? "king" : "man"}`;
  return <use class={`${color}-piece`} href={symbol} width="100" height="100" />;
}

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
            <circle class={`prisoner ${color}-piece`} cx="83.5" cy={y} r={r} />
            {king && <circle class="prisoner-king" cx="83.5" cy={y} r={r * 0.42} />}
          </g>
        );
      })}
    </g>
  );
}
