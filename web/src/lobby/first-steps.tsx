// First steps for the operator of a new server: create an account, become admin, and what to do
// next.

import "./first-steps.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { api, type FirstSteps as Steps } from "../net/api.ts";
import { account, member } from "../session/account.ts";
import { loadAccount } from "../session/session.ts";
import { adminSecret, forgetAdminSecret, roleCommand } from "./admin-link.ts";

const words = messages.welcome;

interface Props {
  steps: Steps;
  close(): void;
}

export default function FirstSteps({ steps, close }: Props) {
  const done = useSignal(false);
  const name = account.value?.username ?? "";
  return (
    <section class="card first-steps" aria-labelledby="first-steps-title">
      <h2 id="first-steps-title">{steps.new ? words.isNew : words.noAdmin}</h2>
      {done.value ? (
        <p role="status">{words.done({ name })}</p>
      ) : (
        <ol>
          <li>
            <h3>{words.account}</h3>
            <Account />
          </li>
          <li>
            <h3>{words.admin}</h3>
            <p class="muted">{words.adminWhy}</p>
            <Admin
              steps={steps}
              made={() => {
                done.value = true;
              }}
            />
          </li>
        </ol>
      )}
      <h3>{words.then}</h3>
      <ul>
        <li>{done.value ? <a href="/tournaments/new">{words.tournament}</a> : words.tournament}</li>
        <li>{words.invite({ friend: messages.lobby.friend })}</li>
        <li>{words.publicUrl}</li>
      </ul>
      <button type="button" class="button" onClick={close}>
        {done.value ? messages.site.close : words.notNow}
      </button>
    </section>
  );
}

function Account() {
  const mine = account.value;
  if (mine && member.value) return <p>{words.signedIn({ name: mine.username })}</p>;
  return (
    <p class="button-row">
      <a class="button primary" href="/signup">
        {messages.site.signUp}
      </a>
      <a class="button" href="/signin">
        {messages.site.signIn}
      </a>
    </p>
  );
}

function Admin({ steps, made }: { steps: Steps; made(): void }) {
  const task = useTask();
  const secret = adminSecret.value;
  const name = member.value ? account.value?.username : undefined;
  const become = (link: string) =>
    task.run(async () => {
      await api.makeFirstAdmin(link);
      forgetAdminSecret();
      made();
      await loadAccount();
    });
  return (
    <>
      {secret === null ? (
        <p>{steps.here?.by_link ? words.openLink : words.elsewhere}</p>
      ) : name === undefined ? (
        <p>{words.signInFirst}</p>
      ) : (
        <button
          type="button"
          class="button primary"
          disabled={task.busy}
          onClick={() => void become(secret)}
        >
          {words.become({ name })}
        </button>
      )}
      <Trouble>{task.trouble}</Trouble>
      <CopyField
        id="first-steps-command"
        label={words.command}
        mono
        text={roleCommand(name, steps.here?.database)}
      />
    </>
  );
}
