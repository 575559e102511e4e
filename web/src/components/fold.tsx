// A section whose content is created when the user opens it.

import "./fold.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Props {
  title: string;
  /** Additional CSS classes. */
  look?: string;
  children(): ComponentChildren;
}

export function Fold({ title, look, children }: Props) {
  const open = useSignal(false);
  return (
    <details
      class={look ? `fold ${look}` : "fold"}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{title}</summary>
      {open.value && children()}
    </details>
  );
}
