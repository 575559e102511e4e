// The reader's own studies, those that they edit, and the beginning of a new one.

import "../parts/lines.css";
import { useSignal } from "@preact/signals";
import { useResource } from "../loading/resource.ts";
import { account, member, username } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { type StudyLine, studies } from "../net/studies.ts";
import { Ago } from "../parts/ago.tsx";
import { Field } from "../parts/controls.tsx";
import { DialogButton } from "../parts/dialog.tsx";
import { Failed } from "../parts/failed.tsx";
import { Form, kept } from "../parts/form.tsx";
import { useTask } from "../parts/task.ts";
import { MembersOnly } from "./members-only.tsx";
import { addressOf, longestName } from "./study.ts";

const words = messages.study;

export default function StudiesRoute() {
  useTitle(words.title);
  if (account.value === undefined) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page">
      <header class="section-head">
        <h1>{words.title}</h1>
        {member.value && (
          <DialogButton label={words.make} title={words.make}>
            {() => <NewStudy />}
          </DialogButton>
        )}
      </header>
      {member.value ? <Studies key={username.value} /> : <MembersOnly next="/studies" />}
    </main>
  );
}

function NewStudy() {
  const name = useSignal("");
  const task = useTask("name");
  const make = () =>
    task.run(async () => {
      const { id } = await studies.make({ name: name.value.trim(), visibility: "private" });
      navigate(addressOf(id), { force: true });
    });
  return (
    <Form task={task} button={words.make} look="primary" empty={!name.value.trim()} act={make}>
      <Field
        label={words.name}
        maxLength={longestName}
        problem={task.fieldTrouble("name")}
        {...kept(name)}
      />
    </Form>
  );
}

function Studies() {
  const found = useResource(() => studies.mine(), []);
  const list = found.answer.value?.items;
  return (
    <>
      <Failed again={() => found.again()}>{found.trouble.value}</Failed>
      {list?.length === 0 && <p class="empty muted">{words.none}</p>}
      <ul class="lines" aria-label={words.title} aria-busy={list === undefined}>
        {list?.map((study) => (
          <Line key={study.id} study={study} />
        ))}
      </ul>
    </>
  );
}

function Line({ study }: { study: StudyLine }) {
  const { id, name, owner, chapters, visibility, updated_ms } = study;
  const facts = [words.visibilities[visibility], words.count({ n: chapters })];
  if (owner !== username.value) facts.unshift(words.by({ owner }));
  return (
    <li class="line">
      <span class="line-what">
        <a href={addressOf(id)}>{name}</a>
        <span class="small muted">{facts.join(" · ")}</span>
      </span>
      <span class="small muted">
        <Ago at={updated_ms} />
      </span>
    </li>
  );
}
