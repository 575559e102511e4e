// The board as a picture, without interaction.

import "../components/board-picture.css";
import "./picture.css";
import { Shape } from "../board/pieces.tsx";
import type { Color } from "../board/position.ts";
import { boxOf, height, manAt, type View, width } from "./geometry.ts";
import { lay } from "./men.ts";
import { type Men, type OfEach, ownerOf, places, pointOf, standingOn } from "./position.ts";

const points = places.filter((place) => ownerOf(place) === null);
const edges = places.filter((place) => ownerOf(place) !== null);

/** The points, the bar and the tray for men borne off. */
export function Ground({ view }: { view: View }) {
  return (
    <g class="nardi-ground">
      {edges.map((place) => {
        const box = boxOf(view, place);
        // The halves overlap slightly to hide the seam.
        const y = box.upward ? box.y - 0.8 : 0;
        return (
          <rect
            key={place}
            class="nardi-edge"
            x={box.x}
            y={y}
            width={box.width}
            height={box.upward ? height - y : box.y + box.height + 0.8}
          />
        );
      })}
      {points.map((place) => {
        const { x, y, upward, ...size } = boxOf(view, place);
        const [base, tip] = upward ? [y + size.height + 0.6, y + 0.3] : [0, y + size.height - 0.3];
        return (
          <path
            key={place}
            class={place % 2 === 0 ? "nardi-point even" : "nardi-point"}
            d={`M${x + 0.04} ${base}L${x + 0.5} ${tip}L${x + 0.96} ${base}z`}
          />
        );
      })}
    </g>
  );
}

/** The numbers of the points as `side` counts them. */
export function Numbers({ view, side }: { view: View; side: Color }) {
  return (
    <g class="nardi-numbers">
      {points.map((place) => {
        const box = boxOf(view, place);
        return (
          <text key={place} x={box.x + 0.5} y={box.upward ? height - 0.3 : 0.3}>
            {pointOf(side, place)}
          </text>
        );
      })}
    </g>
  );
}

const start: Men = Array.from({ length: 26 }, (_, point) =>
  point === 24 ? 2 : point === 13 || point === 6 ? 5 : point === 8 ? 3 : 0,
);

interface PictureProps {
  label: string;
  men?: OfEach<Men>;
  view?: View;
}

const atStart: OfEach<Men> = { white: start, black: start };
const fromWhite: View = { side: "white", mirrored: false };

/** A picture of the given men, by default of the start. */
export function NardiPicture({ label, men = atStart, view = fromWhite }: PictureProps) {
  return (
    <svg class="board-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect class="nardi-wood" width={width} height={height} />
      <Ground view={view} />
      {lay(men).map(({ id, color, place, index }) => {
        const { x, y } = manAt(view, place, index, standingOn(men, place)?.men ?? 1);
        return (
          <g key={id} transform={`translate(${x} ${y}) scale(0.01)`}>
            <Shape piece={{ color, king: false }} />
          </g>
        );
      })}
    </svg>
  );
}
