// An act of the director that opens, and closes when it is done.

import "./acts.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  title: string;
  /** It is looked at. */
  onOpen?(): void;
  /** `finish` closes it and says what was done. */
  children(finish: (said: string) => void): ComponentChildren;
}

export function ActDetails({ title, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const said = useSignal("");
  const finish = (text: string) => {
    said.value = text;
    if (details.current) details.current.open = false;
    // The window that asked is gone by then, and would give the focus to what is closed.
    requestAnimationFrame(() => details.current?.querySelector("summary")?.focus());
  };
  return (
    <>
      <details
        ref={details}
        class="act-form"
        onToggle={({ currentTarget: { open } }) => {
          if (!open) return;
          said.value = "";
          onOpen?.();
        }}
      >
        <summary>{title}</summary>
        {children(finish)}
      </details>
      <p class="act-done good" role="status">
        {said.value}
      </p>
    </>
  );
}
