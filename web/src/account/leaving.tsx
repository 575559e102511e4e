import "../components/form.css";
import { useSignal } from "@preact/signals";
import { DialogButton } from "../components/dialog.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import { signedOut } from "../session/session.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.safety;

/** Downloading all data and closing the account. */
export function Leaving() {
  return (
    <section class="card form" aria-labelledby="leaving-title">
      <h2 id="leaving-title">{words.leaving}</h2>
      <p class="muted">{words.exportLead}</p>
      <a class="button" href="/api/v1/account/export" download>
        {words.export}
      </a>
      <p class="muted">{words.closeLead}</p>
      <DialogButton label={words.close} title={words.closeTitle} look="danger">
        {(close) => <Closing onClose={close} />}
      </DialogButton>
    </section>
  );
}

function Closing({ onClose }: { onClose(): void }) {
  const password = useSignal("");
  const task = useTask();
  return (
    <Form
      task={task}
      button={words.closeYes}
      look="danger"
      act={() =>
        task.run(async () => {
          await accountApi.closeAccount(password.value);
          signedOut();
        })
      }
      after={
        <button type="button" class="button" onClick={onClose}>
          {words.closeNo}
        </button>
      }
    >
      <p>{words.closeAsk}</p>
      <PasswordField label={words.currentPassword} {...kept(password)} />
    </Form>
  );
}
