import "./dice.css";
import type { Color } from "../board/position.ts";
import { height, width } from "./geometry.ts";

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

/** Where the spots of a die are, by rows and columns of three. */
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

export function DiePicture({ die, color, used, at }: DieProps) {
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

/** A cube that has not been turned shows 64. */
export function CubePicture({ value, at }: { value: number; at: At }) {
  return (
    <svg class="nardi-cube" aria-hidden="true" viewBox="0 0 100 100" style={placed(at)}>
      <rect class="cube-body" x="4" y="4" width="92" height="92" rx="14" />
      <text class="cube-number" x="50" y="52">
        {value === 1 ? 64 : value}
      </text>
    </svg>
  );
}
