import "../parts/player-name.css";
import "../parts/stone.css";
import "./board-card.css";
import { messages } from "../messages/messages.ts";
import { playersOf } from "../net/seats.ts";
import { BotMark } from "../parts/bot-mark.tsx";
import { ClockFace } from "../parts/clock-face.tsx";
import { Diagram } from "../parts/diagram.tsx";
import { Rating } from "../parts/rating.tsx";
import type { Rules } from "../rules/rules.ts";
import { playedText } from "../words/ruleset.ts";
import { controlText } from "../words/time.ts";
import type { CurrentGame } from "./games.ts";

/** A board that moves, with its players; the whole card leads to the game. */
export function BoardCard({ game, rules }: { game: CurrentGame; rules: Rules }) {
  const { row } = game;
  return (
    <li class="current-card">
      <Side game={game} side="black" />
      <Diagram
        rules={rules}
        variant={row.variant}
        fen={game.fen.value}
        label={playersOf(row).join(" – ")}
      />
      <Side game={game} side="white" />
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
