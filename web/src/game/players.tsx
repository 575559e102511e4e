import { useComputed } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { ClockFace } from "../parts/clock-face.tsx";
import type { GamePage } from "./game.ts";

/** Name, connection and clock of one side. */
export function PlayerBar({ page, side }: { page: GamePage; side: Color }) {
  const name = page.facts.players[side].username;
  const presence = page.state.presence.value;
  const here = presence?.[side] ?? false;
  const held = useComputed(() => page.state.pending.value?.state === "sent");
  const running = page.state.clock.value.running === side && !page.state.ending.value;
  return (
    <div class={running ? "player running" : "player"} data-side={side}>
      <span
        class={here ? "presence here" : "presence"}
        role="img"
        aria-label={here ? messages.game.here : messages.game.away}
        title={here ? messages.game.here : messages.game.away}
      />
      <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
        {name}
      </a>
      <span class="player-side">
        <span class={`stone ${side}`} aria-hidden="true" />
        <span class="visually-hidden">{messages.color[side]}</span>
        {page.state.side === side && <span class="muted small">{messages.game.you}</span>}
      </span>
      <ClockFace
        clock={page.state.clock}
        side={side}
        live={page.facts.pace === "live"}
        {...(page.state.side === side ? { held } : {})}
      />
    </div>
  );
}
