import "./board.css";
import "../board/board.css";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useRef } from "preact/hooks";
import { moveByKey } from "../board/keys.ts";
import type { Held } from "../board/model.ts";
import { Shape } from "../board/pieces.tsx";
import { useBoardPointer } from "../board/pointer.ts";
import { CubeOnBoard, DiceOnBoard, overDice } from "./dice.tsx";
import {
  boxOf,
  edge,
  height,
  manAt,
  neighbour,
  readingOrder,
  type View,
  width,
} from "./geometry.ts";
import type { Man } from "./men.ts";
import type { NardiModel } from "./model.ts";
import { Ground } from "./picture.tsx";
import { ownerOf, type Place, places, pointOf } from "./position.ts";
import { cubeText, diceText, placeText } from "./sentences.ts";
import { TraceMarks } from "./trace-marks.tsx";

interface Props {
  model: NardiModel;
  label: string;
  /** What a click on the dice of the side at the bottom does, for the player who plays them. */
  diceButton?: { text: string; act(): void } | undefined;
}

export function NardiBoard({ model, label, diceButton }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useBoardPointer(element, model);
  const taking = model.movable.value.size > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") model.release();
    moveByKey(event, element.current, model.focused, (place, direction) =>
      neighbour(model.view.value, place, direction),
    );
  };
  return (
    <div
      ref={element}
      class={`board nardi-board${taking ? " taking" : ""}`}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      style={{ "--columns": width, "--rows": height, "--slide": `${model.slideMs.value}ms` }}
    >
      <svg class="overlay" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <Ground view={model.view.value} />
        <Targets model={model} />
      </svg>
      <Numbers view={model.view.value} />
      {readingOrder(model.view.value).map((place) => (
        <PlaceButton key={place} model={model} place={place} />
      ))}
      <Dice model={model} />
      {diceButton && <DiceButton model={model} {...diceButton} />}
      <Men model={model} />
      <Trace model={model} />
      <Counts model={model} />
    </div>
  );
}

interface Within {
  model: NardiModel;
}

/** Highlights the places that the picked man can reach. */
function Targets({ model }: Within) {
  const view = model.view.value;
  return (
    <>
      {[...model.targets.value].map((place) => {
        const box = boxOf(view, place);
        return (
          <rect
            key={place}
            class="nardi-target"
            x={box.x + 0.04}
            y={box.y}
            width={box.width - 0.08}
            height={box.height}
            rx="0.2"
          />
        );
      })}
    </>
  );
}

function PlaceButton({ model, place }: Within & { place: Place }) {
  const box = boxOf(model.view.value, place);
  const picked = model.picked.value === place;
  const movable = model.movable.value.has(place);
  const target = model.targets.value.has(place);
  return (
    <button
      type="button"
      class={movable ? "nardi-place own" : "nardi-place"}
      data-square={place}
      tabIndex={model.focused.value === place ? 0 : -1}
      aria-label={placeText(model.position.value, model.side.value, place, { picked, target })}
      aria-pressed={picked}
      onFocus={() => {
        model.focused.value = place;
      }}
      style={{
        left: `${(box.x / width) * 100}%`,
        top: `${(box.y / height) * 100}%`,
        width: `${(box.width / width) * 100}%`,
        height: `${(box.height / height) * 100}%`,
      }}
    />
  );
}

function Men({ model }: Within) {
  const men = model.men.value;
  const counts = new Map<Place, number>();
  for (const { place } of men) counts.set(place, (counts.get(place) ?? 0) + 1);
  return (
    <>
      {men.map((man) => {
        const count = counts.get(man.place) ?? 1;
        return <ManToken key={man.id} model={model} man={man} count={count} held={model.held} />;
      })}
    </>
  );
}

interface ManProps extends Within {
  man: Man;
  count: number;
  held: ReadonlySignal<Held | null>;
}

