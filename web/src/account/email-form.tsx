import { useSignal } from "@preact/signals";
import { Field, Select } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { languages, preferred } from "../messages/languages.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.account;

/** The address and the language of messages to the player. */
export function EmailForm({ mine }: { mine: Account }) {
  const email = useSignal(mine.email ?? "");
  const locale = useSignal<string>(preferred([mine.locale]));
  const password = useSignal("");
  const task = useTask("email", "password");
  const otherEmail = email.value.trim() !== (mine.email ?? "");
  const save = () =>
    task.run(async () => {
      account.value = await accountApi.changeAccount({
        email: email.value.trim(),
        ...(otherEmail ? { password: password.value } : {}),
        locale: locale.value,
      });
      password.value = "";
    });
  return (
    <Form card task={task} button={words.save} look="primary" done={words.saved} act={save}>
      <h2>{words.address}</h2>
      <Field
        label={words.email}
        hint={words.emailHint}
        type="email"
        autocomplete="email"
        problem={task.fieldTrouble("email")}
        {...kept(email)}
      />
      {otherEmail && (
        <PasswordField
          label={messages.safety.currentPassword}
          problem={task.fieldTrouble("password")}
          {...kept(password)}
        />
      )}
      <Select
        label={messages.mailLanguage}
        shown
        value={locale.value}
        options={Object.entries(languages)}
        onChange={kept(locale).onInput}
      />
    </Form>
  );
}
