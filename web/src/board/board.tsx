import "./board.css";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Arrows, RefusalMarks, RouteLine } from "./drawings.tsx";
import {
  type Geometry,
  nameOf,
  neighbour,
  pointOf,
  type Square,
  squareAt,
  turned,
} from "./geometry.ts";
import { type Direction, moveByKey } from "./keys.ts";
import type { BoardModel, Held } from "./model.ts";
import { Prisoners, Shape } from "./pieces.tsx";
import { useBoardPointer } from "./pointer.ts";
import type { Piece } from "./position.ts";
import { destination, type Route, standsOn } from "./routes.ts";
import type { Token } from "./tokens.ts";

export type Coordinates = "off" | "inside" | "beside";

export interface BoardWords {
  board: string;
  square(name: string, piece: Piece | undefined, state: SquareState): string;
}

export interface SquareState {
  picked: boolean;
  target: boolean;
  mustCapture: boolean;
}

interface BoardProps<R extends Route> {
  model: BoardModel<R>;
  words: BoardWords;
  coordinates: Coordinates;
  /** True while the last move waits for the user to send it. */
  unsent?: boolean;
}

const reversed: Readonly<Record<Direction, Direction>> = {
  left: "right",
  right: "left",
  up: "down",
  down: "up",
};

export function Board<R extends Route>({
  model,
  words,
  coordinates,
  unsent = false,
}: BoardProps<R>) {
  const element = useRef<HTMLDivElement>(null);
  useBoardPointer(element, model);

  const { geometry } = model;
  const takes = model.taking.value;
  const onKeyDown = (event: KeyboardEvent) => {
    moveByKey(event, element.current, model.focused, (square, direction) =>
      neighbour(geometry, square, model.flipped.value ? reversed[direction] : direction),
    );
  };

  return (
    <div
      class={`board-frame coordinates-${coordinates}`}
      style={{ "--columns": geometry.columns, "--rows": geometry.rows }}
    >
      <div
        ref={element}
        class={`board${geometry.field === "all" ? " lined" : ""}${takes ? " taking" : ""}${unsent ? " unsent" : ""}`}
        role="group"
        aria-label={words.board}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        style={{ "--slide": `${model.slideMs.value}ms` }}
      >
        <Squares model={model} words={words} />
        <RouteLine model={model} />
        <PieceLayer model={model} />
        <TargetDots model={model} />
        <RefusalMarks model={model} />
        <Arrows model={model} />
      </div>
      {coordinates === "beside" && <Beside geometry={geometry} flipped={model.flipped.value} />}
    </div>
  );
}

function useSquareClasses<R extends Route>(model: BoardModel<R>) {
  return useComputed(() => {
    const classes = new Map<Square, string[]>();
    const mark = (square: Square, name: string) => {
      classes.set(square, [...(classes.get(square) ?? []), name]);
    };
    const last = model.lastMove.value;
    if (last) {
      mark(last.from, "last");
      mark(last.landings.at(-1) ?? last.from, "last");
    }
    for (const { from, to } of model.premoves.value) {
      mark(from, "premove");
      mark(to, "premove");
    }
    const picked = model.picked.value;
    if (picked) mark(standsOn(picked), "picked");
    if (!picked?.path.length) {
      for (const square of model.movable.value) mark(square, "movable");
      for (const square of model.mustCapture.value) mark(square, "must");
    }
    return classes;
  });
}

interface SquaresProps<R extends Route> {
  model: BoardModel<R>;
  words: BoardWords;
}

