import { useSignal } from "@preact/signals";
import { api } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field, Trouble } from "../parts/controls.tsx";
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
      <Field
        label={words.currentPassword}
        type="password"
        value={current.value}
        autocomplete="current-password"
        required
        problem={task.fieldTrouble("current")}
        onInput={(text) => {
          current.value = text;
        }}
      />
      <Field
        label={words.newPassword}
        hint={messages.account.passwordHint}
        type="password"
        value={next.value}
        autocomplete="new-password"
        required
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
