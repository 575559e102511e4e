// The evaluation as a bar along the board: White's share, from White's side of the board.

import "./gauge.css";
import { type Assessed, assessedText } from "../computer/expected.ts";
import { locale, messages } from "../messages/messages.ts";
import type { Analysis } from "./analysis.ts";

/** The engine's evaluation, or else the evaluation from the explained game. */
export const worthAt = ({ worth }: Analysis): Assessed | null =>
  worth.engine.value ?? worth.explanation.value;

export function Gauge({ page }: { page: Analysis }) {
  const worth = worthAt(page);
  return (
    <div
      class={page.board.flipped.value ? "gauge flipped" : "gauge"}
      role="img"
      aria-label={worth ? spokenWorth(worth) : messages.analysis.computer.noValue}
    >
      <span style={{ "--share": worth?.expected ?? 0.5 }} />
    </div>
  );
}

export function spokenWorth(worth: Assessed): string {
  const words = messages.analysis.computer;
  const color = messages.color[worth.expected >= 0.5 ? "white" : "black"];
  if (worth.wins !== 0) return words.winsIn({ color, n: Math.abs(worth.wins) });
  const text = assessedText(worth, locale);
  return text.endsWith("#") ? words.wonBy({ color }) : words.value({ score: text });
}
