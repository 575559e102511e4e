// Downloads of a tournament.

import "../side.css";
import { isDraughts } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import type { VariantKey } from "../../net/api.ts";

const endings = ["trf", "pdn", "txt", "csv", "json"] as const;

/** Draughts games as PDN, other games in the formats of their programs. */
export function Files({ id, variant }: { id: string; variant: VariantKey }) {
  const other = isDraughts(variant) ? "txt" : "pdn";
  const files = endings.filter((ending) => ending !== other);
  return (
    <p class="tournament-files">
      <span class="muted">{messages.directing.files}</span>
      {files.map((ending) => (
        <a
          key={ending}
          href={`/api/v1/tournaments/${id}/export.${ending}`}
          download={`tournament-${id}.${ending}`}
        >
          {ending.toUpperCase()}
        </a>
      ))}
      <a class="button small-button" href={`/tournament/${id}?print`}>
        {messages.directing.print}
      </a>
    </p>
  );
}
