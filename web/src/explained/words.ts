// Moves and evaluations as text.

import { shownMove } from "../labels/notation.ts";
import { locale, messages } from "../messages/messages.ts";
import type { Course } from "./course.ts";

const percent = new Intl.NumberFormat(locale, { style: "percent" });

/** "55 %" */
export const percentText = (part: number): string => percent.format(part);

/** "12. 32-28", "12… 19-23" */
export function moveText({ page, explanation }: Course, ply: number): string {
  const { number, second } = page.numberOf(ply);
  return `${number}${second ? "…" : "."} ${shownMove(explanation.moves[ply - 1]?.short ?? "")}`;
}

/** What a screen reader announces for a position on the curve. */
export function spokenAt(course: Course, at: number): string {
  const words = messages.explained;
  const { explanation } = course;
  const known = explanation.known.value[at];
  const verdict = explanation.judged.value[at - 1]?.verdict;
  return [
    at === 0 ? messages.analysis.start : moveText(course, at),
    known ? words.expected({ part: percentText(known.expected) }) : words.unknown,
    ...(verdict ? [words.verdict[verdict]] : []),
  ].join(", ");
}
