// The selected move: what it cost, what was better, and a button to retry it.

import "../analysis/tree-view.css";
import "../components/line-move.css";
import "./moment.css";
import { EndingAt } from "../endings/known.tsx";
import { spentText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { type Course, signOf } from "./course.ts";
import type { Judged } from "./judgement.ts";
import type { Outcome } from "./trial.ts";
import { moveText, percentText, worthText } from "./words.ts";

export function Moment({ course }: { course: Course }) {
  const tried = course.trial.ply.value;
  const ply = course.ply.value;
  return (
    <div class="judged">
      {tried !== null ? (
        <Try course={course} ply={tried} />
      ) : ply === 0 ? (
        <p class="small muted">{messages.explained.curveHint}</p>
      ) : (
        <Move course={course} ply={ply} />
      )}
    </div>
  );
}

interface Props {
  course: Course;
  ply: number;
}

function Move({ course, ply }: Props) {
  const { explanation } = course;
  const known = explanation.known.value[ply];
  const one = explanation.judged.value[ply - 1];
  const spent = explanation.moves[ply - 1]?.spentMs;
  return (
    <>
      <p class="judged-move">
        <strong>{moveText(course, ply)}</strong>
        {one?.verdict && <Verdict judged={one} />}
        <span class="judged-facts small muted">
          {known && <span>{worthText(known)}</span>}
          {spent !== undefined && <span title={messages.game.spentTitle}>{spentText(spent)}</span>}
        </span>
      </p>
      <EndingAt variant={course.page.subject.variant.key} fen={explanation.fens[ply] ?? ""} />
      {one?.verdict && <Better course={course} ply={ply} />}
    </>
  );
}

function Verdict({ judged }: { judged: Judged }) {
  const words = messages.explained;
  if (!judged.verdict) return null;
  return (
    <>
      <span class={`verdict ${judged.verdict}`}>
        {signOf[judged.verdict]} {words.verdict[judged.verdict]}
      </span>
      <span class="small" title={words.costHint({ color: judged.by })}>
        {percentText(judged.from)} → {percentText(judged.to)}
      </span>
    </>
  );
}

/** The better line, with a button for each move, and the actions on it. */
function Better({ course, ply }: Props) {
  const words = messages.explained;
  const line = course.explanation.bestFrom(ply - 1);
  return (
    <>
      <p class="better">
        <span class="small muted">{words.better}</span>
        {line.slice(0, shownMoves).map(({ short }, i) => (
          <button
            // The same move may occur twice in a line.
            key={i}
            type="button"
            class="line-move tree-move"
            onClick={() => course.enterBetter(ply, i + 1)}
          >
            {short}
          </button>
        ))}
      </p>
      <div class="button-row">
        <button type="button" class="button small-button" onClick={() => course.trial.begin(ply)}>
          {words.tryAgain}
        </button>
        <button
          type="button"
          class="button small-button"
          aria-pressed={course.shown.value === ply - 1}
          onClick={() => course.showBetter(ply)}
        >
          {words.show}
        </button>
      </div>
    </>
  );
}

/** Number of moves shown, because the end of a line is unreliable. */
const shownMoves = 8;

function Try({ course, ply }: Props) {
  const words = messages.explained;
  const { trial, explanation } = course;
  const outcome = trial.outcome.value;
  const color = explanation.moverOf(ply - 1);
  return (
    <>
      <p role="status">
        {outcome
          ? outcomeText(outcome)
          : words.find({ color, move: explanation.moves[ply - 1]?.short ?? "" })}
      </p>
      <div class="button-row">
        {outcome && outcome.kind !== "looking" && (
          <button type="button" class="button small-button" onClick={() => trial.again()}>
            {words.another}
          </button>
        )}
        <button type="button" class="button small-button" onClick={() => trial.solve()}>
          {words.solution}
        </button>
        <button
          type="button"
          class="button small-button"
          onClick={() => {
            trial.leave();
            course.goTo(ply);
          }}
        >
          {words.leave}
        </button>
      </div>
    </>
  );
}

function outcomeText(outcome: Outcome): string {
  const words = messages.explained;
  const { move } = outcome;
  if (outcome.kind !== "judged") return words.tried[outcome.kind]({ move });
  const { from, to, verdict } = outcome.judged;
  if (verdict === null) return words.tried.good({ move });
  return words.tried.worse({ move, from: percentText(from), to: percentText(to) });
}