function ManToken({ model, man, count, held }: ManProps) {
  const { x, y } = manAt(model.view.value, man.place, man.index, count);
  // Only the dragged man is redrawn while it moves.
  const hand = useComputed(() => (held.value?.token === man.id ? held.value : null)).value;
  const top = man.index === count - 1;
  const raised = top && model.picked.value === man.place;
  const movable = top && model.movable.value.has(man.place);
  const state = `${raised ? " raised" : ""}${hand ? " dragged" : ""}${movable ? " movable" : ""}`;
  const place = { "--x": x, "--y": y, zIndex: raised || hand ? 40 : man.index + 1 };
  return (
    <svg
      class={`piece nardi-man${state}`}
      aria-hidden="true"
      viewBox="0 0 100 100"
      style={hand ? { ...place, translate: `${hand.x}px ${hand.y}px` } : place}
    >
      <Shape piece={{ color: man.color, king: false }} />
    </svg>
  );
}

/** Numbers on stacks that are too high to count at a glance. */
function Counts({ model }: Within) {
  const { position, view } = model;
  const crowded = places.flatMap((place) => {
    const men = model.men.value.filter((man) => man.place === place).length;
    const off = ownerOf(place) !== null;
    return men > (off ? 1 : 5) ? [{ place, men }] : [];
  });
  return (
    <svg
      class="overlay nardi-counts"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      data-turn={position.value.turn}
    >
      {crowded.map(({ place, men }) => {
        const { x, y } = manAt(view.value, place, men - 1, men);
        const { color } = model.men.value.find((man) => man.place === place) ?? { color: "white" };
        return (
          <text key={place} class={`nardi-count ${color}-count`} x={x + 0.5} y={y + 0.52}>
            {men}
          </text>
        );
      })}
    </svg>
  );
}

/** The numbers of the points, as the side at the bottom counts them. */
function Numbers({ view }: { view: View }) {
  return (
    <div class="nardi-numbers" aria-hidden="true">
      {places.map((place) => {
        if (ownerOf(place) !== null) return null;
        const { x, upward } = boxOf(view, place);
        const left = `${((x + 0.5) / width) * 100}%`;
        const top = `${((upward ? height - edge / 2 : edge / 2) / height) * 100}%`;
        return (
          <span key={place} style={{ left, top }}>
            {pointOf(view.side, place)}
          </span>
        );
      })}
    </div>
  );
}

/** Hidden while men travel: it shows where they went. */
function Trace({ model }: Within) {
  const trace = model.trace.value;
  if (!trace || model.travels.value) return null;
  return (
    <svg class="overlay nardi-counts" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <TraceMarks trace={trace} position={model.position.value} view={model.view.value} />
    </svg>
  );
}

/** While men travel, the dice of their play; then also the next player's dice. */
function Dice({ model }: Within) {
  const view = model.view.value;
  const turn = model.position.value.turn;
  const cube = model.cube.value;
  const past = model.past.value;
  const travels = model.travels.value !== null;
  const shown = travels ? [] : model.shown.value;
  return (
    <div class="nardi-dice">
      {past && !shown.some(({ color }) => color === past.color) && (
        <span role="img" aria-label={diceText(past.color, past.dice)}>
          <DiceOnBoard view={view} color={past.color} dice={past.dice} small={!travels} />
        </span>
      )}
      {shown.map(({ color, dice }) => (
        <span key={color} role="img" aria-label={diceText(color, dice)}>
          <DiceOnBoard
            view={view}
            color={color}
            dice={dice}
            used={color === turn ? model.used.value : []}
          />
        </span>
      ))}
      {cube && (
        <span role="img" aria-label={cubeText(cube)}>
          <CubeOnBoard view={view} cube={cube} />
        </span>
      )}
    </div>
  );
}

function DiceButton({ model, text, act }: Within & { text: string; act(): void }) {
  const { side } = model;
  const dice = model.shown.value.find(({ color }) => color === side.value)?.dice ?? [];
  if (dice.length === 0) return null;
  return (
    <button
      type="button"
      class="nardi-throw"
      aria-label={text}
      title={text}
      // A press here is none on a point.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={act}
      style={overDice(model.view.value, dice.length)}
    />
  );
}
