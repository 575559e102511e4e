import "./spectators.css";
import { useSignal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icons.tsx";
import type { TableModel } from "./table-model.ts";

/** How many look on; who they are, as far as they are signed in, is a click away. */
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
          {names.length < count && <p class="muted">{messages.current.unnamed}</p>}
        </Dialog>
      )}
    </>
  );
}
