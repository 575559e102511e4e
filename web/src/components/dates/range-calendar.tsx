// One calendar for the first and the last day of a range. A wide one shows two months.

import "./range-calendar.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { locale, messages } from "../../messages/messages.ts";
import { IconButton } from "../icons.tsx";
import { useMedia } from "../media.ts";
import { type Day, isBefore, monthText, plusMonths } from "./dates.ts";
import { lookIn } from "./look.ts";
import { Month } from "./month.tsx";

interface Props {
  first: Day | null;
  last: Day | null;
  /** Earlier days cannot be chosen. */
  least: Day;
  choose(day: Day): void;
}

export function RangeCalendar({ first, last, least, choose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const many = useMedia("(min-width: 640px)") ? 2 : 1;
  /** The day that takes the focus. */
  const at = useSignal<Day>(first ?? least);
  const shown = useSignal<Day>(at.peek());
  /** True if a key has just moved to another day, which takes the focus. */
  const follows = useRef(false);
  const months = Array.from({ length: many }, (_, i) => plusMonths(firstOf(shown.value), i));
  const show = (day: Day) => {
    const from = firstOf(shown.peek());
    if (isBefore(day, from)) shown.value = day;
    else if (!isBefore(day, plusMonths(from, many))) shown.value = plusMonths(day, 1 - many);
  };
  // The user typed another day, or pressed a quick choice.
  useLayoutEffect(() => {
    if (!first) return;
    at.value = first;
    show(first);
  }, [first && `${first.year} ${first.month} ${first.day}`]);
  useLayoutEffect(() => {
    if (follows.current) box.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    follows.current = false;
  }, [at.value]);
  const go = (day: Day) => {
    follows.current = true;
    at.value = day;
    show(day);
  };
  const turn = (by: number) => () => {
    shown.value = plusMonths(firstOf(shown.peek()), by);
    at.value = shown.peek();
  };
  const words = messages.dates;
  return (
    <div ref={box} class="range-calendar" role="group" aria-label={words.calendar}>
      {months.map((month, i) => (
        <div key={i}>
          <div class="range-head">
            <strong aria-live="polite">{monthText(locale, month)}</strong>
            {i === 0 && <IconButton icon="previous" label={words.previous} onClick={turn(-1)} />}
            {i === many - 1 && <IconButton icon="next" label={words.next} onClick={turn(1)} />}
          </div>
          <Month
            month={month}
            at={at.value}
            lookOf={(day) => lookIn(day, first, last)}
            isBarred={(day) => isBefore(day, least)}
            go={go}
            choose={(day) => {
              at.value = day;
              choose(day);
            }}
          />
        </div>
      ))}
    </div>
  );
}

const firstOf = (day: Day): Day => ({ ...day, day: 1 });
