// The star as a picture, without interaction.

import "../components/board-picture.css";
import "./picture.css";
import { SeatMan, seatColor } from "../components/star-seats.tsx";
import {
  drawn,
  type Hole,
  heightOf,
  makeStar,
  type Point,
  type Star,
  widthOf,
} from "./geometry.ts";
import type { Men } from "./rules.ts";

interface GroundProps {
  star: Star;
  bottom: Point;
  /** Outlined in the colour of its seat. */
  target?: { holes: readonly Hole[]; seat: number } | null;
}

/** The six points and the holes, with the point `bottom` at the bottom. */
export function Ground({ star, bottom, target = null }: GroundProps) {
  const at = (hole: number) => drawn(star, bottom, hole);
  return (
    <g class="star-ground">
      {target && (
        <polygon
          class={`star-home star-${seatColor(target.seat)}`}
          points={pointsOf(target.holes.map(at))}
        />
      )}
      {([0, 1, 2, 3, 4, 5] as const).map((point) => {
        const holes = star.points.flatMap((of, hole) => (of === point ? [at(hole)] : []));
        return <polygon key={point} class="star-point" points={pointsOf(holes)} />;
      })}
      {star.names.map((name, hole) => {
        const { x, y } = at(hole);
        return <circle key={name} class="star-hole" cx={x} cy={y} r="0.3" />;
      })}
    </g>
  );
}

/** The corners of a triangle: its holes that are farthest from its centre. */
function pointsOf(holes: readonly { x: number; y: number }[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(holes.map(({ x }) => x)), y: mean(holes.map(({ y }) => y)) };
  const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
  const corners = [...holes].sort((a, b) => away(b) - away(a)).slice(0, 3);
  return corners.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** A picture of the start of a game of six on the small star. */
export function StarPicture({ label }: { label: string }) {
  const star = makeStar(3);
  const men = new Map(
    star.points.flatMap((point, hole) => (point === null ? [] : [[hole, point] as const])),
  );
  return <StarMen star={star} bottom={0} men={men} label={label} />;
}

interface MenProps {
  star: Star;
  /** The point at the bottom. */
  bottom: Point;
  /** By the seats as drawn. */
  men: Men;
  label: string;
}

/** A picture of a position. */
export function StarMen({ star, bottom, men, label }: MenProps) {
  return (
    <svg
      class="board-picture star-picture"
      viewBox={`0 0 ${widthOf(star)} ${heightOf(star)}`}
      role="img"
      aria-label={label}
    >
      <Ground star={star} bottom={bottom} />
      {[...men].map(([hole, seat]) => {
        const { x, y } = drawn(star, bottom, hole);
        return (
          <g key={hole} transform={`translate(${x - 0.5} ${y - 0.5}) scale(0.01)`}>
            <SeatMan seat={seat} />
          </g>
        );
      })}
    </svg>
  );
}
