import "./trace.css";
import { manAt, type View } from "./geometry.ts";
import { type Position, pointOf } from "./position.ts";
import { spotsOf, type Trace } from "./trace.ts";

interface Props {
  trace: Trace;
  position: Position;
  view: View;
}

/** Rings where men left and where they arrived, and an arc for each man's way. */
export function TraceMarks({ trace, position, view }: Props) {
  const own = position.men[trace.color];
  const men = (place: number) => own[pointOf(trace.color, place) ?? -1] ?? 0;
  const at = (place: number, index: number) => {
    const { x, y } = manAt(view, place, index, Math.max(men(place), index + 1));
    return { x: x + 0.5, y: y + 0.5 };
  };
  return (
    <>
      {spotsOf(trace, men).map(({ from, to }, i) => {
        const [start, end] = [at(from.place, from.index), at(to.place, to.index)];
        return (
          <g key={i} class="nardi-trace">
            <path class="nardi-arc" d={arc(start, end)} />
            <circle class="nardi-left" cx={start.x} cy={start.y} r="0.44" />
            <circle class="nardi-arrived" cx={end.x} cy={end.y} r="0.47" />
          </g>
        );
      })}
    </>
  );
}

interface Point {
  x: number;
  y: number;
}

/** Bends towards the middle of the way's left, more for a longer way. */
function arc(start: Point, end: Point): string {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const bend = 0.18;
  const middle = { x: start.x + x / 2 - y * bend, y: start.y + y / 2 + x * bend };
  return `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}
