// The selected move: what it cost, what was better, and a button to retry it.

import "../analysis/tree-view.css";
import "../components/line-move.css";
import "./moment.css";
import { Icon } from "../components/icons.tsx";
import { assessedText } from "../computer/expected.ts";
import { EndingAt } from "../endings/known.tsx";
import { shownMove } from "../labels/notation.ts";
import { spentText } from "../labels/time.ts";
import { locale, messages } from "../messages/messages.ts";
import { minute, shortSpan } from "../messages/spans.ts";
import { type Course, signOf } from "./course.ts";
import type { Judged } from "./judgement.ts";
import type { Outcome } from "./trial.ts";
import { moveText, percentText } from "./words.ts";

export function Moment({ course }: { course: Course }) {
  const tried = course.trial.ply.value;
  const ply = course.ply.value;
  return (
    <div class="judged">
      {tried !== null ? (
        <Try course={course} ply={tried} />
      ) : ply === 0 ? (
        <>
          <p class="small muted">{messages.explained.curveHint}</p>
          <Acts course={course} ply={null} />
        </>
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
  const words = messages.explained;
  const known = explanation.known.value[ply];
  const one = explanation.judged.value[ply - 1];
  const spent = explanation.moves[ply - 1]?.spentMs;
  return (
    <>
      <p class="judged-move">
        <span title={one?.verdict ? words.costHint({ color: one.by }) : undefined}>
          <strong>{moveText(course, ply)}</strong>
          {one?.verdict && <Verdict verdict={one.verdict} />}{" "}
          {one?.verdict
            ? words.costs({ part: percentText(one.from - one.to) })
            : known && `(${assessedText(known, locale)})`}
        </span>
        {spent !== undefined && (
          <span class="judged-spent small muted" title={messages.game.spentTitle}>
            {spent < minute ? shortSpan(Math.floor(spent / 100) * 100) : spentText(spent)}
          </span>
        )}
      </p>
      <EndingAt variant={course.page.subject.variant.key} fen={explanation.fens[ply] ?? ""} />
      {one?.verdict && <BetterLine course={course} ply={ply} />}
      <Acts course={course} ply={one?.verdict ? ply : null} />
    </>
  );
}

function Verdict({ verdict }: { verdict: NonNullable<Judged["verdict"]> }) {
  const name = messages.explained.verdict[verdict];
  return (
    <span class={`verdict ${verdict}`} role="img" aria-label={name} title={name}>
      {signOf[verdict]}
    </span>
  );
}

/** A button for each move of the better line. */
function BetterLine({ course, ply }: Props) {
  const line = course.explanation.bestFrom(ply - 1);
  return (
    <p class="better small">
      <span class="muted">{messages.explained.better}</span>
      {line.slice(0, shownMoves).map(({ short }, i) => (
        <button
          // The same move may occur twice in a line.
          key={i}
          type="button"
          class="line-move tree-move"
          onClick={() => course.enterBetter(ply, i + 1)}
        >
          {shownMove(short)}
        </button>
      ))}
    </p>
  );
}

/** Number of moves shown, because the end of a line is unreliable. */
const shownMoves = 8;

/** `ply` is the number of a mistake, or null. */
function Acts({ course, ply }: { course: Course; ply: number | null }) {
  const words = messages.explained;
  const found = course.explanation.judged.value.some((one) => one?.verdict);
  return (
    <div class="button-row judged-acts">
      {ply !== null && (
        <>
          <button type="button" class="button primary" onClick={() => course.trial.begin(ply)}>
            {words.tryAgain}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={course.shown.value === ply - 1}
            onClick={() => course.showBetter(ply)}
          >
            {words.show}
          </button>
        </>
      )}
      {found && (
        <button
          type="button"
          class="button judged-next"
          title={words.nextMistake}
          onClick={() => course.seek(1)}
        >
          {words.next}
          <Icon name="next" />
        </button>
      )}
    </div>
  );
}

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
          : words.find({ color, move: shownMove(explanation.moves[ply - 1]?.short ?? "") })}
      </p>
      <div class="button-row">
        {outcome && outcome.kind !== "looking" && (
          <button type="button" class="button" onClick={() => trial.again()}>
            {words.another}
          </button>
        )}
        <button type="button" class="button" onClick={() => trial.solve()}>
          {words.solution}
        </button>
        <button
          type="button"
          class="button"
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
  const move = shownMove(outcome.move);
  if (outcome.kind !== "judged") return words.tried[outcome.kind]({ move });
  const { from, to, verdict } = outcome.judged;
  if (verdict === null) return words.tried.good({ move });
  return words.tried.worse({ move, from: percentText(from), to: percentText(to) });
}
