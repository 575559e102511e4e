// A date as it is typed, d.m.yyyy, with a calendar that writes it.

import "./date-field.css";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { language, messages } from "../messages/messages.ts";
import { Note } from "./controls.tsx";
import {
  type Day,
  dayByKey,
  firstDayOf,
  fullDay,
  monthText,
  plusMonths,
  readDay,
  sameDay,
  today,
  weekdays,
  weeksOf,
  writeDay,
} from "./dates.ts";
import { Icon, IconButton } from "./icons.tsx";

interface Props {
  label: string;
  /** As it was typed. */
  value: string;
  problem?: string | undefined;
  onInput(text: string): void;
}

export function DateField({ label, value, problem, onInput }: Props) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  const back = () => {
    close();
    button.current?.focus();
  };
  useCloseOutside(field, open.value, close);
  return (
    <div class="field date-field" ref={field}>
      <label class="label" for={id}>
        {label}
      </label>
      <div class="date-line">
        <input
          id={id}
          class="input"
          autocomplete="off"
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
        <button
          ref={button}
          type="button"
          class="icon-button"
          aria-label={messages.vacation.calendar}
          title={messages.vacation.calendar}
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

/** Whoever goes on elsewhere has done with it. */
function useCloseOutside(field: { current: HTMLElement | null }, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const look = ({ target }: Event) => {
      if (!field.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", look);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("pointerdown", look);
      document.removeEventListener("focusin", look);
    };
  }, [open]);
}

interface CalendarProps {
  chosen: Day | null;
  close(): void;
  choose(day: Day): void;
}

/** One day of it takes the keys: the one that was chosen, or today, and then where the keys lead. */
function Calendar({ chosen, close, choose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const words = messages.datePicker;
  const firstDay = firstDayOf(language);
  const at = useSignal<Day>(chosen ?? today());
  /** Whether the day is to have the focus: not while the months are turned over. */
  const follows = useRef(true);
  const month = monthText(language, at.value);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [at.value]);
  const turn = (months: number) => () => {
    follows.current = false;
    at.value = plusMonths(at.peek(), months);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const step = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, event.shiftKey, at.peek(), firstDay);
    if (!next) return;
    event.preventDefault();
    follows.current = true;
    at.value = next;
  };
  return (
    <div class="calendar" role="dialog" aria-label={messages.vacation.calendar} onKeyDown={press}>
      <div class="calendar-head">
        <IconButton icon="previous" label={words.previous} onClick={turn(-1)} />
        <strong aria-live="polite">{month}</strong>
        <IconButton icon="next" label={words.next} onClick={turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the keys is a grid */}
      <table ref={grid} role="grid" aria-label={month} onKeyDown={step}>
        <thead>
          <tr>
            {weekdays(language, firstDay).map(({ short, long }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at.value, firstDay).map((week, i) => (
            <tr key={i}>
              {week.map((day, k) => (
                <Cell key={k} day={day} at={at.value} chosen={chosen} choose={choose} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: Day | null;
  at: Day;
  chosen: Day | null;
  choose(day: Day): void;
}

function Cell({ day, at, chosen, choose }: CellProps) {
  if (day === null) return <td />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a cell of a grid
    <td aria-selected={sameDay(day, chosen)}>
      <button
        type="button"
        class="calendar-day"
        tabIndex={sameDay(day, at) ? 0 : -1}
        aria-label={fullDay(language, day)}
        aria-current={sameDay(day, today()) ? "date" : undefined}
        onClick={() => choose(day)}
      >
        {day.day}
      </button>
    </td>
  );
}
