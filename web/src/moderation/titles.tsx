// Titles that players claim, and the moderators' decisions.

import "../components/lines.css";
import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { Failed } from "../components/failed.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { components } from "../net/api-types.ts";
import { moderationApi } from "../net/moderation.ts";
import { holdEnter } from "./hold-enter.ts";

type ClaimedTitle = components["schemas"]["ClaimedTitle"];

const words = messages.moderation;

export function Titles({ decided }: { decided(): void }) {
  const titles = useResource(moderationApi.titles, []);
  const items = titles.answer.value?.items;
  return (
    <section class="card form" aria-labelledby="titles-title" aria-busy={items === undefined}>
      <h2 id="titles-title">{words.titles}</h2>
      {items?.length === 0 && <p class="muted">{words.noTitles}</p>}
      <ul class="lines">
        {items?.map((claimed) => (
          <TitleLine
            key={`${claimed.username} ${claimed.title}`}
            claimed={claimed}
            decided={() => {
              void titles.load();
              decided();
            }}
          />
        ))}
      </ul>
      <Failed again={() => titles.again()}>{titles.trouble.value}</Failed>
    </section>
  );
}

function TitleLine({ claimed, decided }: { claimed: ClaimedTitle; decided(): void }) {
  const reason = useSignal("");
  const task = useTask("reason");
  const { username, title, real_name, country, federation_number } = claimed;
  const decide = (confirmed: boolean) =>
    task.run(() =>
      moderationApi.decideTitle(username, title, confirmed, reason.value.trim()).then(decided),
    );
  const empty = reason.value.trim() === "";
  const known = [real_name, country, federation_number].filter((one) => one !== null);
  return (
    <li class="line report">
      <span class="line-what">
        <span>
          <b>{title}</b> <a href={`/@/${encodeURIComponent(username)}`}>{username}</a>
        </span>
        {known.length > 0 && <span class="muted small">{known.join(" · ")}</span>}
      </span>
      <Form
        task={task}
        button={words.confirmTitle}
        empty={empty}
        onKeyDown={holdEnter}
        act={() => decide(true)}
        after={
          <button
            type="button"
            class="button danger"
            disabled={task.busy || empty}
            onClick={() => void decide(false)}
          >
            {words.removeTitle}
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
