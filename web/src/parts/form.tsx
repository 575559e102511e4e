// What forms have in common: going on without leaving the page, what was wrong, that it is done.

import "./form.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { guardLeaving } from "../navigation/router.ts";
import { Note, Trouble } from "./controls.tsx";
import type { Task } from "./task.ts";

interface FormProps {
  /** What it asks the server for. */
  task: Task;
  /** What its button says. */
  button: string;
  look?: "primary" | "primary wide" | "danger";
  /** Whether the form stands by itself on its page. */
  card?: boolean;
  /** Whether there is nothing yet to be sent. */
  empty?: boolean;
  /** Said beside the button when it is done; what is not sent yet then holds back who leaves. */
  done?: string;
  /** After the button. */
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
  return (
    <form
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
        <button type="submit" class={`button ${look ?? ""}`} disabled={task.busy || empty}>
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

/** What was typed is kept in `text`. */
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

/** A field of several lines. */
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
  /** So many at the most. */
  most?: number;
  onChange(chosen: readonly T[]): void;
}

/** Any of a few, in the order of the options. */
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