function Squares<R extends Route>({ model, words }: SquaresProps<R>) {
  const { geometry } = model;
  const classes = useSquareClasses(model).value;
  const standing = new Map(
    model.tokens.value.filter((token) => !token.ghost).map((token) => [token.square, token.piece]),
  );
  const flipped = model.flipped.value;
  const picked = model.picked.value;
  const order = useMemo(() => {
    const squares = geometry.points.map((_, square) => square);
    return flipped ? squares.reverse() : squares;
  }, [geometry, flipped]);
  return (
    <>
      {order.map((square) => {
        const { column, row } = turned(geometry, pointOf(geometry, square), flipped);
        const piece = standing.get(square);
        const state: SquareState = {
          picked: picked !== null && standsOn(picked) === square,
          target: model.targets.value.has(square),
          mustCapture: model.mustCapture.value.has(square),
        };
        const own = model.own(square) ? " own" : "";
        return (
          <button
            key={square}
            type="button"
            class={`square ${classes.get(square)?.join(" ") ?? ""}${own}`}
            data-square={square}
            data-name={nameOf(geometry, square)}
            tabIndex={model.focused.value === square ? 0 : -1}
            aria-label={words.square(nameOf(geometry, square), piece, state)}
            aria-pressed={state.picked}
            onFocus={() => {
              model.focused.value = square;
            }}
            style={{ "--x": column, "--y": row }}
          >
            {!piece && <span class="coordinate">{nameOf(geometry, square)}</span>}
          </button>
        );
      })}
    </>
  );
}

function PieceLayer<R extends Route>({ model }: { model: BoardModel<R> }) {
  const flipped = model.flipped.value;
  const raised = model.picked.value ? standsOn(model.picked.value) : null;
  return (
    <>
      {model.tokens.value.map((token) => (
        <PieceToken
          key={token.id}
          token={token}
          geometry={model.geometry}
          flipped={flipped}
          raised={token.square === raised}
          held={model.held}
        />
      ))}
    </>
  );
}

interface TokenProps {
  token: Token;
  geometry: Geometry;
  flipped: boolean;
  raised: boolean;
  held: ReadonlySignal<Held | null>;
}

function PieceToken({ token, geometry, flipped, raised, held }: TokenProps) {
  const { column, row } = turned(geometry, pointOf(geometry, token.square), flipped);
  // Only the dragged piece is redrawn while it moves.
  const hand = useComputed(() => (held.value?.token === token.id ? held.value : null)).value;
  const state = `${token.ghost ? " ghost" : ""}${raised ? " raised" : ""}${hand ? " dragged" : ""}`;
  const place = { "--x": column, "--y": row };
  return (
    <svg
      class={`piece${state}`}
      aria-hidden="true"
      data-token={token.id}
      viewBox="0 0 100 100"
      style={hand ? { ...place, translate: `${hand.x}px ${hand.y}px` } : place}
    >
      <Shape piece={token.piece} />
      <Prisoners piece={token.piece} />
    </svg>
  );
}

function TargetDots<R extends Route>({ model }: { model: BoardModel<R> }) {
  const picked = model.picked.value;
  if (!picked) return null;
  const ends = new Set(model.routes.value.map(destination));
  return (
    <svg class="overlay" aria-hidden="true" viewBox={viewBox(model.geometry)}>
      {[...model.targets.value].map((square) => {
        const { x, y } = model.center(square);
        return (
          <circle
            key={square}
            class={ends.has(square) ? "dot" : "dot hop"}
            cx={x}
            cy={y}
            r="0.16"
          />
        );
      })}
    </svg>
  );
}

const viewBox = ({ columns, rows }: Geometry) => `0 0 ${columns} ${rows}`;

/**
 * Letters and numbers along the left and lower edges. Numbered boards show the squares' numbers
 * there.
 */
function Beside({ geometry, flipped }: { geometry: Geometry; flipped: boolean }) {
  const { columns, rows, algebraic } = geometry;
  const shown = (column: number, row: number) => turned(geometry, { column, row }, flipped);
  const numberAt = (column: number, row: number) => {
    const square = squareAt(geometry, shown(column, row));
    return square === undefined ? "" : nameOf(geometry, square);
  };
  const left = Array.from({ length: rows }, (_, row) =>
    algebraic ? String(rows - shown(0, row).row) : numberAt(0, row),
  );
  const bottom = Array.from({ length: columns }, (_, column) =>
    algebraic ? String.fromCharCode(97 + shown(column, 0).column) : numberAt(column, rows - 1),
  );
  return (
    <>
      <EdgeLabels side="left" labels={left} />
      <EdgeLabels side="bottom" labels={bottom} />
    </>
  );
}

function EdgeLabels({ side, labels }: { side: "left" | "bottom"; labels: readonly string[] }) {
  return (
    <div class={`edge edge-${side}`} aria-hidden="true">
      {labels.map((label, i) => (
        <span key={`${i}${label}`}>{label}</span>
      ))}
    </div>
  );
}
