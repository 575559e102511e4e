// Players' reports on puzzles, and the moderators' decisions.

import "../components/lines.css";
import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { Fold } from "../components/fold.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { type PuzzleReport, puzzles } from "../net/puzzles.ts";
import { holdEnter } from "./hold-enter.ts";
import { byPuzzle, type Reported } from "./reported.ts";
import { ShownPuzzle } from "./shown-puzzle.tsx";
import { TakenOut } from "./taken-out.tsx";

export default function PuzzleReports() {
  const words = messages.puzzle.desk;
  const reports = useResource(puzzles.reports, []);
  const items = reports.answer.value?.items;
  const decisions = useSignal(0);
  const decided = () => {
    decisions.value += 1;
    void reports.load();
  };
  return (
    <section
      class="card form"
      aria-labelledby="puzzle-reports-title"
      aria-busy={items === undefined}
    >
      <h2 id="puzzle-reports-title">{words.title}</h2>
      {items?.length === 0 && <p class="muted">{words.none}</p>}
      <ul class="lines">
        {byPuzzle(items ?? []).map((one) => (
          <PuzzleLine key={one.puzzle} reported={one} decided={decided} />
        ))}
      </ul>
      <Failed again={() => reports.again()}>{reports.trouble.value}</Failed>
      <Fold title={words.outTitle}>{() => <TakenOut round={decisions.value} />}</Fold>
    </section>
  );
}

function PuzzleLine({ reported, decided }: { reported: Reported; decided(): void }) {
  const words = messages.puzzle.desk;
  const { puzzle } = reported;
  const reason = useSignal("");
  const task = useTask("reason");
  const decide = (ruling: typeof puzzles.takeOut) =>
    task.run(() => ruling(puzzle, reason.value.trim()).then(decided));
  const empty = reason.value.trim() === "";
  return (
    <li class="line report">
      <ShownPuzzle of={reported}>
        {reported.reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ShownPuzzle>
      <Form
        task={task}
        button={words.takeOut}
        look="danger"
        empty={empty}
        onKeyDown={holdEnter}
        act={() => decide(puzzles.takeOut)}
        after={
          <button
            type="button"
            class="button"
            disabled={task.busy || empty}
            onClick={() => void decide(puzzles.confirm)}
          >
            {words.isRight}
          </button>
        }
      >
        <Field
          label={words.reason}
          maxLength={500}
          problem={task.fieldTrouble("reason")}
          {...kept(reason)}
        />
      </Form>
    </li>
  );
}

function Report({ report: { text, username, created_ms } }: { report: PuzzleReport }) {
  return (
    <>
      <span>{text}</span>
      <span class="muted small">
        {messages.moderation.by} <a href={`/@/${encodeURIComponent(username)}`}>{username}</a> ·{" "}
        <Ago at={created_ms} />
      </span>
    </>
  );
}
