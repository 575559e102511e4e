// Small facts in a pill: a state, a date, a count.

import "./chips.css";
import type { ComponentChildren } from "preact";

/** Green, amber, accent, red, grey; `waiting` is a count of what waits for the user. */
export type ChipLook = "running" | "draft" | "joined" | "urgent" | "waiting" | "plain";

export function Chip({
  look = "plain",
  children,
}: {
  look?: ChipLook;
  children: ComponentChildren;
}) {
  return <span class={look === "plain" ? "chip" : `chip ${look}`}>{children}</span>;
}
