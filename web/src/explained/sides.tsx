// Summary of each player's moves.

import "../analysis/tree-view.css";
import "../components/stone.css";
import "./sides.css";
import type { Color } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { type Course, signOf } from "./course.ts";
import { type Verdict, verdicts } from "./judgement.ts";
import { percentText } from "./words.ts";

export function Sides({ course }: { course: Course }) {
  const words = messages.explained;
  return (
    <table class="sides small">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{words.players}</span>
          </th>
          <th scope="col" title={words.accuracyHint}>
            {words.accuracy}
          </th>
          {verdicts.map((verdict) => (
            <th key={verdict} scope="col">
              {words.kinds[verdict]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Side course={course} color="white" />
        <Side course={course} color="black" />
      </tbody>
    </table>
  );
}

function Side({ course, color }: { course: Course; color: Color }) {
  const { accuracy, counts } = course.explanation.sides.value[color];
  const name = course.page.subject.players?.[color] ?? messages.color[color];
  return (
    <tr>
      <th scope="row" class="side-name">
        <span class={`stone ${color}`} role="img" aria-label={messages.color[color]} /> {name}
      </th>
      <td>
        <strong>{accuracy === null ? "–" : percentText(accuracy)}</strong>
      </td>
      {verdicts.map((verdict) => (
        <td key={verdict}>
          <Count course={course} color={color} verdict={verdict} n={counts[verdict]} />
        </td>
      ))}
    </tr>
  );
}

interface CountProps {
  course: Course;
  color: Color;
  verdict: Verdict;
  n: number;
}

/** Jumps from one such move to the next. */
function Count({ course, color, verdict, n }: CountProps) {
  const isOne = (ply: number) => {
    const one = course.explanation.judged.value[ply - 1];
    return one?.by === color && one.verdict === verdict;
  };
  const words = messages.explained;
  return (
    <button
      type="button"
      class="side-count"
      disabled={n === 0}
      aria-label={words.countOf[verdict]({ n })}
      title={words.next}
      onClick={() => course.seek(1, isOne)}
    >
      {n > 0 && <span class={`verdict ${verdict}`}>{signOf[verdict]}</span>} {n}
    </button>
  );
}
