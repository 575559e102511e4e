import "./form.css";
import type { ComponentChildren } from "preact";

/** A fold with rarely used fields. It opens when the browser finds an invalid one. */
export function Folded({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <details
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>{title}</summary>
      <div class="form">{children}</div>
    </details>
  );
}
