// The user's own studies, those that they may edit, and a form for a new one.

import "../components/lines.css";
import { useSignal } from "@preact/signals";
import { Field, Trouble } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept } from "../components/form.tsx";
import { Rest } from "../components/more.tsx";
import { useTask } from "../components/task.ts";
import { Paged } from "../loading/paged.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { type Invitation, type StudyLine, studies } from "../net/studies.ts";
import { account, member, username } from "../session/account.ts";
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
  const list = useBegun(() => new Paged<StudyLine>((cursor) => studies.mine(cursor)), []);
  const items = list.items.value;
  return (
    <>
      <Invitations accepted={() => void list.refresh()} />
      {items?.length === 0 && <p class="empty muted">{words.none}</p>}
      <ul class="lines" aria-label={words.title} aria-busy={items === null}>
        {items?.map((study) => (
          <Line key={study.id} study={study} />
        ))}
      </ul>
      <Rest list={list} label={words.more} />
    </>
  );
}

/** Other players' studies that the user may edit; nothing if there are none. */
function Invitations({ accepted }: { accepted(): void }) {
  const list = useBegun(() => new Paged<Invitation>((cursor) => studies.invitations(cursor)), []);
  const items = list.items.value ?? [];
  if (items.length === 0) return null;
  const answered = (yes: boolean) => {
    void list.refresh();
    if (yes) accepted();
  };
  return (
    <section class="card form" aria-labelledby="invitations-title">
      <h2 id="invitations-title">{words.invitations}</h2>
      <ul class="lines">
        {items.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} answered={answered} />
        ))}
      </ul>
      <Rest list={list} label={words.moreInvitations} />
    </section>
  );
}

interface InvitationProps {
  invitation: Invitation;
  answered(yes: boolean): void;
}

function InvitationLine({ invitation: { id, name, owner }, answered }: InvitationProps) {
  const task = useTask();
  const answer = (yes: boolean) =>
    task.run(async () => {
      await (yes ? studies.accept(id) : studies.decline(id));
      answered(yes);
    });
  return (
    <li class="line">
      <span class="line-what">
        <span>{name}</span>
        <span class="small muted">{words.invitedBy({ owner })}</span>
      </span>
      <span class="button-row">
        {([true, false] as const).map((yes) => (
          <button
            key={String(yes)}
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() => void answer(yes)}
          >
            {yes ? words.accept : words.decline}
          </button>
        ))}
      </span>
      <Trouble>{task.trouble}</Trouble>
    </li>
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
