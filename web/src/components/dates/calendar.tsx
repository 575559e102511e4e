// A month in which the user chooses a day, with pointer or keyboard.

import "./calendar.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { locale, messages } from "../../messages/messages.ts";
import { IconButton } from "../icons.tsx";
import {
  type Day,
  dayByKey,
  firstDayOf,
  fullDay,
  monthText,
  plusMonths,
  sameDay,
  today,
  weekdays,
  weeksOf,
} from "./dates.ts";

interface CalendarProps {
  chosen: Day | null;
  close(): void;
  choose(day: Day): void;
}

/** On a phone, a calendar next to a field at the right edge has no room on the right. */
function bringIntoSight(sheet: HTMLElement) {
  const over = sheet.getBoundingClientRect().right - (document.documentElement.clientWidth - 8);
  if (over > 0) sheet.style.left = `${-over}px`;
  sheet.scrollIntoView({ block: "nearest" });
}

/**
 * Exactly one day is focusable: at first the chosen day or today, then the day that the keys
 * select.
 */
export function Calendar({ chosen, close, choose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const words = messages.dates;
  const firstDay = firstDayOf(locale);
  const at = useSignal<Day>(chosen ?? today());
  /** True if the selected day takes the focus. False after a month button, which keeps it. */
  const follows = useRef(true);
  const month = monthText(locale, at.value);
  useLayoutEffect(() => {
    if (sheet.current) bringIntoSight(sheet.current);
  }, []);
  useLayoutEffect(() => {
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
    <div ref={sheet} class="calendar" role="dialog" aria-label={words.calendar} onKeyDown={press}>
      <div class="calendar-head">
        <IconButton icon="previous" label={words.previous} onClick={turn(-1)} />
        <strong aria-live="polite">{month}</strong>
        <IconButton icon="next" label={words.next} onClick={turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the keys is a grid */}
      <table ref={grid} role="grid" aria-label={month} onKeyDown={step}>
        <thead>
          <tr>
            {weekdays(locale, firstDay).map(({ short, long }) => (
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
        aria-label={fullDay(locale, day)}
        aria-current={sameDay(day, today()) ? "date" : undefined}
        onClick={() => choose(day)}
      >
        {day.day}
      </button>
    </td>
  );
}
