// The result of one game in a table: a square with the points, in the colour of the result.

import "./result-sign.css";
import type { ComponentChildren } from "preact";

interface Props {
  look: "won" | "drawn" | "lost" | "running" | "bye" | "self";
  /** The points, e.g. "2". A running game, a bye and the diagonal have their own signs. */
  text?: string;
  /** For screen readers and as a title, e.g. "Round 3: lost to Emre". */
  label: string;
  href?: string | undefined;
}

const signs: Partial<Record<Props["look"], string>> = { running: "•", bye: "+", self: "" };

export function ResultSign({ look, text = "", label, href }: Props) {
  const sign = signs[look] ?? text;
  const all = { class: `result-sign ${look}`, title: label, "aria-label": label };
  if (href)
    return (
      <a {...all} href={href}>
        {sign}
      </a>
    );
  return (
    <span {...all} role="img">
      {sign}
    </span>
  );
}

/** Signs side by side, one per round. */
export function ResultSigns({ children }: { children: ComponentChildren }) {
  return <span class="result-signs">{children}</span>;
}
