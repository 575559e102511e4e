import "../parts/player-name.css";
import "../parts/stone.css";
import "./players.css";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Color, opposite } from "../board/position.ts";
import { socket } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import { BotMark } from "../parts/bot-mark.tsx";
import { ClockFace, ClockNote } from "../parts/clock-face.tsx";
import { Rating } from "../parts/rating.tsx";
import {
  dateText,
  day,
  exactText,
  minuteText,
  relativeText,
  shortSpan,
  spanText,
  standstill,
} from "../time.ts";
import { isComputer } from "./computer.ts";
import type { GamePage } from "./game.ts";

/** Name, rating, connection and clock of one side. */
export function PlayerBar({ page, side }: { page: GamePage; side: Color }) {
  const player = page.facts.players[side];
  const { username: name } = player;
  const { rating, provisional, rating_change: change } = page.state.ratings.value[side];
  const held = useComputed(() => page.state.pending.value?.state === "sent");
  const ended = page.state.ending.value !== null;
  const running = page.state.clock.value.running === side && !ended;
  return (
    <div class={running ? "player running" : "player"} data-side={side}>
      <div class="player-who">
        <Presence page={page} side={side} />
        <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
          {name}
        </a>
        {page.state.berserk.value?.[side] && (
          <span class="berserk" role="img" aria-label={messages.game.berserker}>
            ½
          </span>
        )}
        <span class="player-side">
          <span class={`stone ${side}`} aria-hidden="true" />
          <span class="visually-hidden">{messages.color[side]}</span>
        </span>
      </div>
      <div class="player-notes muted small">
        <BotMark bot={player.bot} />
        {!isComputer(player) && (
          <Rating rating={rating} provisional={provisional} change={change} />
        )}
        {page.state.side === side && !ended && <span class="you">{messages.game.you}</span>}
        <ClockNote clock={page.state.clock} side={side} />
        {!ended && <StandingNotes page={page} side={side} running={running} />}
        {page.facts.pace === "live" && !ended && <LeftAgo page={page} side={side} />}
      </div>
      {page.state.side === opposite(side) && !ended && !isComputer(player) && (
        <GiveTime page={page} name={name} />
      )}
      <ClockFace
        clock={page.state.clock}
        side={side}
        live={page.facts.pace === "live"}
        {...(page.state.side === side ? { held } : {})}
      />
    </div>
  );
}

function Presence({ page, side }: SideProps) {
  const lost = page.state.side === side && socket.state.value === "lost";
  const here = !lost && (page.state.presence.value?.[side] ?? false);
  const text = here ? messages.game.here : messages.game.away;
  return (
    <span class={here ? "presence here" : "presence"} role="img" aria-label={text} title={text} />
  );
}

/** The server's time, from second to second. */
function useNow() {
  const now = useSignal(socket.serverNow());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = socket.serverNow();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** In tournaments: until when a player is on vacation, with the clock stopped. */
function StandingNotes({ page, side, running }: SideProps & { running: boolean }) {
  const now = useNow();
  const part = useComputed(() => standstill(page.state.clock.value, side, now.value)).value;
  if (!part) return null;
  const { vacation, end_ms: end } = part;
  const there = `/tournament/${page.facts.tournament_id}?tab=vacations`;
  const away = vacation && end !== null;
  return (
    <>
      {away && (
        <a href={page.state.side === side ? "/vacation" : there} title={exactText(end)}>
          {messages.game.onVacation({ until: dateText(end) })}
        </a>
      )}
      {running && (
        <a href={there}>
          {away || end === null
            ? messages.game.clockStands
            : messages.game.clockStandsUntil({ until: minuteText(end) })}
        </a>
      )}
    </>
  );
}

interface SideProps {
  page: GamePage;
  side: Color;
}

/** How long a player has been away. */
function LeftAgo({ page, side }: SideProps) {
  const since = page.state.presence.value?.[`${side}_left_ms`] ?? null;
  const now = useNow();
  if (since === null) return null;
  const ago = relativeText(since, Math.max(since, now.value), "short");
  const text = messages.offers.left({ ago });
  return (
    <span class="left-ago" title={text}>
      {text}
    </span>
  );
}

const liveGift = 15_000;

function GiveTime({ page, name }: { page: GamePage; name: string }) {
  if (page.facts.time_control.kind === "unlimited") return null;
  const gift = page.facts.pace === "live" ? liveGift : day;
  const label = messages.offers.giveTime({ name, time: spanText(gift) });
  return (
    <button type="button" class="give-time" title={label} onClick={() => page.asks.giveTime()}>
      +{shortSpan(gift)} <span class="visually-hidden">{label}</span>
    </button>
  );
}
