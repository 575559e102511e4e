// The evaluation over the game; the area is White's share.

import "../analysis/tree-view.css";
import "./curve.css";
import { useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import type { Course } from "./course.ts";
import { areaOf, nearest, placeOf } from "./curve-shape.ts";
import { spokenAt } from "./words.ts";

export function Curve({ course }: { course: Course }) {
  const box = useRef<HTMLDivElement>(null);
  const { explanation } = course;
  const last = explanation.moves.length;
  const { after } = course.at.value;
  const follow = ({ clientX }: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (frame) course.goTo(nearest((clientX - frame.left) / frame.width, last));
  };
  return (
    <div
      ref={box}
      class="course"
      role="slider"
      tabIndex={0}
      aria-label={messages.explained.curve}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={after}
      aria-valuetext={spokenAt(course, after)}
      title={messages.explained.curveHint}
      onKeyDown={(event) => {
        const act = actionFor(course, last, event.key);
        if (!act) return;
        event.preventDefault();
        act();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={areaOf(explanation.known.value.map((known) => known?.expected ?? null))} />
        <line class="curve-even" x1="0" x2="100" y1="50" y2="50" />
      </svg>
      <Marks course={course} />
      <span class="curve-now" style={{ left: `${placeOf(after, last)}%` }} />
    </div>
  );
}

/** The arrow keys step through the game, as everywhere on the page. */
const actionFor = (course: Course, last: number, key: string): (() => void) | undefined =>
  ({
    Home: () => course.goTo(0),
    End: () => course.goTo(last),
    PageUp: () => course.seek(-1),
    PageDown: () => course.seek(1),
  })[key];

function Marks({ course }: { course: Course }) {
  const { explanation } = course;
  const last = explanation.moves.length;
  return (
    <>
      {explanation.judged.value.map((one, i) => {
        const known = explanation.known.value[i + 1];
        if (!one?.verdict || !known) return null;
        const place = { left: `${placeOf(i + 1, last)}%`, top: `${(1 - known.expected) * 100}%` };
        return <span key={i} class={`curve-mark verdict ${one.verdict}`} style={place} />;
      })}
    </>
  );
}
