// Saves the work in a study: in a new one, or as a new chapter of an existing one.

import "../components/form.css";
import { useSignal } from "@preact/signals";
import type { Analysis } from "../analysis/analysis.ts";
import { wishOf } from "../analysis/exchange.ts";
import { Field, Select } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { studies } from "../net/studies.ts";
import { member, username } from "../session/account.ts";
import { MembersOnly } from "./members-only.tsx";
import { addressOf, longestName } from "./study.ts";

export default function SaveView({ page }: { page: Analysis }) {
  if (member.value) return <Save key={username.value} page={page} />;
  return <MembersOnly next={location.pathname + location.search} />;
}

function nameOf({ subject }: Analysis): string {
  const { players } = subject;
  return players ? messages.game.title(players) : "";
}

function Save({ page }: { page: Analysis }) {
  const words = messages.study;
  const mine = useResource(() => studies.newest(), []);
  const into = useSignal("");
  const name = useSignal(nameOf(page));
  const chapter = useSignal(nameOf(page) || words.chapter({ n: 1 }));
  const task = useTask("name", "chapter.name");
  const save = () =>
    task.run(async () => {
      const { variant, ruleset } = page.subject;
      const game = wishOf(variant, page.tags.peek(), page.tree.peek());
      const wish = { name: chapter.value.trim(), ruleset, game };
      if (into.value) {
        const { id } = await studies.addChapter(into.value, wish);
        navigate(addressOf(into.value, Number(id)), { force: true });
      } else {
        const { id } = await studies.make({ name: name.value.trim(), chapter: wish });
        navigate(addressOf(id), { force: true });
      }
    });
  const empty = !chapter.value.trim() || (!into.value && !name.value.trim());
  return (
    <Form task={task} button={words.save} look="primary" empty={empty} act={save}>
      <Select
        label={words.into}
        shown
        value={into.value}
        options={[
          ["", words.make],
          ...(mine.answer.value?.items ?? []).map((study) => [study.id, study.name] as const),
        ]}
        onChange={(id) => {
          into.value = id;
        }}
      />
      {!into.value && (
        <Field
          label={words.name}
          maxLength={longestName}
          problem={task.fieldTrouble("name")}
          {...kept(name)}
        />
      )}
      <Field
        label={words.chapterName}
        maxLength={longestName}
        problem={task.fieldTrouble("chapter.name")}
        {...kept(chapter)}
      />
    </Form>
  );
}
