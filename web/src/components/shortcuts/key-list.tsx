// A list of the page's keyboard shortcuts.

import "./keys.css";
import { messages } from "../../messages/messages.ts";
import { Dialog } from "../dialog.tsx";

interface Props {
  /** Defaults to the keys of the game page. */
  rows?: readonly (readonly [string, string])[];
  onClose(): void;
}

export default function KeyList({ rows = messages.keys.rows, onClose }: Props) {
  return (
    <Dialog title={messages.keys.title} onClose={onClose}>
      <dl class="keys">
        {rows.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
