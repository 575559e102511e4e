// An unfolding section for a director's action. It closes when the action is done.

import "./acts.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  title: string;
  /** Called when the section opens. */
  onOpen?(): void;
  /** `finish` closes the section and shows a confirmation. */
  children(finish: (said: string) => void): ComponentChildren;
}

export function ActDetails({ title, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const said = useSignal("");
  const finish = (text: string) => {
    said.value = text;
    if (details.current) details.current.open = false;
    // Delayed until the confirmation dialog has closed: closing it returns the focus to an element
    // that is then hidden.
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
