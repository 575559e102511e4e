import { dayText, shortWhenText, whenText } from "../messages/when.ts";
import "../components/player-name.css";
import "../components/stone.css";
import "./players.css";
import { useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Color } from "../board/position.ts";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace, ClockNote } from "../components/clock-face.tsx";
import { Rating } from "../components/rating.tsx";
import { relativeText, standstill } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import type { TimeControl } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import type { TableModel } from "./table-model.ts";

/** Name, rating, connection and clock of one side. */
export function PlayerBar({ model, side, children }: SideProps & { children?: ComponentChildren }) {
  const player = model.facts.players[side];
  const { username: name } = player;
  const { rating, provisional, rating_change: change } = model.state.ratings.value[side];
  const held = useComputed(() => model.state.pending.value?.state === "sent");
  const ended = model.state.ending.value !== null;
  const running = model.state.clock.value.running === side && !ended;
  const live = model.facts.pace === "live";
  const own = model.state.side === side;
  const due = own ? model.ownDeadline : null;
  return (
    <div class={running ? "player running" : "player"} data-side={side}>
      <span class="player-side">
        <span class={`stone ${side}`} aria-hidden="true" />
        <span class="visually-hidden">{messages.color[side]}</span>
      </span>
      <div class="player-who">
        <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
          {name}
        </a>
        <Presence model={model} side={side} />
        {model.state.berserk.value?.[side] && (
          <span class="berserk" role="img" aria-label={messages.game.berserker}>
            ½
          </span>
        )}
      </div>
      <div class="player-notes muted small">
        <BotMark bot={player.bot} />
        {due ? (
          <span>{messages.game.due({ when: shortWhenText(due) })}</span>
        ) : (
          <Rating rating={rating} provisional={provisional} change={change} />
        )}
        <ClockNote clock={model.state.clock} side={side} />
        {!ended && <StandingNotes model={model} side={side} running={running} />}
        {live && !ended && <LeftAgo model={model} side={side} />}
      </div>
      {children}
      <ClockFace
        clock={model.state.clock}
        side={side}
        live={live}
        whole={firstTime(model.facts.time_control)}
        {...(own ? { held } : {})}
      />
    </div>
  );
}

/** The time that a clock starts with; null if there is no limit. */
function firstTime(control: TimeControl): number | null {
  switch (control.kind) {
    case "unlimited":
      return null;
    case "sessions":
      return control.sessions[0]?.time_ms ?? null;
    case "per_move":
      return control.time_ms;
    default:
      return control.base_ms;
  }
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
  return (
    <>
      {vacation && end !== null && (
        <a href={model.state.side === side ? "/vacation" : there} title={whenText(end)}>
          {messages.game.onVacation({ until: dayText(end) })}
        </a>
      )}
      {running && (
        <a href={there}>
          {vacation || end === null
            ? messages.game.clockStands
            : messages.game.clockStandsUntil({ until: shortWhenText(end) })}
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
