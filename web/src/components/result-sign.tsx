// The result of a game or pairing: a square with the points, in the colour of the result.

import "./result-sign.css";
import type { ComponentChildren } from "preact";

export interface Sign {
  look: "won" | "drawn" | "lost" | "running" | "bye" | "annulled";
  /** The points, e.g. "2". */
  text: string;
  /** For screen readers and as a title, e.g. "Round 3: lost to Emre". */
  label: string;
  href?: string | undefined;
}

export function ResultSign({ look, text, label, href }: Sign) {
  const all = { class: `result-sign ${look}`, title: label, "aria-label": label };
  if (href)
    return (
      <a {...all} href={href}>
        {text}
      </a>
    );
  return (
    <span {...all} role="img">
      {text}
    </span>
  );
}

/** Signs side by side, one per round. */
export function ResultSigns({ children }: { children: ComponentChildren }) {
  return <span class="result-signs">{children}</span>;
}
