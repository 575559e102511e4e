// Fields for dates and times. A date may be typed in several ways, which typed-day.ts lists, and a
// calendar can fill it in. An invalid date or time blocks the form and shows an error.

import "./date-field.css";
import { useSignal } from "@preact/signals";
import type { JSX, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { messages } from "../../messages/messages.ts";
import { useCloseOutside } from "../close-outside.ts";
import { Note } from "../controls.tsx";
import { Icon } from "../icons.tsx";
import { Calendar } from "./calendar.tsx";
import { readDay, writeDay } from "./dates.ts";
import { type Moment, minutesOf } from "./moments.ts";
import { shownText, valueFor } from "./typed-day.ts";

interface Props {
  label: string;
  value: string;
  /** The server's error for this field. */
  problem?: string | undefined;
  placeholder?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onInput(text: string): void;
}

interface DayProps extends Props {
  /** True if a day without a year is in the past. */
  past?: boolean;
}

/**
 * The field's text. The value is d.m.yyyy, or the text itself while no day can be read from it. The
 * field shows the weekday once the user has left it.
 */
function useTypedDay(props: DayProps): Typed {
  const { value, past = false, onInput } = props;
  const typed = useSignal<{ text: string; value: string } | null>(null);
  // Another value comes from the calendar or the page.
  const text = typed.value?.value === value ? typed.value.text : shownText(value);
  const type = (next: string) => {
    typed.value = { text: next, value: valueFor(next, { past }) };
    onInput(typed.value.value);
  };
  const given = useTyped(
    { ...props, value: text, onInput: type },
    readDay(value) === null,
    messages.dates.noDay,
  );
  const onBlur = () => {
    typed.value = null;
  };
  return { ...given, input: { ...given.input, onBlur } };
}

/** A date without a calendar of its own. */
export function DayInput(props: DayProps) {
  const { id, problem, input } = useTypedDay(props);
  return (
    <div class="field">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input {...input} />
      <Note id={`${id}-note`} hint={undefined} problem={problem} />
    </div>
  );
}

export function DateField(props: DayProps) {
  const { label, value, onInput } = props;
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useSignal(false);
  const { id, problem, input } = useTypedDay(props);
  const close = () => {
    open.value = false;
  };
  const back = () => {
    close();
    button.current?.focus();
  };
  useCloseOutside(field, open.value, close);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !field.current?.contains(relatedTarget as Node)) close();
  };
  return (
    <div class="field date-field" ref={field} onFocusOut={leave}>
      <label class="label" for={id}>
        {label}
      </label>
      <div class="date-line">
        <input {...input} />
        <button
          ref={button}
          type="button"
          class="icon-button"
          disabled={props.disabled}
          aria-label={messages.dates.calendar}
          title={messages.dates.calendar}
          aria-haspopup="dialog"
          aria-expanded={open.value}
          onClick={() => {
            open.value = !open.value;
          }}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {open.value && (
        <Calendar
          chosen={readDay(value)}
          close={back}
          choose={(day) => {
            onInput(writeDay(day));
            back();
          }}
        />
      )}
      <Note id={`${id}-note`} hint={undefined} problem={problem} />
    </div>
  );
}

/** A time of day. */
export function TimeField(props: Props) {
  const { label, value } = props;
  const wrong = minutesOf(value) === null;
  const { id, problem, input } = useTyped(props, wrong, messages.dates.noTime);
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <input {...input} />
      <Note id={`${id}-note`} hint={undefined} problem={problem} />
    </div>
  );
}

interface MomentProps {
  label: string;
  value: Moment;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  onInput(moment: Moment): void;
}

/** A date and a time in the user's time zone. Without a time it is midnight. */
export function MomentField({ label, value, onInput, required, disabled }: MomentProps) {
  const words = messages.dates;
  return (
    <fieldset class="moment" disabled={disabled}>
      <legend class="label">{label}</legend>
      <DateField
        label={words.date}
        value={value.date}
        required={required || value.time !== ""}
        disabled={disabled}
        onInput={(date) => onInput({ ...value, date })}
      />
      <TimeField
        label={words.time}
        value={value.time}
        placeholder={words.midnight}
        disabled={disabled}
        onInput={(time) => onInput({ ...value, time })}
      />
    </fieldset>
  );
}

interface Typed {
  id: string;
  problem: string | undefined;
  input: JSX.InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement> };
}

/**
 * Properties of the input. While the text is unreadable, `fault` is its validation message. The
 * browser blocks the form at once, but the message is shown only after the user has left the field
 * or tried to submit.
 */
function useTyped(props: Props, unreadable: boolean, fault: string): Typed {
  const { value, placeholder, required, disabled, onInput } = props;
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  const left = useSignal(false);
  const wrong = value.trim() !== "" && unreadable;
  useEffect(() => element.current?.setCustomValidity(wrong ? fault : ""), [wrong, fault]);
  const tell = () => {
    left.value = true;
  };
  const problem = props.problem ?? (wrong && left.value ? fault : undefined);
  return {
    id,
    problem,
    input: {
      ref: element,
      id,
      class: "input",
      autocomplete: "off",
      value,
      placeholder,
      required,
      disabled,
      "aria-invalid": problem !== undefined,
      "aria-describedby": problem ? `${id}-note` : undefined,
      onInput: (event: Event) => {
        left.value = false;
        onInput((event.currentTarget as HTMLInputElement).value);
      },
      onChange: tell,
      onInvalid: tell,
    },
  };
}
