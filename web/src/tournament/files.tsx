// A tournament as files.

import "./view.css";
import { messages } from "../messages/messages.ts";

const endings = ["trf", "pdn", "csv", "json"] as const;

export function Files({ id }: { id: string }) {
  return (
    <p class="tournament-mine">
      <span class="muted">{messages.directing.files}</span>
      {endings.map((ending) => (
        <a
          key={ending}
          href={`/api/v1/tournaments/${id}/export.${ending}`}
          download={`tournament-${id}.${ending}`}
        >
          {ending.toUpperCase()}
        </a>
      ))}
      <button type="button" class="button small-button" onClick={() => window.print()}>
        {messages.directing.print}
      </button>
    </p>
  );
}
