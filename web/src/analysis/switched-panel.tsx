// A panel of the analysis board that the user can switch on, and that stays off where advice is not
// allowed.

import "../components/form.css";
import "./computer-view.css";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Silence } from "./silence.ts";

interface Props {
  title: string;
  wanted: Signal<boolean>;
  silence: Silence;
  /** Why it is off, as sentences. */
  reasons: Readonly<Record<Exclude<Silence, "unknown" | null>, string>>;
  /** Next to the title while it is on. */
  tools?: ComponentChildren;
  /** Always next to the title. */
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
