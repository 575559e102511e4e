// The board of a chapter, with the study's header above its moves.

import "../components/lines.css";
import "./chapter-view.css";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { AnalysisView } from "../analysis/view.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { guardLeaving, navigate } from "../navigation/router.ts";
import { loadRules } from "../net/connection.ts";
import { type Study, studies } from "../net/studies.ts";
import type { Rules } from "../rules/rules.ts";
import { username } from "../session/account.ts";
import { AboutChapter, AboutStudy, NewChapter } from "./chapters.tsx";
import { OpenChapter } from "./open-chapter.ts";
import { addressOf, longestName, type OpenStudy } from "./study.ts";

const words = messages.study;

interface Props {
  study: OpenStudy;
  number: number;
}

export default function ChapterView({ study, number }: Props) {
  const loaded = useResource(
    async () => ({ rules: await loadRules(), chapter: await studies.chapter(study.id, number) }),
    [study, number],
  );
  const open = useSignal<OpenChapter | null>(null);
  const found = loaded.answer.value;
  const mayEdit = study.answer.value?.may_edit ?? false;
  useEffect(() => {
    if (!found) return;
    const made = new OpenChapter(study.id, found.chapter, mayEdit, found.rules);
    open.value = made;
    return () => {
      made.dispose();
      open.value = null;
    };
  }, [found, study, mayEdit, open]);
  if (loaded.trouble.value)
    return <ErrorPage sentence={loaded.trouble.value} again={() => void loaded.again()} />;
  if (!found || !open.value) return <main id="content" class="game analysis" aria-busy="true" />;
  return <Shown study={study} chapter={open.value} rules={found.rules} />;
}

interface ShownProps {
  study: OpenStudy;
  chapter: OpenChapter;
  rules: Rules;
}

function Shown({ study, chapter, rules }: ShownProps) {
  const found = study.answer.value;
  const version = found?.chapters.find(({ number }) => number === chapter.number)?.version ?? 0;
  useEffect(() => void chapter.see(version, rules).catch(() => {}), [chapter, version, rules]);
  useLayoutEffect(
    () => guardLeaving(() => (chapter.stuck ? messages.site.unsaved : null)),
    [chapter],
  );
  useEffect(() => {
    const onItsWay = (event: BeforeUnloadEvent) => {
      if (chapter.state.peek() !== "kept") event.preventDefault();
    };
    window.addEventListener("beforeunload", onItsWay);
    return () => window.removeEventListener("beforeunload", onItsWay);
  }, [chapter]);
  if (!found) return null;
  return (
    <AnalysisView
      page={chapter.page}
      title={found.name}
      head={<Head study={study} found={found} chapter={chapter} rules={rules} />}
    />
  );
}

function Head({ study, found, chapter, rules }: ShownProps & { found: Study }) {
  const chapters = useRef<HTMLOListElement>(null);
  // Scrolls a long list to the current chapter, and scrolls nothing else.
  useLayoutEffect(() => {
    const list = chapters.current;
    const shown = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && shown) list.scrollTop = shown.offsetTop - list.offsetTop - list.clientHeight / 2;
  }, [chapter.number]);
  const by = found.owner === username.value ? null : words.by({ owner: found.owner });
  return (
    <div class="study-head">
      <p class="study-name">
        <strong>{found.name}</strong> {by && <span class="muted">{by}</span>}
      </p>
      <nav aria-label={words.chapters}>
        <ol class="study-chapters" ref={chapters}>
          {found.chapters.map(({ number, name }) => (
            <li key={number}>
              <a
                href={addressOf(study.id, number)}
                aria-current={number === chapter.number ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="button-row">
        <DialogButton label={words.about} title={found.name} look="small-button">
          {() => <AboutStudy study={study} found={found} />}
        </DialogButton>
        {found.may_edit && (
          <DialogButton label={words.thisChapter} title={words.thisChapter} look="small-button">
            {() => (
              <AboutChapter
                study={study}
                number={chapter.number}
                rename={(name) => chapter.rename(name)}
              />
            )}
          </DialogButton>
        )}
        {found.may_edit && (
          <DialogButton label={words.addChapter} title={words.addChapter} look="small-button">
            {() => <NewChapter study={study} />}
          </DialogButton>
        )}
      </div>
      {found.may_edit ? (
        <State study={study} chapter={chapter} rules={rules} />
      ) : (
        <p class="note">{words.reading}</p>
      )}
    </div>
  );
}

function State({ study, chapter, rules }: ShownProps) {
  const task = useTask();
  const state = chapter.state.value;
  if (state === "conflict")
    return (
      <div class="study-conflict" role="alert">
        <p>{words.conflict}</p>
        <div class="button-row">
          <button
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() =>
              void task.run(async () => {
                const name = words.mineOf({ name: chapter.name }).slice(0, longestName);
                const number = await chapter.keepBeside(name, rules);
                await study.load();
                navigate(addressOf(study.id, number), { force: true });
              })
            }
          >
            {words.keepMine}
          </button>
          <button
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() => void task.run(() => chapter.takeNewer(rules))}
          >
            {words.takeNewer}
          </button>
        </div>
        {task.trouble && <p class="trouble">{task.trouble}</p>}
      </div>
    );
  if (state === "failed")
    return (
      <div class="study-conflict" role="alert">
        <p>{chapter.trouble.value}</p>
        <button type="button" class="button small-button" onClick={() => void chapter.keep()}>
          {messages.site.tryAgain}
        </button>
      </div>
    );
  return (
    <p class="note" role="status">
      {state === "kept" ? words.saved : words.saving}
    </p>
  );
}
