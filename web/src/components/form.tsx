// Behaviour shared by all forms: submitting without leaving the page, errors, and success messages.

import "./form.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { guardLeaving } from "../navigation/router.ts";
import { Note, Trouble } from "./controls.tsx";
import { savedEvent, type Task } from "./task.ts";

interface FormProps {
  /** The request to the server. */
  task: Task;
  /** Label of the button. */
  button: string;
  look?: "primary" | "primary wide" | "primary main" | "danger";
  /** True for a form that is the whole content of its page. */
  card?: boolean;
  /** True if there is nothing to submit yet. */
  empty?: boolean;
  /** Message after success, next to the button. If set, leaving with unsent changes asks first. */
  done?: string;
  /** Shown after the button. */
  after?: ComponentChildren;
  act(): unknown;
  onKeyDown?(event: KeyboardEvent): void;
  children: ComponentChildren;
}

export function Form(props: FormProps) {
  const { task, button, look, card, empty, done, after, act, onKeyDown, children } = props;
  useLayoutEffect(
    () => (done ? guardLeaving(() => (task.isUnsent() ? messages.site.unsaved : null)) : undefined),
    [],
  );
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (task.done) form.current?.dispatchEvent(new Event(savedEvent, { bubbles: true }));
  }, [task.done]);
  return (
    <form
      ref={form}
      class={card ? "card form" : "form"}
      onInput={task.changed}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
      <Trouble>{task.trouble}</Trouble>
      <div class="button-row">
        <button
          type="submit"
          class={`button ${look ?? ""}`}
          disabled={task.busy || empty}
          aria-busy={task.busy}
        >
          {button}
        </button>
        {done && task.done && (
          <span class="good" role="status">
            {done}
          </span>
        )}
        {after}
      </div>
    </form>
  );
}

/** Stores the typed text in `text`. */
export const kept = <T,>(text: Signal<T>) => ({
  value: text.value,
  onInput: (typed: T) => {
    text.value = typed;
  },
});

interface LinesProps {
  label: string;
  rows: number;
  value: string;
  onInput(value: string): void;
  hint?: string;
  problem?: string | undefined;
  required?: boolean;
  maxLength?: number;
}

/** A text area. */
export function Lines({ label, hint, problem, value, onInput, ...rest }: LinesProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="input"
        aria-invalid={problem !== undefined}
        aria-describedby={note && `${id}-note`}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        {...rest}
      />
      <Note id={`${id}-note`} hint={hint} problem={problem} />
    </div>
  );
}

interface ChecksProps<T extends string | number> {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: readonly T[];
  /** Maximum length. */
  most?: number;
  onChange(chosen: readonly T[]): void;
}

/** Check boxes; the values are in the order of the options. */
export function Checks<T extends string | number>(props: ChecksProps<T>) {
  const { label, options, chosen, most = options.length, onChange } = props;
  return (
    <fieldset class="checks">
      <legend class="label">{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={chosen.length >= most && !chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                options
                  .map(([other]) => other)
                  .filter((other) => (other === one ? checked : chosen.includes(other))),
              )
            }
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
