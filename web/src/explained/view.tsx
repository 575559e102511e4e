// Explains a finished game: its evaluation curve, the mistakes and the better moves.

import "../components/form.css";
import "../components/reach.css";
import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import type { Analysis, FinishedGame } from "../analysis/analysis.ts";
import { silenceAbout } from "../analysis/silence.ts";
import { Trouble } from "../components/controls.tsx";
import { whileSeen } from "../computer/while-seen.ts";
import { messages } from "../messages/messages.ts";
import { gameAtPly } from "../navigation/game-address.ts";
import { Course } from "./course.ts";
import { Curve } from "./curve.tsx";
import { Explanation } from "./explanation.ts";
import { Moment } from "./moment.tsx";
import { Sides } from "./sides.tsx";
import { SiteAnalysis } from "./site.ts";
import { AtTheSite, FoundBefore } from "./site-view.tsx";
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
  const site = useMemo(() => new SiteAnalysis(game.id, explanation), [game, explanation]);
  const silence = silenceAbout(page.subject, explanation.fens);
  useEffect(() => course.begin(), [course]);
  useEffect(() => () => explanation.dispose(), [explanation]);
  const here = site.state.value === "absent" || site.state.value === "ready";
  useEffect(() => (silence === null ? site.begin() : undefined), [site, silence]);
  useEffect(
    () => (silence === null && here ? whileSeen(explanation) : undefined),
    [explanation, silence, here],
  );
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
      {explanation.state.value === "looking" && <Progress explanation={explanation} site={site} />}
      {explanation.state.value === "lost" && <Trouble>{messages.analysis.computer.lost}</Trouble>}
      {explanation.state.value === "done" && <Sides course={course} />}
      {explanation.state.value === "done" && <FoundBefore site={site} />}
      <Moment course={course} />
      <div class="explained-more small">
        <a class="reach" href={gameAtPly(game.id, course.at.value.after)}>
          {words.gamePage}
        </a>
        <Table course={course} />
      </div>
    </section>
  );
}

interface ProgressProps {
  explanation: Explanation;
  site: SiteAnalysis;
}

function Progress({ explanation, site }: ProgressProps) {
  if (site.state.value !== "absent") return <AtTheSite site={site} />;
  const done = explanation.progress.value;
  return (
    <p class="explained-progress small muted">
      <progress max={1} value={done} aria-label={messages.explained.looking} />
      {messages.explained.looking} {percentText(done)}
    </p>
  );
}
