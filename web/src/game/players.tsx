import { dateText, exactText, minuteText } from "../messages/instants.ts";
import "../components/player-name.css";
import "../components/stone.css";
import "./players.css";
import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Color, opposite } from "../board/position.ts";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace, ClockNote } from "../components/clock-face.tsx";
import { Rating } from "../components/rating.tsx";
import { relativeText, standstill } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { day, shortSpan, spanText } from "../messages/spans.ts";
import { socket } from "../net/connection.ts";
import type { TableModel } from "./table-model.ts";

/** Name, rating, connection and clock of one side. */
export function PlayerBar({ model, side }: { model: TableModel; side: Color }) {
  const player = model.facts.players[side];
  const { username: name } = player;
  const computer = player.computer_level !== null;
  const { rating, provisional, rating_change: change } = model.state.ratings.value[side];
  const held = useComputed(() => model.state.pending.value?.state === "sent");
  const ended = model.state.ending.value !== null;
  const running = model.state.clock.value.running === side && !ended;
  return (
    <div class={running ? "player running" : "player"} data-side={side}>
      <div class="player-who">
        <Presence model={model} side={side} />
        <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
          {name}
        </a>
        {model.state.berserk.value?.[side] && (
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
        <Rating rating={rating} provisional={provisional} change={change} />
        {model.state.side === side && !ended && <span class="you">{messages.game.you}</span>}
        <ClockNote clock={model.state.clock} side={side} />
        {!ended && <StandingNotes model={model} side={side} running={running} />}
        {model.facts.pace === "live" && !ended && <LeftAgo model={model} side={side} />}
      </div>
      {model.state.side === opposite(side) && !ended && !computer && (
        <GiveTime model={model} name={name} />
      )}
      <ClockFace
        clock={model.state.clock}
        side={side}
        live={model.facts.pace === "live"}
        {...(model.state.side === side ? { held } : {})}
      />
    </div>
  );
}

function Presence({ model, side }: SideProps) {
  const lost = model.state.side === side && socket.state.value === "lost";
  const here = !lost && (model.state.presence.value?.[side] ?? false);
  const text = here ? messages.game.here : messages.game.away;
  return (
    <span class={here ? "presence here" : "presence"} role="img" aria-label={text} title={text} />
  );
}

/** The server time, updated every second. */
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

/** Tournaments only: the end of a player's vacation, during which their clock is stopped. */
function StandingNotes({ model, side, running }: SideProps & { running: boolean }) {
  const now = useNow();
  const part = useComputed(() => standstill(model.state.clock.value, side, now.value)).value;
  if (!part) return null;
  const { vacation, end_ms: end } = part;
  const there = `/tournament/${model.facts.tournament_id}?tab=vacations`;
  const away = vacation && end !== null;
  return (
    <>
      {away && (
        <a href={model.state.side === side ? "/vacation" : there} title={exactText(end)}>
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
  model: TableModel;
  side: Color;
}

/** How long a player has been away. */
function LeftAgo({ model, side }: SideProps) {
  const since = model.state.presence.value?.[`${side}_left_ms`] ?? null;
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

function GiveTime({ model, name }: { model: TableModel; name: string }) {
  if (model.facts.time_control.kind === "unlimited") return null;
  const gift = model.facts.pace === "live" ? liveGift : day;
  const label = messages.offers.giveTime({ name, time: spanText(gift) });
  return (
    <button type="button" class="give-time" title={label} onClick={() => model.commands.giveTime()}>
      +{shortSpan(gift)} <span class="visually-hidden">{label}</span>
    </button>
  );
}
