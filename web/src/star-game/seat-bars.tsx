// One row per seat in games of more than two players.

import "../game/moves.css";
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
import { seatIndex, seatNames } from "../net/seats.ts";
import { seatName } from "../star/sentences.ts";
import type { StarGameModel } from "./model.ts";

/** The seat at the bottom of the board. */
const ownSeat = ({ state }: StarGameModel): number => (state.side ? seatIndex(state.side) : 0);

/** The other seats, in order of play after the one at the bottom. */
export function OtherSeats({ model }: { model: StarGameModel }) {
  const { seats } = model.facts;
  const others = seats.slice(1).map((_, i) => (ownSeat(model) + 1 + i) % seats.length);
  return (
    <ol
      class={others.length > 3 ? "seat-bars many" : "seat-bars"}
      aria-label={messages.star.seatCount}
    >
      {others.map((seat) => (
        <li key={seat} {...barOf(model, seat)}>
          <SeatBar model={model} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

export function OwnSeat({ model }: { model: StarGameModel }) {
  const seat = ownSeat(model);
  return (
    <div {...barOf(model, seat)}>
      <SeatBar model={model} seat={seat} />
    </div>
  );
}

/** Heads of the columns of moves, one per seat. */
export function SeatHeads({ model }: { model: StarGameModel }) {
  return (
    <li class="seat-heads">
      <span class="move-number" />
      {model.facts.seats.map(({ username: name }, seat) => (
        <span key={seat} class="seat-head" title={name}>
          <SeatSign seat={seat} label={seatName(seat)} />
          {model.facts.seats.length < 5 && <span>{name}</span>}
        </span>
      ))}
    </li>
  );
}

function barOf({ state }: StarGameModel, seat: number) {
  const side = seatNames[seat];
  const running = state.ending.value === null && state.turn.value === side;
  return {
    class: running ? "seat-bar player running" : "seat-bar player",
    "aria-current": running,
    "data-side": side,
  };
}

function SeatBar({ model, seat }: { model: StarGameModel; seat: number }) {
  const { state, facts } = model;
  const player = facts.seats[seat];
  const side = seatNames[seat];
  const held = useComputed(() => state.pending.value?.state === "sent");
  if (!player || !side) return null;
  const { username: name, bot } = player;
  const own = state.side === side;
  const plays = state.ending.value === null && state.ends.value[seat]?.place === null;
  return (
    <>
      <span class="player-side">
        <SeatSign seat={seat} label={seatName(seat)} />
      </span>
      <div class="player-who">
        <a class="player-name" href={`/@/${encodeURIComponent(name)}`}>
          {name}
        </a>
        <Here model={model} seat={seat} own={own} />
      </div>
      <div class="player-notes muted small">
        <BotMark bot={bot} />
        <Rated model={model} seat={seat} />
        {plays && <span>{messages.star.toGo({ n: state.toGo.value[seat] ?? 0 })}</span>}
        <CameOut model={model} seat={seat} />
      </div>
      {plays && (
        <ClockFace
          clock={state.clock}
          side={side}
          label={messages.star.clockOf({ name })}
          live={facts.pace === "live"}
          {...(own ? { held } : {})}
        />
      )}
    </>
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
      <span>{messages.star.place({ place: end.place, seats })}</span>
      {why && <span>{why}</span>}
    </>
  );
}
