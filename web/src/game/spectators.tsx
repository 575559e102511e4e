import "./spectators.css";
import { useSignal } from "@preact/signals";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { messages } from "../messages/messages.ts";
import type { TableModel } from "./table-model.ts";

/** Number of spectators. A click shows the names of those who are signed in. */
export function Spectators({ model }: { model: TableModel }) {
  const shown = useSignal(false);
  const presence = model.state.presence.value;
  const count = presence?.spectators ?? 0;
  const names = presence?.spectator_names ?? [];
  if (count === 0) return null;
  const text = messages.game.spectators({ n: count });
  return (
    <>
      <button
        type="button"
        class="spectators"
        title={names.length > 0 ? names.join(", ") : text}
        onClick={() => {
          shown.value = true;
        }}
      >
        <Icon name="eye" />
        <span aria-hidden="true">{count}</span>
        <span class="visually-hidden">{text}</span>
      </button>
      {shown.value && (
        <Dialog
          title={text}
          onClose={() => {
            shown.value = false;
          }}
        >
          <ul class="spectator-names">
            {names.map((name) => (
              <li key={name}>
                <a href={`/@/${encodeURIComponent(name)}`}>{name}</a>
              </li>
            ))}
          </ul>
          {names.length < count && <p class="muted">{messages.game.unnamed}</p>}
        </Dialog>
      )}
    </>
  );
}
