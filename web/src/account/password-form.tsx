import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { PasswordField } from "./password-field.tsx";
import { useTask } from "./task.ts";

const words = messages.safety;

export function PasswordForm() {
  const current = useSignal("");
  const next = useSignal("");
  const task = useTask();
  const save = async () => {
    await task.run(async () => {
      await api.changePassword(current.value, next.value);
      current.value = "";
      next.value = "";
    });
  };
  return (
    <form
      class="card form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{words.password}</h2>
      <PasswordField
        label={words.currentPassword}
        value={current.value}
        problem={task.fieldTrouble("current")}
        onInput={(text) => {
          current.value = text;
        }}
      />
      <PasswordField
        label={words.newPassword}
        value={next.value}
        fresh={{ name: account.value?.username ?? "" }}
        problem={task.fieldTrouble("password")}
        onInput={(text) => {
          next.value = text;
        }}
      />
      <Trouble>{task.trouble}</Trouble>
      <div class="button-row">
        <button type="submit" class="button" disabled={task.busy}>
          {words.changePassword}
        </button>
        {task.done && (
          <span class="good" role="status">
            {words.passwordChanged}
          </span>
        )}
      </div>
    </form>
  );
}
