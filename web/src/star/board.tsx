import "./board.css";
import "../board/board.css";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { moveByKey } from "../board/keys.ts";
import type { Held } from "../board/model.ts";
import { useBoardPointer } from "../board/pointer.ts";
import { SeatMan, seatColor } from "../components/star-seats.tsx";
import { drawn, type Hole, heightOf, neighbour, readingOrder, widthOf } from "./geometry.ts";
import type { Man } from "./men.ts";
import type { StarModel } from "./model.ts";
import { Ground } from "./picture.tsx";
import { holeText } from "./sentences.ts";

interface Props {
  model: StarModel;
  label: string;
}

export function StarBoard({ model, label }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useBoardPointer(element, model);
  const { star } = model;
  const bottom = model.bottom.value;
  const [width, height] = [widthOf(star), heightOf(star)];
  const taking = model.movable.value.size > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") model.release();
    moveByKey(event, element.current, model.focused, (hole, direction) =>
      neighbour(star, bottom, hole, direction),
    );
  };
  return (
    <div
      ref={element}
      class={`board star-board${taking ? " taking" : ""}`}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      style={{ "--columns": width, "--rows": height }}
    >
      <svg class="overlay" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <Ground star={star} bottom={bottom} target={model.target.value} />
        <LastWay model={model} />
      </svg>
      {readingOrder(star, bottom).map((hole) => (
        <HoleButton key={hole} model={model} hole={hole} />
      ))}
      {model.men.value.map((man) => (
        <ManToken key={man.id} model={model} man={man} held={model.held} />
      ))}
      <svg class="overlay star-targets" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        {[...model.targets.value].map((hole) => {
          const { x, y } = drawn(star, bottom, hole);
          return <circle key={hole} class="star-target" cx={x} cy={y} r="0.34" />;
        })}
      </svg>
    </div>
  );
}

/** The last move: where the man began, hopped and stands. */
function LastWay({ model }: { model: StarModel }) {
  const path = model.last.value;
  const last = path.at(-1);
  if (last === undefined) return null;
  const spots = path.map((hole) => drawn(model.star, model.bottom.value, hole));
  const seat = model.standing.value.men.get(last) ?? 0;
  return (
    <g class={`star-last star-${seatColor(seat)}`}>
      <polyline class="star-way" points={spots.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {spots.map(({ x, y }, i) =>
        i < spots.length - 1 ? (
          <circle key={i} class="star-hop" cx={x} cy={y} r="0.34" />
        ) : (
          <circle key={i} class="star-stands" cx={x} cy={y} r="0.5" />
        ),
      )}
    </g>
  );
}

function HoleButton({ model, hole }: { model: StarModel; hole: Hole }) {
  const { star } = model;
  const { x, y } = drawn(star, model.bottom.value, hole);
  const [width, height] = [widthOf(star), heightOf(star)];
  const picked = model.picked.value === hole;
  const movable = model.movable.value.has(hole);
  const state = { picked, target: model.targets.value.has(hole) };
  const name = star.names[hole] ?? "";
  return (
    <button
      type="button"
      class={`star-place${movable ? " own" : ""}`}
      data-square={hole}
      data-name={name}
      tabIndex={model.focused.value === hole ? 0 : -1}
      aria-label={holeText(name, model.standing.value.men.get(hole), state)}
      aria-pressed={picked}
      onFocus={() => {
        model.focused.value = hole;
      }}
      style={{
        left: `${((x - 0.48) / width) * 100}%`,
        top: `${((y - 0.42) / height) * 100}%`,
        width: `${(0.96 / width) * 100}%`,
        height: `${(0.84 / height) * 100}%`,
      }}
    />
  );
}

interface ManProps {
  model: StarModel;
  man: Man;
  held: ReadonlySignal<Held | null>;
}

function ManToken({ model, man, held }: ManProps) {
  const { x, y } = drawn(model.star, model.bottom.value, man.hole);
  // Only the dragged man is redrawn while it moves.
  const hand = useComputed(() => (held.value?.token === man.id ? held.value : null)).value;
  const raised = model.picked.value === man.hole;
  const movable = model.movable.value.has(man.hole);
  const state = `${raised ? " raised" : ""}${hand ? " dragged" : ""}${movable ? " movable" : ""}`;
  const place = { "--x": x - 0.5, "--y": y - 0.5 };
  return (
    <svg
      class={`piece star-token${state}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      style={hand ? { ...place, translate: `${hand.x}px ${hand.y}px` } : place}
    >
      <SeatMan seat={man.seat} />
    </svg>
  );
}
