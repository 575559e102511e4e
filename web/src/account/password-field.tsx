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
      {fresh && value !== "" && <Meter password={value} name={fresh.name} />}
    </div>
  );
}

/** The server rejects shorter passwords. */
const least = 8;

const looks = ["weak", "fair", "good", "good"] as const;

function Meter({ password, name }: { password: string; name: string }) {
  const short = [...password].length < least;
  const level: Strength = short ? 0 : strength(password, name);
  return (
    <p class={`note strength ${looks[level]}`} style={{ "--parts": level + 1 }} role="status">
      {short ? messages.account.passwordHint : messages.secrets.levels[level]}
    </p>
  );
}
