// The days of a month as a table of buttons, which takes the keys of a calendar.

import "./month.css";
import type { Ref } from "preact";
import { locale } from "../../messages/messages.ts";
import {
  type Day,
  dayByKey,
  firstDayOf,
  fullDay,
  monthText,
  sameDay,
  today,
  weekdays,
  weeksOf,
} from "./dates.ts";
import type { DayLook } from "./look.ts";

interface Props {
  /** Any day of the month. */
  month: Day;
  /** The day that takes the focus, perhaps of another month. */
  at: Day;
  grid?: Ref<HTMLTableElement>;
  lookOf(day: Day): DayLook;
  /** True if the day cannot be chosen. */
  isBarred?(day: Day): boolean;
  /** Called when a key leads to another day. */
  go(day: Day): void;
  choose(day: Day): void;
}

export function Month(props: Props) {
  const { month, at, grid } = props;
  const firstDay = firstDayOf(locale);
  const step = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, event.shiftKey, at, firstDay);
    if (!next) return;
    event.preventDefault();
    props.go(next);
  };
  return (
    <table
      class="month"
      ref={grid ?? null}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the keys is a grid
      role="grid"
      aria-label={monthText(locale, month)}
      onKeyDown={step}
    >
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
        {weeksOf(month, firstDay).map((week, i) => (
          <tr key={i}>
            {week.map((day, k) => (
              <Cell key={k} day={day} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ day, at, lookOf, isBarred, choose }: Props & { day: Day | null }) {
  if (day === null) return <td />;
  const look = lookOf(day);
  const barred = isBarred?.(day) ?? false;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a cell of a grid
    <td class={look} aria-selected={look !== ""}>
      <button
        type="button"
        class="calendar-day"
        tabIndex={sameDay(day, at) ? 0 : -1}
        aria-label={fullDay(locale, day)}
        aria-current={sameDay(day, today()) ? "date" : undefined}
        aria-disabled={barred}
        onClick={() => !barred && choose(day)}
      >
        {day.day}
      </button>
    </td>
  );
}
