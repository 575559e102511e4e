// Shown after an attempt: the rating change, the puzzle's themes, the line to step through, and
// where to go next.

import "../components/line-move.css";
import "./over-view.css";
import { useSignal } from "@preact/signals";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept, Lines } from "../components/form.tsx";
import { Stepping } from "../components/stepping.tsx";
import { useTask } from "../components/task.ts";
import { shownMove } from "../labels/notation.ts";
import { messages, named } from "../messages/messages.ts";
import { analysisOf } from "../navigation/analysis-address.ts";
import { gameAtPly } from "../navigation/game-address.ts";
import { puzzles } from "../net/puzzles.ts";
import { member } from "../session/account.ts";
import type { Attempt, Outcome } from "./attempt.ts";

interface Props {
  attempt: Attempt;
  outcome: Outcome;
  another(): void;
}

export function Over({ attempt, outcome, another }: Props) {
  const words = messages.puzzle;
  const { game } = outcome.result;
  return (
    <>
      <Facts outcome={outcome} />
      <Line attempt={attempt} />
      <Stepping
        steps={{
          first: () => attempt.stepTo(0),
          previous: () => attempt.step(-1),
          next: () => attempt.step(1),
          last: () => attempt.stepTo(attempt.line.value.length),
          flip: () => attempt.flip(),
        }}
        atStart={attempt.ply.value === 0}
        atEnd={attempt.astray.value === null && attempt.ply.value === attempt.line.value.length}
      />
      <div class="button-row">
        <button type="button" class="button primary" onClick={another}>
          {words.next}
        </button>
        <button type="button" class="button" onClick={() => attempt.replay()}>
          {words.replay}
        </button>
        <a class="button" href={analysisOf(attempt.variant.key, attempt.question)}>
          {words.analyse}
        </a>
      </div>
      <div class="puzzle-ways small">
        {game && <a href={gameAtPly(game.id, game.ply)}>{words.fromGame}</a>}
        {member.value && (
          <DialogButton label={words.report} title={words.reportTitle} look="small-button">
            {(close) => <Report id={attempt.puzzle.id} close={close} />}
          </DialogButton>
        )}
      </div>
    </>
  );
}

function Facts({ outcome: { result } }: { outcome: Outcome }) {
  const words = messages.puzzle;
  const { counted, puzzle_rating: of, solved, tries } = result;
  return (
    <>
      <dl class="puzzle-facts">
        <div>
          <dt>{words.puzzleRating}</dt>
          <dd>{of}</dd>
        </div>
        <div>
          <dt>{words.theme}</dt>
          <dd>{result.themes.map((one) => named(words.themes, one) ?? one).join(", ")}</dd>
        </div>
        <div>
          <dt>{words.solvedBy}</dt>
          <dd>{words.solvedOf({ solved, tries })}</dd>
        </div>
      </dl>
      {!counted && <p class="note">{member.value ? words.notCounted : words.guest}</p>}
    </>
  );
}

/** The game's last move and the solution. */
function Line({ attempt }: { attempt: Attempt }) {
  const shown = attempt.astray.value ? -1 : attempt.ply.value;
  return (
    <p class="puzzle-line">
      {attempt.line.value.map((route, i) => (
        <button
          // The same move may occur twice in a line.
          key={i}
          type="button"
          class={i === 0 ? "line-move puzzle-move muted" : "line-move puzzle-move"}
          aria-current={shown === i + 1}
          aria-label={messages.game.moveMade({
            color: messages.color[attempt.moverOf(i)],
            move: shownMove(route.short),
          })}
          onClick={() => attempt.stepTo(i + 1)}
        >
          {shownMove(route.short)}
        </button>
      ))}
    </p>
  );
}

function Report({ id, close }: { id: string; close(): void }) {
  const words = messages.puzzle;
  const text = useSignal("");
  const task = useTask("text");
  if (task.done)
    return (
      <>
        <p role="status">{words.reported}</p>
        <div class="button-row">
          <button type="button" class="button" onClick={close}>
            {messages.site.close}
          </button>
        </div>
      </>
    );
  return (
    <Form
      task={task}
      button={words.send}
      look="primary"
      empty={!text.value.trim()}
      act={() => task.run(() => puzzles.report(id, text.value.trim()))}
    >
      <Lines
        label={words.reportLabel}
        hint={words.reportHint}
        rows={3}
        maxLength={longestReport}
        problem={task.fieldTrouble("text")}
        {...kept(text)}
      />
    </Form>
  );
}

/** The server's limit, in characters. */
const longestReport = 500;
