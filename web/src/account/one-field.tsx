import { useSignal } from "@preact/signals";
import { Field } from "../parts/controls.tsx";
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
      <Field
        label={label}
        type={secret ? "password" : "text"}
        autocomplete={secret ? "current-password" : "one-time-code"}
        value={text.value}
        required
        problem={problem}
        onInput={(typed) => {
          text.value = typed;
        }}
      />
      <button type="submit" class="button" disabled={task.busy}>
        {button}
      </button>
    </form>
  );
}
