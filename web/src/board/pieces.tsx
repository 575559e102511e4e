// The four pieces, drawn once as symbols, in the set that the reader has chosen. White has a smooth rim, Black a milled one, so that they
// differ in more than colour; a king is a second disc on the first with a crown in relief.

import type { Piece } from "./position.ts";

const crown = "M33 58 L30 38 L41 47 L50 33 L59 47 L70 38 L67 58 Z";
const plainCrown = "M28 68 L23 36 L39 49 L50 29 L61 49 L77 36 L72 68 Z";

function Disc({ y, color }: { y: number; color: "white" | "black" }) {
  return (
    <>
      <circle class={`${color}-body`} cx="50" cy={y} r="41" />
      <circle class={`${color}-rim`} cx="50" cy={y} r="39.5" />
      <circle class={`${color}-ring`} cx="50" cy={y} r="30" />
      <circle class={`${color}-ring`} cx="50" cy={y} r="20" />
      <path class={`${color}-light`} d={`M21 ${y - 15} A33 33 0 0 1 50 ${y - 34}`} />
    </>
  );
}

function TurnedKing({ color }: { color: "white" | "black" }) {
  return (
    <>
      <circle class={`${color}-body`} cx="50" cy="50" r="41" />
      <circle class={`${color}-rim`} cx="50" cy="50" r="39.5" />
      <circle class={`${color}-edge`} cx="50" cy="46" r="41" />
      <circle class={`${color}-body`} cx="50" cy="43" r="41" />
      <circle class={`${color}-rim`} cx="50" cy="43" r="39.5" />
      <circle class={`${color}-ring`} cx="50" cy="43" r="31" />
      <path class={`${color}-crown`} d={crown} />
      <path class={`${color}-crown-band`} d="M34 63 H66" />
    </>
  );
}

function TurnedPiece({ color, king }: Piece) {
  return (
    <>
      <ellipse class="piece-shadow" cx="51" cy="55" rx="42" ry="41" />
      <circle class={`${color}-edge`} cx="50" cy="53.5" r="41" />
      {king ? <TurnedKing color={color} /> : <Disc y={50} color={color} />}
    </>
  );
}

/** Without rings, light or shadow. */
function PlainPiece({ color, king }: Piece) {
  return (
    <>
      <circle class={`${color}-body`} cx="50" cy="50" r="40" />
      <circle class={`${color}-rim`} cx="50" cy="50" r="38.5" />
      {king && <path class={`${color}-crown solid`} d={plainCrown} />}
    </>
  );
}

export type PieceSet = "turned" | "plain";

export function PieceShape({ set, piece }: { set: PieceSet; piece: Piece }) {
  return set === "plain" ? <PlainPiece {...piece} /> : <TurnedPiece {...piece} />;
}

function PieceSymbol({ set, piece }: { set: PieceSet; piece: Piece }) {
  return (
    <symbol id={`${piece.color}-${piece.king ? "king" : "man"}`} viewBox="0 0 100 100">
      <PieceShape set={set} piece={piece} />
    </symbol>
  );
}

/** Once in the page, before any piece. */
export function PieceSymbols({ set }: { set: PieceSet }) {
  return (
    <svg class="symbols" aria-hidden="true" width="0" height="0">
      <PieceSymbol set={set} piece={{ color: "white", king: false }} />
      <PieceSymbol set={set} piece={{ color: "white", king: true }} />
      <PieceSymbol set={set} piece={{ color: "black", king: false }} />
      <PieceSymbol set={set} piece={{ color: "black", king: true }} />
    </svg>
  );
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
            <circle class={`prisoner ${color}-body`} cx="83.5" cy={y} r={r} />
            {king && <circle class="prisoner-king" cx="83.5" cy={y} r={r * 0.42} />}
          </g>
        );
      })}
    </g>
  );
}

export const symbolOf = (piece: Piece): string => `#${piece.color}-${piece.king ? "king" : "man"}`;
