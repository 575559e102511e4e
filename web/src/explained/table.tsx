// The whole explanation as a table: for a screen reader, and for whoever likes figures better.

import "../analysis/tree-view.css";
import "../parts/line-move.css";
import "../parts/table.css";
import "./view.css";
import { messages } from "../messages/messages.ts";
import { Fold } from "../parts/fold.tsx";
import { spentText } from "../words/time.ts";
import type { Course } from "./course.ts";
import { moveText, worthText } from "./words.ts";

export function Table({ course }: { course: Course }) {
  const words = messages.explained;
  return (
    <Fold title={words.table}>
      {() => (
        <div class="explained-table">
          <table class="table">
            <thead>
              <tr>
                {words.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {course.explanation.moves.map((_, i) => (
                <Row key={i} course={course} ply={i + 1} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Fold>
  );
}

function Row({ course, ply }: { course: Course; ply: number }) {
  const { explanation } = course;
  const known = explanation.known.value[ply];
  const verdict = explanation.judged.value[ply - 1]?.verdict;
  const spent = explanation.moves[ply - 1]?.spentMs;
  return (
    <tr>
      <td>
        <button type="button" class="line-move tree-move" onClick={() => course.goTo(ply)}>
          {moveText(course, ply)}
        </button>
      </td>
      <td>{known ? worthText(known) : ""}</td>
      <td>{verdict ? messages.explained.verdict[verdict] : ""}</td>
      <td>{spent === undefined ? "" : spentText(spent)}</td>
    </tr>
  );
}
