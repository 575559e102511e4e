// The board as a picture, without interaction.

import "../components/board-picture.css";
import "./picture.css";
import { Shape } from "../board/pieces.tsx";
import { boxOf, edge, halfWidth, halves, height, manAt, type View, width } from "./geometry.ts";
import { lay } from "./men.ts";
import { isBar, type Men, type OfEach, ownerOf, places, standingOn } from "./position.ts";

const points = places.filter((place) => ownerOf(place) === null);
const trays = places.filter((place) => ownerOf(place) !== null && !isBar(place));

/** The frame with the bar and the trays for men borne off, and the points on the two fields. */
export function Ground({ view }: { view: View }) {
  return (
    <g class="nardi-ground">
      <rect class="nardi-frame" width={width} height={height} />
      {halves(view).map((left) => (
        <rect
          key={left}
          class="nardi-field"
          x={left}
          y={edge}
          width={halfWidth}
          height={height - 2 * edge}
        />
      ))}
      {trays.map((place) => {
        const box = boxOf(view, place);
        return (
          <rect
            key={place}
            class="nardi-tray"
            x={box.x + 0.1}
            y={box.y - 0.05}
            width={box.width - 0.2}
            height={box.height + 0.1}
            rx="0.1"
          />
        );
      })}
      {points.map((place) => {
        const { x, y, upward, height: high } = boxOf(view, place);
        const [base, tip] = upward ? [y + high, y + 0.3] : [y, y + high - 0.3];
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
