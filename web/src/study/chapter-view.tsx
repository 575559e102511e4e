// The board of a chapter, with the study's header above its moves.

import "../analysis/bar.css";
import "../analysis/view.css";
import "./chapter-view.css";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { AnalysisView } from "../analysis/view.tsx";
import { Dialog } from "../components/dialog.tsx";
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
  if (!found || !open.value) return <main id="content" class="analysis" aria-busy="true" />;
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
  const open = useSignal<"study" | "chapter" | "new" | null>(null);
  if (!found) return null;
  const show = (dialog: typeof open.value) => () => {
    open.value = dialog;
  };
  const edits = [
    { label: words.thisChapter, act: show("chapter") },
    { label: words.addChapter, act: show("new") },
  ];
  return (
    <>
      <AnalysisView
        page={chapter.page}
        title={found.name}
        head={<Head found={found} chapter={chapter} />}
        acts={[{ label: words.about, act: show("study") }, ...(found.may_edit ? edits : [])]}
        parts={<Chapters study={study} found={found} shown={chapter.number} add={show("new")} />}
        notice={<Stuck study={study} chapter={chapter} rules={rules} />}
      />
      {open.value === "study" && (
        <Dialog title={words.about} onClose={show(null)}>
          <AboutStudy study={study} found={found} />
        </Dialog>
      )}
      {open.value === "chapter" && (
        <Dialog title={words.thisChapter} onClose={show(null)}>
          <AboutChapter
            study={study}
            number={chapter.number}
            rename={(name) => chapter.rename(name)}
          />
        </Dialog>
      )}
      {open.value === "new" && (
        <Dialog title={words.addChapter} onClose={show(null)}>
          <NewChapter study={study} />
        </Dialog>
      )}
    </>
  );
}

/** The name of the study, and below it who wrote it, who may read it, and whether it is saved. */
function Head({ found, chapter }: { found: Study; chapter: OpenChapter }) {
  const state = chapter.state.value;
  const facts = [
    ...(found.owner === username.value ? [] : [words.by({ owner: found.owner })]),
    words.visibilities[found.visibility],
  ];
  return (
    <div class="study-head">
      <p class="analysis-title">
        <strong>{found.name}</strong>
      </p>
      <p class="analysis-title small muted">
        {facts.join(" · ")} ·{" "}
        {found.may_edit ? (
          <span role="status">{state === "kept" ? words.saved : words.saving}</span>
        ) : (
          words.reading
        )}
      </p>
    </div>
  );
}

interface ChaptersProps {
  study: OpenStudy;
  found: Study;
  /** Number of the chapter on the board. */
  shown: number;
  add(): void;
}

function Chapters({ study, found, shown, add }: ChaptersProps) {
  const list = useRef<HTMLElement>(null);
  // Scrolls a long list to the current chapter, and scrolls nothing else.
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !current) return;
    const { top, height } = current.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [shown]);
  return (
    <nav ref={list} class="study-chapters" aria-label={words.chapters}>
      <ol>
        {found.chapters.map(({ number, name }, i) => (
          <li key={number}>
            <a
              class="study-chapter"
              href={addressOf(study.id, number)}
              aria-current={number === shown ? "page" : undefined}
            >
              <span class="study-number">{i + 1}</span>
              <span class="study-chapter-name" title={name}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {found.may_edit && (
        <button type="button" class="study-chapter" onClick={add}>
          <span class="study-number" aria-hidden="true">
            +
          </span>
          {words.addChapter}
        </button>
      )}
    </nav>
  );
}

/** What the editor must decide or retry before the chapter can be saved. */
function Stuck({ study, chapter, rules }: ShownProps) {
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
  return null;
}
