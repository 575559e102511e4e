// One row per seat in games of more than two players.

import "../game/players.css";
import "../components/player-name.css";
import "./seat-bars.css";
import { useComputed } from "@preact/signals";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace } from "../components/clock-face.tsx";
import { Rating } from "../components/rating.tsx";
import { SeatSign } from "../components/star-seats.tsx";
import { messages, named } from "../messages/messages.ts";
import { socket } from "../net/connection.ts";
import { seatNames } from "../net/seats.ts";
import { seatName } from "../star/sentences.ts";
import type { StarGameModel } from "./model.ts";

export function SeatBars({ model }: { model: StarGameModel }) {
  return (
    <ol class="seat-bars" aria-label={messages.star.seatCount}>
      {model.facts.seats.map((_, seat) => (
        <SeatBar key={seat} model={model} seat={seat} />
      ))}
    </ol>
  );
}

function SeatBar({ model, seat }: { model: StarGameModel; seat: number }) {
  const { state, facts } = model;
  const player = facts.seats[seat];
  const side = seatNames[seat];
  const held = useComputed(() => state.pending.value?.state === "sent");
  if (!player || !side) return null;
  const { username: name, bot } = player;
  const ended = state.ending.value !== null;
  const running = !ended && state.turn.value === side;
  const own = state.side === side;
  const plays = !ended && state.ends.value[seat]?.place === null;
  return (
    <li class={running ? "seat-bar running" : "seat-bar"} aria-current={running} data-side={side}>
      <SeatSign seat={seat} label={seatName(seat)} />
      <Here model={model} seat={seat} own={own} />
      <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
        {name}
      </a>
      <BotMark bot={bot} />
      <Rated model={model} seat={seat} />
      {own && plays && <span class="you muted small">{messages.game.you}</span>}
      <CameOut model={model} seat={seat} />
      {plays && (
        <ClockFace
          clock={state.clock}
          side={side}
          label={messages.star.clockOf({ name })}
          live={facts.pace === "live"}
          {...(own ? { held } : {})}
        />
      )}
    </li>
  );
}

function Rated({ model, seat }: { model: StarGameModel; seat: number }) {
  const shown = model.state.seatRatings.value[seat];
  if (!shown) return null;
  const { rating, provisional, rating_change: change } = shown;
  return <Rating rating={rating} provisional={provisional} change={change} />;
}

function Here({ model, seat, own }: { model: StarGameModel; seat: number; own: boolean }) {
  const lost = own && socket.state.value === "lost";
  const here = !lost && (model.state.presence.value?.seats?.[seat] ?? false);
  const text = here ? messages.game.here : messages.game.away;
  return (
    <span class={here ? "presence here" : "presence"} role="img" aria-label={text} title={text} />
  );
}

/** The place, and why the seat left the game. */
function CameOut({ model, seat }: { model: StarGameModel; seat: number }) {
  const end = model.state.ends.value[seat];
  if (!end || end.place === null) return null;
  const seats = model.facts.seats.length;
  const why = end.out && named(messages.star.outShort, end.out);
  return (
    <>
      <span class="small">{messages.star.place({ place: end.place, seats })}</span>
      {why && <span class="muted small">{why}</span>}
    </>
  );
}
