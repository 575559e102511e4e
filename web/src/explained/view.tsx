// A game that is over, explained: its course as a curve, what was lost where, and what was better.

import "../parts/form.css";
import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import type { Analysis, FinishedGame } from "../analysis/analysis.ts";
import { silenceAbout } from "../analysis/silence.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { Course } from "./course.ts";
import { Curve } from "./curve.tsx";
import { Explanation } from "./explanation.ts";
import { Moment } from "./moment.tsx";
import { Sides } from "./sides.tsx";
import { Table } from "./table.tsx";
import { percentText } from "./words.ts";

interface Props {
  page: Analysis;
  game: FinishedGame;
}

export default function Explained({ page, game }: Props) {
  const course = useMemo(
    () => new Course(page, new Explanation(page.subject, game, page.rules)),
    [page, game],
  );
  const { explanation } = course;
  const silence = silenceAbout(page.subject, explanation.fens);
  useEffect(() => course.begin(), [course]);
  useEffect(() => () => explanation.dispose(), [explanation]);
  useEffect(() => (silence === null ? whileSeen(explanation) : undefined), [explanation, silence]);
  useEffect(() => {
    if (explanation.state.peek() !== "looking") return;
    return explanation.state.subscribe((state) => {
      if (state === "done") page.announcement.value = messages.explained.done;
    });
  }, [page, explanation]);
  if (!course.holds.value) return null;
  const words = messages.explained;
  if (silence !== null)
    return (
      <section class="explained" aria-label={words.title} aria-busy={silence === "unknown"}>
        {silence !== "unknown" && <p class="note">{messages.analysis.computer.silence[silence]}</p>}
      </section>
    );
  return (
    <section class="explained" aria-label={words.title}>
      <Curve course={course} />
      {explanation.state.value === "looking" && <Progress explanation={explanation} />}
      {explanation.state.value === "lost" && <Trouble>{messages.analysis.computer.lost}</Trouble>}
      {explanation.state.value === "done" && <Sides course={course} />}
      <Moment course={course} />
      <Table course={course} />
    </section>
  );
}

/** Looks as long as the page is seen: nobody's battery is emptied behind another tab. */
function whileSeen(explanation: Explanation): () => void {
  const follow = () => {
    if (document.visibilityState === "visible") explanation.goOn();
    else explanation.rest();
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    explanation.rest();
  };
}

function Progress({ explanation }: { explanation: Explanation }) {
  const done = explanation.progress.value;
  return (
    <p class="explained-progress small muted">
      <progress max={1} value={done} aria-label={messages.explained.looking} />
      {messages.explained.looking} {percentText(done)}
    </p>
  );
}
