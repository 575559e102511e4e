// Accuracy and mistakes of each player.

import "../analysis/tree-view.css";
import "../components/stone.css";
import "./sides.css";
import type { Color } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import type { Course } from "./course.ts";
import { percentText } from "./words.ts";

export function Sides({ course }: { course: Course }) {
  return (
    <div class="sides small">
      <Side course={course} color="white" />
      <Side course={course} color="black" />
    </div>
  );
}

function Side({ course, color }: { course: Course; color: Color }) {
  const words = messages.explained;
  const { accuracy, counts } = course.explanation.sides.value[color];
  const name = course.page.subject.players?.[color] ?? messages.color[color];
  const n = counts.mistake + counts.blunder;
  return (
    <div class="side-summary">
      <span class={`stone ${color}`} role="img" aria-label={messages.color[color]} />
      <span class="side-name">{name}</span>
      <strong title={words.accuracyHint}>
        {accuracy === null ? "–" : percentText(accuracy)}
        <span class="visually-hidden"> {words.accuracy}</span>
      </strong>
      <Mistakes course={course} color={color} n={n} />
    </div>
  );
}

/** Jumps from one mistake of a player to the next. */
function Mistakes({ course, color, n }: { course: Course; color: Color; n: number }) {
  const isOne = (ply: number) => {
    const one = course.explanation.judged.value[ply - 1];
    return one?.by === color && (one.verdict === "mistake" || one.verdict === "blunder");
  };
  const words = messages.explained;
  return (
    <button
      type="button"
      class="side-count"
      disabled={n === 0}
      title={n === 0 ? undefined : words.nextMistake}
      onClick={() => course.seek(1, isOne)}
    >
      {words.mistakes({ n })}
    </button>
  );
}
