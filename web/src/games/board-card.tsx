import "../parts/player-name.css";
import "../parts/stone.css";
import "./board-card.css";
import { messages } from "../messages/messages.ts";
import { playersOf, seatNames } from "../net/seats.ts";
import { BotMark } from "../parts/bot-mark.tsx";
import { ClockFace } from "../parts/clock-face.tsx";
import { Diagram } from "../parts/diagram.tsx";
import { Rating } from "../parts/rating.tsx";
import { SeatSign } from "../parts/star-seats.tsx";
import type { Rules } from "../rules/rules.ts";
import { playedText } from "../words/ruleset.ts";
import { controlText } from "../words/time.ts";
import type { CurrentGame } from "./games.ts";

/** A board that moves, with its players; the whole card leads to the game. */
export function BoardCard({ game, rules }: { game: CurrentGame; rules: Rules }) {
  const { row } = game;
  return (
    <li class="current-card">
      <Above game={game} />
      <Diagram
        rules={rules}
        variant={row.variant}
        fen={game.fen.value}
        game={row.id}
        label={playersOf(row).join(" – ")}
      />
      <Below game={game} />
      <p class="muted small current-facts">
        {[
          playedText(row),
          controlText(row.time_control),
          messages.rated({ rated: row.rated }),
        ].join(" · ")}
      </p>
      <a class="current-link" href={`/game/${row.id}`}>
        <span class="visually-hidden">{playersOf(row).join(" – ")}</span>
      </a>
    </li>
  );
}

interface BesideProps {
  game: CurrentGame;
  /** The board is seen from Black's side. */
  flipped?: boolean;
}

/** Who plays from above; of several nobody, for they sit all around. */
export function Above({ game, flipped = false }: BesideProps) {
  if (game.row.seats) return null;
  return <Side game={game} side={flipped ? "white" : "black"} />;
}

/** Who plays from below; of several everybody. */
export function Below({ game, flipped = false }: BesideProps) {
  if (!game.row.seats) return <Side game={game} side={flipped ? "black" : "white"} />;
  return (
    <ol class="current-seats">
      {game.row.seats.map(({ username }, seat) => (
        <li key={username} class="current-side">
          <SeatSign seat={seat} />
          <span class="player-name">{username}</span>
          <SeatTime game={game} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

/** Of several: the clock, and the place of who has come out of the game. */
function SeatTime({ game, seat }: { game: CurrentGame; seat: number }) {
  const place = game.places.value[seat];
  const side = seatNames[seat];
  const clock = game.clock.value;
  if (place) return <span class="current-end">{place}.</span>;
  if (game.over.value || clock === null || !side) return null;
  const name = game.row.seats?.[seat]?.username ?? "";
  return <ClockFace clock={clock} side={side} label={name} live={game.row.pace === "live"} />;
}

function Side({ game, side }: { game: CurrentGame; side: "white" | "black" }) {
  const rating = game.row.ratings?.[side];
  return (
    <div class="current-side">
      <span class={`stone ${side}`} role="img" aria-label={messages.color[side]} />
      <span class="player-name">{game.row[side]}</span>
      <BotMark bot={game.bots.value.includes(side)} />
      {rating && <Rating rating={rating.rating} provisional={rating.provisional} />}
      <Time game={game} side={side} />
    </div>
  );
}

function Time({ game, side }: { game: CurrentGame; side: "white" | "black" }) {
  const { clock } = game;
  if (game.over.value) return <span class="current-end">{game.result.value ?? "–"}</span>;
  return clock.value === null ? null : (
    <ClockFace clock={clock.value} side={side} live={game.row.pace === "live"} />
  );
}
