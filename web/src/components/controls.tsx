// Form controls.

import "./controls.css";
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [T, ComponentChildren])[];
  onChange(value: T): void;
  hideLabel?: boolean;
  /** An option that cannot be chosen. */
  disabled?: T | undefined;
}

/** Side-by-side options, one of them chosen. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={props.hideLabel ? "visually-hidden" : "label"}>{props.label}</legend>
      <div class="choice-options">
        {props.options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              disabled={value === props.disabled}
              onChange={() => props.onChange(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onInput(value: string): void;
  type?: "text" | "password" | "email" | "number";
  hint?: string | undefined;
  problem?: string | undefined;
  placeholder?: string;
  autocomplete?: string;
  required?: boolean;
  min?: number;
  max?: number;
  step?: number | "any";
  maxLength?: number;
  /** Takes the focus when rendered. For the first field of a page that consists of a form. */
  focused?: boolean;
}

export function Field(props: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (props.focused) input.current?.focus();
  }, [props.focused]);
  const note = props.problem ?? props.hint;
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input
        ref={input}
        id={id}
        class="input"
        type={props.type ?? "text"}
        value={props.value}
        placeholder={props.placeholder}
        autocomplete={props.autocomplete}
        required={props.required}
        min={props.min}
        max={props.max}
        step={props.step}
        maxLength={props.maxLength}
        aria-invalid={props.problem !== undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <Note id={`${id}-note`} hint={props.hint} problem={props.problem} />
    </div>
  );
}

interface NoteProps {
  id: string;
  hint: string | undefined;
  problem: string | undefined;
}

/** Text below a field: the error or, without one, the hint. */
export function Note({ id, hint, problem }: NoteProps) {
  const text = problem ?? hint;
  if (!text) return null;
  return (
    <p id={id} class={problem ? "note problem" : "note"}>
      {text}
    </p>
  );
}

interface NumberProps {
  label: string;
  value: string;
  most: number;
  onInput(value: string): void;
}

/** A number field with a minimum of 1. */
export function NumberField({ most, ...field }: NumberProps) {
  return <Field type="number" min={1} max={most} required {...field} />;
}

type Option<T extends string> = readonly [T, string];

export interface OptionGroup<T extends string> {
  label: string;
  options: readonly Option<T>[];
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly Option<T>[];
  /** Shown after the options, each group under its name. */
  groups?: readonly OptionGroup<T>[];
  onChange(value: T): void;
  /** Shows the label, like a field. */
  shown?: boolean;
  disabled?: boolean;
}

function Options<T extends string>({ options }: { options: readonly Option<T>[] }) {
  return (
    <>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </>
  );
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, groups = [], onChange, shown = false, disabled = false } = props;
  return (
    <label class={shown ? "select field" : "select"}>
      <span class={shown ? "label" : "visually-hidden"}>{label}</span>
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** An error message. */
export function Trouble({ children }: { children: ComponentChildren }) {
  if (!children) return null;
  return (
    <p class="trouble" role="alert">
      {children}
    </p>
  );
}
