// What players say is wrong with puzzles, and what is decided about it.

import "../parts/board-shapes.css";
import "../parts/lines.css";
import "./puzzle-reports.css";
import { useSignal } from "@preact/signals";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { analysisOf } from "../navigation/analysis-address.ts";
import { rulesLoaded } from "../net/connection.ts";
import { type PuzzleReport, puzzles } from "../net/puzzles.ts";
import { Ago } from "../parts/ago.tsx";
import { Field } from "../parts/controls.tsx";
import { Failed } from "../parts/failed.tsx";
import { Form, kept } from "../parts/form.tsx";
import { StaticBoard } from "../parts/static-board.tsx";
import { useTask } from "../parts/task.ts";
import { variantName } from "../words/variants.ts";
import { byPuzzle, type Reported } from "./reported.ts";

export default function PuzzleReports() {
  const words = messages.puzzle.desk;
  const reports = useResource(puzzles.reports, []);
  const items = reports.answer.value?.items;
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
          <PuzzleLine key={one.puzzle} reported={one} decided={() => void reports.load()} />
        ))}
      </ul>
      <Failed again={() => reports.again()}>{reports.trouble.value}</Failed>
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
      <div class="reported">
        <Picture reported={reported} />
        <Said reported={reported} />
      </div>
      <Form
        task={task}
        button={words.takeOut}
        look="danger"
        empty={empty}
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

/** The position to be solved, as who solves it sees it. */
function Picture({ reported: { variant, asked } }: { reported: Reported }) {
  const rules = rulesLoaded.value;
  if (!rules) return <div class="board-shape" />;
  return (
    <StaticBoard
      geometry={rules.variant(variant).geometry}
      fen={asked}
      label={messages.board.label}
      flipped={asked.startsWith("B")}
    />
  );
}

function Said({ reported }: { reported: Reported }) {
  const { puzzle, variant, asked, solution, reports } = reported;
  return (
    <div class="line-what">
      <span class="reported-ways">
        <a href={`/puzzles/${puzzle}`}>
          {variantName(variant)} · #{puzzle}
        </a>
        <a href={analysisOf(variant, asked)}>{messages.puzzle.analyse}</a>
      </span>
      <span class="small">{messages.puzzle.desk.solution({ moves: solution.join(" ") })}</span>
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </div>
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
