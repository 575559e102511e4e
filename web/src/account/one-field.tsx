import "../parts/form.css";
import { useSignal } from "@preact/signals";
import { Field } from "../parts/controls.tsx";
import type { Task } from "../parts/task.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  label: string;
  button: string;
  /** A password, or a code that is good once; plain text without it. */
  kind?: "password" | "code";
  problem?: string | undefined;
  task: Task;
  act(text: string): Promise<unknown>;
}

/** A form of one field and one button. */
export function OneField({ label, button, kind, problem, task, act }: Props) {
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
          // Text stays to be mended if it was refused; a secret is typed again.
          if (kind) text.value = "";
        });
      }}
    >
      {kind === "password" ? (
        <PasswordField label={label} value={text.value} problem={problem} onInput={type} />
      ) : (
        <Field
          label={label}
          autocomplete={kind === "code" ? "one-time-code" : "off"}
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
