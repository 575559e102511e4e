// The pages behind links in e-mails, and the form that requests such a link. They work without
// signing in.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Field, Trouble } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { accountApi } from "../net/account.ts";
import { loadAccount } from "../session/session.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.mail;

interface Props {
  what: "confirm" | "reset" | "undo" | "not-me" | "unsubscribe" | "forgot";
  /** Secret in the path: links that mail programs open themselves, and old links. */
  secret: string;
}

const behindHash = () => location.hash.slice(1);

/** Other secrets follow a '#', so that they never reach a server log. */
function useSecret(inPath: string): string {
  const behind = useSignal(behindHash());
  useEffect(() => {
    const look = () => {
      behind.value = behindHash();
    };
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return inPath || behind.value;
}

export default function MailLink({ what, secret: inPath }: Props) {
  const secret = useSecret(inPath);
  switch (what) {
    case "confirm":
      return <Confirm secret={secret} />;
    case "reset":
      return <Reset key={secret} secret={secret} />;
    case "undo":
      return <Undo key={secret} secret={secret} />;
    case "not-me":
      return <NotMe key={secret} secret={secret} />;
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
      await accountApi.confirmEmail(secret);
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

interface AskedProps {
  title: string;
  question: string;
  button: string;
  /** Message shown afterwards. */
  done: string;
  act(): Promise<unknown>;
}

/** Asks for a click, because programs that follow links must not change anything. */
function Asked({ title, question, button, done, act }: AskedProps) {
  const task = useTask();
  return (
    <Card title={title}>
      {task.done ? (
        <p role="status">{done}</p>
      ) : (
        <>
          <p>{question}</p>
          <button
            type="button"
            class="button primary"
            disabled={task.busy}
            onClick={() => void task.run(act)}
          >
            {button}
          </button>
        </>
      )}
      <Trouble>{task.trouble}</Trouble>
    </Card>
  );
}

function Unsubscribe({ secret }: { secret: string }) {
  return (
    <Asked
      title={words.unsubscribeTitle}
      question={words.unsubscribeAsk}
      button={words.unsubscribe}
      done={words.unsubscribed}
      act={() => accountApi.unsubscribe(secret)}
    />
  );
}

function NotMe({ secret }: { secret: string }) {
  return (
    <Asked
      title={words.notMeTitle}
      question={words.notMeAsk}
      button={words.notMe}
      done={words.notMeDone}
      act={() => accountApi.refuseEmail(secret)}
    />
  );
}

/** Restores the previous e-mail address and sets a new password. */
function Undo({ secret }: { secret: string }) {
  const reset = useSignal<string | null>(null);
  const undo = async () => {
    reset.value = (await accountApi.undoEmail(secret)).secret;
    await loadAccount();
  };
  if (reset.value !== null) return <Reset secret={reset.value} />;
  return (
    <Asked
      title={words.undoTitle}
      question={words.undoAsk}
      button={words.undo}
      done={words.resetTitle}
      act={undo}
    />
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
          act={() => task.run(() => accountApi.askForPassword(name.value.trim()))}
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
          act={() => task.run(() => accountApi.resetPassword(secret, password.value))}
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
