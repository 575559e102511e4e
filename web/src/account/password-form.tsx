import { useSignal } from "@preact/signals";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import { account } from "../session/account.ts";
import { PasswordField } from "./password-field.tsx";

const words = messages.safety;

export function PasswordForm() {
  const current = useSignal("");
  const next = useSignal("");
  const task = useTask("current", "password");
  const save = () =>
    task.run(async () => {
      await accountApi.changePassword(current.value, next.value);
      current.value = "";
      next.value = "";
    });
  return (
    <Form card task={task} button={words.changePassword} done={words.passwordChanged} act={save}>
      <h2>{words.password}</h2>
      <p class="muted small">{words.passwordEnds}</p>
      <PasswordField
        label={words.currentPassword}
        problem={task.fieldTrouble("current")}
        {...kept(current)}
      />
      <PasswordField
        label={words.newPassword}
        fresh={{ name: account.value?.username ?? "" }}
        problem={task.fieldTrouble("password")}
        {...kept(next)}
      />
    </Form>
  );
}
