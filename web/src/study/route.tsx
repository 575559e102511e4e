// A study with its list of chapters and the chapter on the board.

import { useEffect } from "preact/hooks";
import { ErrorPage } from "../components/error-page.tsx";
import { lazily } from "../components/lazily.tsx";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { Problem } from "../net/request.ts";
import type { Study } from "../net/studies.ts";
import { account, username } from "../session/account.ts";
import { NewChapter } from "./chapters.tsx";
import { OpenStudy } from "./study.ts";

const Chapter = lazily(
  "study/chapter-view",
  ["acts", "analysis", "finder", "game", "refusals", "study"],
  () => import("./chapter-view.tsx"),
);

export default function StudyRoute({ id, query }: { id: string; query: string }) {
  // The account must be known first: it decides what the user may do with the study.
  if (account.value === undefined) return <main id="content" class="page" aria-busy="true" />;
  return <StudyOf key={`${id} ${username.value}`} id={id} query={query} />;
}

function StudyOf({ id, query }: { id: string; query: string }) {
  const study = useBegun(() => new OpenStudy(id), [id]);
  const found = study.answer.value;
  const failure = study.failure.value;
  const readable = found !== null && failure === null;
  useEffect(() => (readable ? study.follow() : undefined), [study, readable]);
  useTitle(found?.name ?? messages.study.title);
  if (failure instanceof Problem && failure.status === 404)
    return <ErrorPage sentence={messages.study.notFound} />;
  if (!found) {
    return failure === null ? (
      <main id="content" class="page" aria-busy="true" />
    ) : (
      <ErrorPage sentence={study.trouble.value ?? ""} again={() => void study.again()} />
    );
  }
  const wanted = Number(new URLSearchParams(query).get("chapter") ?? 0);
  const chapter = found.chapters.find(({ number }) => number === wanted) ?? found.chapters[0];
  if (!chapter) return <NoChapters study={study} found={found} />;
  return (
    <Chapter key={`${found.may_edit} ${chapter.number}`} study={study} number={chapter.number} />
  );
}

function NoChapters({ study, found }: { study: OpenStudy; found: Study }) {
  return (
    <main id="content" class="page narrow">
      <h1>{found.name}</h1>
      <p class="muted">{messages.study.empty}</p>
      {found.may_edit && <NewChapter study={study} />}
    </main>
  );
}
