// A part of the analysis board that the reader switches on, and that is silent where it must be.

import "../parts/form.css";
import "./computer-view.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Silence } from "./silence.ts";

interface Props {
  title: string;
  wanted: Signal<boolean>;
  silence: Silence;
  /** Why it is silent, in words. */
  reasons: Readonly<Record<Exclude<Silence, "unknown" | null>, string>>;
  /** Beside the title while it is on. */
  tools?: ComponentChildren;
  /** Beside the title in any case. */
  remark?: ComponentChildren;
  children: ComponentChildren;
}

export function SwitchedPanel(props: Props) {
  const { title, wanted, silence, reasons, tools, remark, children } = props;
  return (
    <section class="computer" aria-label={title}>
      <header class="computer-head">
        <label class="check">
          <input
            type="checkbox"
            checked={wanted.value}
            onChange={({ currentTarget }) => {
              wanted.value = currentTarget.checked;
            }}
          />
          {title}
        </label>
        {remark}
        {wanted.value && tools}
      </header>
      {wanted.value && silence && silence !== "unknown" && <p class="note">{reasons[silence]}</p>}
      {children}
    </section>
  );
}
