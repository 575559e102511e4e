// The whole explanation as a table, for screen readers and for users who prefer figures.

import "../analysis/tree-view.css";
import "../components/line-move.css";
import "../components/table.css";
import "./view.css";
import { Fold } from "../components/fold.tsx";
import { assessedText } from "../computer/expected.ts";
import { spentText } from "../labels/time.ts";
import { locale, messages } from "../messages/messages.ts";
import type { Course } from "./course.ts";
import { moveText } from "./words.ts";

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
      <td>{known ? assessedText(known, locale) : ""}</td>
      <td>{verdict ? messages.explained.verdict[verdict] : ""}</td>
      <td>{spent === undefined ? "" : spentText(spent)}</td>
    </tr>
  );
}
