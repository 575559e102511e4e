import "./form.css";
import type { ComponentChildren } from "preact";

/** Fields that few need; it opens when the browser finds something wrong in it. */
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
