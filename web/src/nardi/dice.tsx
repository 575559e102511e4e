import "./dice.css";
import type { Color } from "../board/position.ts";
import { barLeft, center, halfOf, halfWidth, height, type View, width } from "./geometry.ts";
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

/** Dice that are being played, four of them for a double, and dice that have been played. */
const sizes = { large: 1.05, four: 0.72, small: 0.64 };
const gap = 0.16;
/** Distance from the bar to the dice of the side at the bottom, which leaves room next to them. */
const margin = 0.35;

const sizeOf = (count: number, small: boolean): number =>
  small ? sizes.small : count > 2 ? sizes.four : sizes.large;

const across = (count: number, size: number): number =>
  count === 0 ? 0 : count * (size + gap) - gap;

/** Where dice begin: near the bar for the side at the bottom, else in the middle of the half. */
function diceLeft(view: View, color: Color, count: number, small: boolean): number {
  const half = halfOf(view, color);
  const room = halfWidth - across(count, sizeOf(count, small));
  return half + (color === view.side && !small ? margin : room / 2);
}

/** Where the buttons begin next to the dice of the side at the bottom, in percent of the width. */
export const besideDice = (view: View, count: number): number => {
  const left = halfOf(view, view.side) + margin + across(count, sizeOf(count, false));
  return ((left + (count > 0 ? 0.25 : 0)) / width) * 100;
};

interface DiceProps {
  view: View;
  /** The side that rolled them. */
  color: Color;
  dice: readonly number[];
  /** One entry per die. */
  used?: readonly boolean[];
  /** True for a roll that has been played. */
  small?: boolean;
}

/** A side's dice, in its half of the board. */
export function DiceOnBoard({ view, color, dice, used = [], small = false }: DiceProps) {
  const left = diceLeft(view, color, dice.length, small);
  const size = sizeOf(dice.length, small);
  return (
    <>
      {dice.map((die, i) => (
        <DiePicture
          key={i}
          die={die}
          color={color}
          used={used[i] === true}
          at={{ x: left + i * (size + gap), y: center - size / 2, size }}
        />
      ))}
    </>
  );
}

/** Covers the dice of the side at the bottom. */
export function overDice(view: View, count: number) {
  const size = sizeOf(count, false);
  const at = { x: diceLeft(view, view.side, count, false), y: center - size / 2 };
  return { ...placed({ ...at, size: across(count, size) }), height: `${(size / height) * 100}%` };
}

const cubeSize = 0.92;

/** On the bar: in the middle, or on its owner's side. */
export function CubeOnBoard({ view, cube: { value, owner } }: { view: View; cube: Cube }) {
  const shift = owner === null ? 0 : owner === view.side ? 1.55 : -1.55;
  const x = barLeft(view) + (1 - cubeSize) / 2;
  return <CubePicture value={value} at={{ x, y: center - cubeSize / 2 + shift, size: cubeSize }} />;
}
