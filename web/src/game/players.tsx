import { useComputed } from "@preact/signals";
import type { Color } from "../board/position.ts";
import { messages } from "../messages/messages.ts";
import { ClockFace, ClockNote } from "../parts/clock-face.tsx";
import { Rating } from "../parts/rating.tsx";
import type { GamePage } from "./game.ts";

/** Name, rating, connection and clock of one side. */
export function PlayerBar({ page, side }: { page: GamePage; side: Color }) {
  const name = page.facts.players[side].username;
  const { rating, provisional, rating_change: change } = page.state.ratings.value[side];
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
      <Rating rating={rating} provisional={provisional} change={change} />
      <span class="player-side">
        <span class={`stone ${side}`} aria-hidden="true" />
        <span class="visually-hidden">{messages.color[side]}</span>
        {page.state.side === side && <span class="muted small">{messages.game.you}</span>}
      </span>
      <ClockNote clock={page.state.clock} side={side} />
      <ClockFace
        clock={page.state.clock}
        side={side}
        live={page.facts.pace === "live"}
        {...(page.state.side === side ? { held } : {})}
      />
    </div>
  );
}
