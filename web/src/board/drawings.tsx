// Drawings over the squares: the line of the last move, arrows and circles.

import "./board.css";
import type { BoardModel, Shape } from "./model.ts";
import type { Route } from "./routes.ts";

interface Props<R extends Route> {
  model: BoardModel<R>;
}

const viewBox = <R extends Route>({ geometry }: BoardModel<R>) =>
  `0 0 ${geometry.columns} ${geometry.rows}`;

export function RouteLine<R extends Route>({ model }: Props<R>) {
  const last = model.lastMove.value;
  if (!last) return null;
  const points = [last.from, ...last.landings].map((square) => {
    const { x, y } = model.center(square);
    return `${x},${y}`;
  });
  return (
    <svg class="overlay route-line" aria-hidden="true" viewBox={viewBox(model)}>
      <polyline points={points.join(" ")} />
    </svg>
  );
}

/**
 * Why a move was refused: the capture that must be played and what it takes, or the pieces in the
 * way.
 */
export function RefusalMarks<R extends Route>({ model }: Props<R>) {
  const route = model.compulsory.value;
  const ringed = route?.captured ?? model.inTheWay.value;
  if (ringed.length === 0) return null;
  const line = route ? [route.from, ...route.landings] : [];
  const points = line.map((square) => {
    const { x, y } = model.center(square);
    return `${x},${y}`;
  });
  return (
    <svg class="overlay compulsory" aria-hidden="true" viewBox={viewBox(model)}>
      {route && <polyline points={points.join(" ")} />}
      {ringed.map((square) => {
        const { x, y } = model.center(square);
        return <circle key={square} cx={x} cy={y} r="0.46" />;
      })}
    </svg>
  );
}

export function Arrows<R extends Route>({ model }: Props<R>) {
  return (
    <>
      <Shapes model={model} kind="advice" shapes={model.advice.value} />
      <Shapes model={model} kind="own" shapes={model.shapes.value} />
    </>
  );
}

interface ShapesProps<R extends Route> extends Props<R> {
  kind: "advice" | "own";
  shapes: readonly Shape[];
}

function Shapes<R extends Route>({ model, kind, shapes }: ShapesProps<R>) {
  if (shapes.length === 0) return null;
  return (
    <svg class={`overlay shapes ${kind}`} aria-hidden="true" viewBox={viewBox(model)}>
      {shapes.map((shape) => (
        <Drawn key={`${shape.from}-${shape.to}`} model={model} shape={shape} />
      ))}
    </svg>
  );
}

const headLength = 0.42;
const headWidth = 0.24;

function Drawn<R extends Route>({ model, shape }: Props<R> & { shape: Shape }) {
  const from = model.center(shape.from);
  const to = model.center(shape.to);
  if (shape.from === shape.to) return <circle cx={from.x} cy={from.y} r="0.44" />;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const neck = { x: to.x - ux * headLength, y: to.y - uy * headLength };
  const side = (sign: number) =>
    `${neck.x - sign * uy * headWidth},${neck.y + sign * ux * headWidth}`;
  return (
    <g>
      <line x1={from.x + ux * 0.2} y1={from.y + uy * 0.2} x2={neck.x} y2={neck.y} />
      <polygon points={`${to.x},${to.y} ${side(1)} ${side(-1)}`} />
    </g>
  );
}
