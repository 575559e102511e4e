import "../components/form.css";
import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import type { Task } from "../components/task.ts";
import { PasswordField } from "./password-field.tsx";

interface Props {
  label: string;
  button: string;
  /** A password or a one-time code; plain text if omitted. */
  kind?: "password" | "code";
  problem?: string | undefined;
  task: Task;
  act(text: string): Promise<unknown>;
}

/** A form with one field and one button. */
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
          // Rejected text stays for correction; a secret must be typed again.
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
