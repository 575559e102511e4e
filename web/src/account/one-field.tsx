import { useSignal } from "@preact/signals";
import { Field } from "../parts/controls.tsx";
import { PasswordField } from "./password-field.tsx";
import type { useTask } from "./task.ts";

interface Props {
  label: string;
  button: string;
  secret?: boolean;
  problem?: string | undefined;
  task: ReturnType<typeof useTask>;
  act(text: string): Promise<unknown>;
}

/** A form of one field and one button. */
export function OneField({ label, button, secret = false, problem, task, act }: Props) {
  const text = useSignal("");
  const type = (typed: string) => {
    text.value = typed;
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void act(text.value).then(() => {
          text.value = "";
        });
      }}
    >
      {secret ? (
        <PasswordField label={label} value={text.value} problem={problem} onInput={type} />
      ) : (
        <Field
          label={label}
          autocomplete="one-time-code"
          value={text.value}
          required
          problem={problem}
          onInput={type}
        />
      )}
      <button type="submit" class="button" disabled={task.busy}>
        {button}
      </button>
    </form>
  );
}
