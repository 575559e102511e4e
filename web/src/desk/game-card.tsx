// One of the user's games as a picture, with the opponent and the time left.

import "../components/board-shapes.css";
import "./game-card.css";
import { Diagram } from "../components/diagram.tsx";
import { playedText } from "../labels/ruleset.ts";
import { controlText, leftText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { day } from "../messages/spans.ts";
import { whenText } from "../messages/when.ts";
import type { GameRow } from "../net/api.ts";
import { rulesLoaded, socket } from "../net/connection.ts";
import { othersThan, playersOf } from "../net/seats.ts";
import { username } from "../session/account.ts";
import { isTurnOf } from "./order.ts";
import { tournamentName } from "./tournaments.ts";

export function GameCard({ game, look }: { game: GameRow; look?: string }) {
  const me = username.value;
  const rules = rulesLoaded.value;
  return (
    <li class={`desk-card ${look ?? ""} ${isTurnOf(game, me) ? "waiting" : ""}`}>
      {rules ? (
        <Diagram
          rules={rules}
          variant={game.variant}
          fen={game.fen}
          game={game.id}
          flipped={game.black === me}
          label={playersOf(game).join(" – ")}
        />
      ) : (
        <div class="board-shape" />
      )}
      <div class="desk-text">
        <p class="desk-line">
          <a class="desk-opponent" href={`/game/${game.id}`}>
            {othersThan(game, me)}
          </a>
          <Left game={game} />
        </p>
        <p class="desk-facts muted small">{factsOf(game)}</p>
        {isTurnOf(game, me) && game.message !== null && (
          <p class="desk-message small" title={game.message}>
            {game.message}
          </p>
        )}
      </div>
    </li>
  );
}

/** The tournament, or else the variant and the time control. */
export const factsOf = (game: GameRow): string =>
  tournamentName(game.tournament_id) ??
  [playedText(game), controlText(game.time_control)].join(" · ");

/** "2 d 4 h"; red if the user has less than 12 hours, with the exact moment on hover. */
export function Left({ game }: { game: GameRow }) {
  const mine = isTurnOf(game, username.value);
  const at = game.deadline_ms;
  if (game.pace === "live") return <span class="desk-left">{messages.site.returnToGame}</span>;
  if (at === null) {
    const unlimited = game.time_control.kind === "unlimited";
    const text = unlimited ? messages.control.unlimited : messages.game.clockStands;
    return <span class="desk-left">{text}</span>;
  }
  const left = at - socket.serverNow();
  const look = mine ? (left < day / 2 ? "soon" : "turn") : "";
  return (
    <time class={`desk-left ${look}`} title={whenText(at)}>
      {leftText(left)}
    </time>
  );
}
