// A month in which the user chooses a day, with pointer or keyboard.

import "./calendar.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { locale, messages } from "../../messages/messages.ts";
import { IconButton } from "../icons.tsx";
import { type Day, monthText, plusMonths, sameDay, today } from "./dates.ts";
import { Month } from "./month.tsx";

interface CalendarProps {
  chosen: Day | null;
  close(): void;
  choose(day: Day): void;
}

/** On a phone, a calendar next to a field at the right edge has no room on the right. */
function fitWidth(sheet: HTMLElement) {
  sheet.style.left = "0";
  const over = sheet.getBoundingClientRect().right - (document.documentElement.clientWidth - 8);
  if (over > 0) sheet.style.left = `${-over}px`;
}

/**
 * Exactly one day is focusable: at first the chosen day or today, then the day that the keys
 * select.
 */
export function Calendar({ chosen, close, choose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const words = messages.dates;
  const at = useSignal<Day>(chosen ?? today());
  /** True if the selected day takes the focus. False after a month button, which keeps it. */
  const follows = useRef(true);
  const month = monthText(locale, at.value);
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box) return;
    const fit = () => fitWidth(box);
    fit();
    box.scrollIntoView({ block: "nearest" });
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
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
  const go = (day: Day) => {
    follows.current = true;
    at.value = day;
  };
  return (
    <div ref={sheet} class="calendar" role="dialog" aria-label={words.calendar} onKeyDown={press}>
      <div class="calendar-head">
        <IconButton icon="previous" label={words.previous} onClick={turn(-1)} />
        <strong aria-live="polite">{month}</strong>
        <IconButton icon="next" label={words.next} onClick={turn(1)} />
      </div>
      <Month
        month={at.value}
        at={at.value}
        grid={grid}
        lookOf={(day) => (sameDay(day, chosen) ? "chosen" : "")}
        go={go}
        choose={choose}
      />
    </div>
  );
}
