// Where the links lead that come by e-mail, and the way to ask for one. Nobody need be signed in.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { loadAccount } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Trouble } from "../parts/controls.tsx";
import { Form, kept } from "../parts/form.tsx";
import { useTitle } from "../title.ts";
import { PasswordField } from "./password-field.tsx";
import { useTask } from "./task.ts";

const words = messages.mail;

interface Props {
  what: "confirm" | "reset" | "unsubscribe" | "forgot";
  secret: string;
}

export default function MailLink({ what, secret }: Props) {
  switch (what) {
    case "confirm":
      return <Confirm secret={secret} />;
    case "reset":
      return <Reset secret={secret} />;
    case "unsubscribe":
      return <Unsubscribe secret={secret} />;
    case "forgot":
      return <Forgot />;
  }
}

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  useTitle(title);
  return (
    <main id="content" class="page narrow">
      <section class="card form">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}

function Confirm({ secret }: { secret: string }) {
  const task = useTask();
  useEffect(() => {
    void task.run(async () => {
      await api.confirmEmail(secret);
      await loadAccount();
    });
  }, [secret]);
  return (
    <Card title={words.confirmTitle}>
      {task.done && <p role="status">{words.confirmed}</p>}
      <Trouble>{task.trouble}</Trouble>
      <a class="button" href="/account">
        {messages.account.title}
      </a>
    </Card>
  );
}

/** By a button: programs that look at links must not turn anything off. */
function Unsubscribe({ secret }: { secret: string }) {
  const task = useTask();
  return (
    <Card title={words.unsubscribeTitle}>
      {task.done ? (
        <p role="status">{words.unsubscribed}</p>
      ) : (
        <>
          <p>{words.unsubscribeAsk}</p>
          <button
            type="button"
            class="button primary"
            disabled={task.busy}
            onClick={() => void task.run(() => api.unsubscribe(secret))}
          >
            {words.unsubscribe}
          </button>
        </>
      )}
      <Trouble>{task.trouble}</Trouble>
    </Card>
  );
}

function Forgot() {
  const name = useSignal("");
  const task = useTask();
  return (
    <Card title={words.forgotTitle}>
      {task.done ? (
        <p role="status">{words.forgotDone}</p>
      ) : (
        <Form
          task={task}
          button={words.forgotSend}
          look="primary"
          act={() => task.run(() => api.askForPassword(name.value.trim()))}
        >
          <p class="muted">{words.forgotLead}</p>
          <Field
            label={messages.account.username}
            autocomplete="username"
            required
            {...kept(name)}
          />
        </Form>
      )}
    </Card>
  );
}

function Reset({ secret }: { secret: string }) {
  const password = useSignal("");
  const task = useTask("password");
  return (
    <Card title={words.resetTitle}>
      {task.done ? (
        <>
          <p role="status">{words.resetDone}</p>
          <a class="button primary" href="/signin">
            {messages.account.signInTitle}
          </a>
        </>
      ) : (
        <Form
          task={task}
          button={messages.safety.changePassword}
          look="primary"
          act={() => task.run(() => api.resetPassword(secret, password.value))}
        >
          <PasswordField
            label={messages.safety.newPassword}
            fresh={{ name: "" }}
            problem={task.fieldTrouble("password")}
            {...kept(password)}
          />
        </Form>
      )}
    </Card>
  );
}
