// A table as wide as it needs to be. On a phone it scrolls sideways.

import "./table.css";
import type { ComponentChildren } from "preact";

interface Props {
  label: string;
  /** True if the first column stays while the others scroll. */
  sticky?: boolean;
  /** True for rows of 40 px. */
  dense?: boolean;
  children: ComponentChildren;
}

export function TableRoom({ label, sticky = false, dense = false, children }: Props) {
  return (
    <section
      class={`table-room${sticky ? " sticky" : ""}${dense ? " dense" : ""}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
