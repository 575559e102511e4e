import "./dice.css";
import type { Color } from "../board/position.ts";
import { boxOf, center, halfCenter, height, type View, width } from "./geometry.ts";
import type { Cube } from "./position.ts";

interface At {
  x: number;
  y: number;
  size: number;
}

const placed = ({ x, y, size }: At) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${(size / width) * 100}%`,
});

/** Spots of a die, by row and column in a grid of three. */
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

interface DieProps {
  die: number;
  color: Color;
  used: boolean;
  at: At;
}

function DiePicture({ die, color, used, at }: DieProps) {
  return (
    <svg
      class={`nardi-die ${color}-die${used ? " used" : ""}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      style={placed(at)}
    >
      <rect class="die-body" x="3" y="3" width="94" height="94" rx="20" />
      {(spots[die] ?? []).map(([column, row]) => (
        <circle
          key={`${column}${row}`}
          class="die-spot"
          cx={26 + column * 24}
          cy={26 + row * 24}
          r="10"
        />
      ))}
    </svg>
  );
}

/** A cube in the middle shows 64. */
function CubePicture({ value, at }: { value: number; at: At }) {
  return (
    <svg class="nardi-cube" aria-hidden="true" viewBox="0 0 100 100" style={placed(at)}>
      <rect class="cube-body" x="4" y="4" width="92" height="92" rx="14" />
      <text class="cube-number" x="50" y="52">
        {value === 1 ? 64 : value}
      </text>
    </svg>
  );
}

const dieSize = 1.1;
const dieStep = dieSize + 0.2;

interface DiceProps {
  view: View;
  /** The side that rolled them. */
  color: Color;
  dice: readonly number[];
  /** One entry per die. */
  used?: readonly boolean[];
}

/** A side's dice, in its half of the board. */
export function DiceOnBoard({ view, color, dice, used = [] }: DiceProps) {
  const left = halfCenter(view, color) - (dice.length * dieStep - 0.2) / 2;
  return (
    <>
      {dice.map((die, i) => (
        <DiePicture
          key={i}
          die={die}
          color={color}
          used={used[i] === true}
          at={{ x: left + i * dieStep, y: center - dieSize / 2, size: dieSize }}
        />
      ))}
    </>
  );
}

/** Next to the board, on the owner's side. */
export function CubeOnBoard({ view, cube: { value, owner } }: { view: View; cube: Cube }) {
  const tray = boxOf(view, view.side === "white" ? 0 : 27);
  const shift = owner === null ? 0 : owner === view.side ? 0.24 : -0.24;
  return <CubePicture value={value} at={{ x: tray.x + 0.1, y: center - 0.5 + shift, size: 1 }} />;
}
