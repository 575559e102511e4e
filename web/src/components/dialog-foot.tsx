// The foot of a dialog, always in view: a summary at the left, the buttons at the right.

import "./dialog-foot.css";
import type { ComponentChildren } from "preact";

export function DialogFoot({
  summary,
  children,
}: {
  summary?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <footer class="dialog-foot">
      {summary && <p>{summary}</p>}
      {children}
    </footer>
  );
}
