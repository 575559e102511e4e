import "./password-field.css";
import { useSignal } from "@preact/signals";
import { Field } from "../components/controls.tsx";
import { IconButton } from "../components/icons.tsx";
import { messages } from "../messages/messages.ts";
import { type Strength, strength } from "./strength.ts";

interface Props {
  label: string;
  value: string;
  problem?: string | undefined;
  /** The name of the account that gets this new password. Set to show the strength meter. */
  fresh?: { name: string };
  onInput(value: string): void;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, value, problem, fresh, onInput }: Props) {
  const words = messages.secrets;
  const shown = useSignal(false);
  return (
    <div class="password-field">
      <Field
        label={label}
        hint={fresh && messages.account.passwordHint}
        type={shown.value ? "text" : "password"}
        value={value}
        autocomplete={fresh ? "new-password" : "current-password"}
        required
        problem={problem}
        onInput={onInput}
      />
      <IconButton
        icon="eye"
        label={shown.value ? words.hide : words.show}
        onClick={() => {
          shown.value = !shown.value;
        }}
      />
      {fresh && value !== "" && <Meter level={strength(value, fresh.name)} />}
    </div>
  );
}

function Meter({ level }: { level: Strength }) {
  return (
    <p class="note strength" style={{ "--parts": level + 1 }} role="status">
      {messages.secrets.levels[level]}
    </p>
  );
}
