import "../components/player-name.css";
import "../components/stone.css";
import "./board-card.css";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace } from "../components/clock-face.tsx";
import { Diagram } from "../components/diagram.tsx";
import { Rating } from "../components/rating.tsx";
import { SeatSign } from "../components/star-seats.tsx";
import { playedText } from "../labels/ruleset.ts";
import { controlText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { playersOf, seatNames } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import type { CurrentGame } from "./games.ts";

/** A live board with its players. The whole card links to the game. */
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
  /** True if the board is seen from Black's side. */
  flipped?: boolean;
}

/** The player at the top; empty for more than two players, who sit all around. */
export function Above({ game, flipped = false }: BesideProps) {
  if (game.row.seats) return null;
  return <Side game={game} side={flipped ? "white" : "black"} />;
}

/** The player at the bottom; all players if there are more than two. */
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

/** For more than two players: the clock, or the place of a player who has finished. */
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
