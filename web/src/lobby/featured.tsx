import "../components/board-shapes.css";
import "../components/player-name.css";
import "../components/stone.css";
import "./featured.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { opposite } from "../board/position.ts";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace } from "../components/clock-face.tsx";
import { Diagram } from "../components/diagram.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { useLinger } from "../components/linger.ts";
import { GameModel } from "../game/game-model.ts";
import { otherRuleset, playedText } from "../labels/ruleset.ts";
import { isDraughts, variantName } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { api, type GameRow } from "../net/api.ts";
import { rulesLoaded, socket } from "../net/connection.ts";
import { playersOf } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import { username } from "../session/account.ts";
import { waitingGames } from "../session/games.ts";
import type { Lobby } from "./lobby.ts";

const Watched = lazilyWithin("games/watched", [], () => import("../games/watched.tsx"));

/** The board in the middle of the front page: the user's next game, or a game in progress. */
export function Featured({ lobby }: { lobby: Lobby }) {
  const rules = rulesLoaded.value;
  const game = lobby.featured.value;
  if (rules && game && !isDraughts(game.variant))
    return <OtherGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  if (rules && game) return <RunningGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  const { variant } = lobby.chosen.value;
  return (
    <section class="featured" aria-busy={!rules || game === undefined}>
      <p class="featured-caption muted small">{game === null && messages.lobby.nobody}</p>
      <div class="featured-game">
        <p class="featured-player player-name">{rules && variantName(variant)}</p>
        {rules ? (
          <Diagram rules={rules} variant={variant} label={messages.board.start} />
        ) : (
          <div class="board-shape" />
        )}
        <p class="featured-player" />
      </div>
    </section>
  );
}

/** A game other than draughts. Its code is loaded separately. */
function OtherGame({ row, rules, lobby }: RunningProps) {
  return (
    <section class="featured" aria-label={captionOf(row)}>
      <Caption row={row} />
      <Watched
        row={row}
        rules={rules}
        reader={username.value}
        over={() => void lobby.chooseFeatured()}
      />
    </section>
  );
}

function captionOf({ id }: GameRow) {
  const mine = waitingGames.value.some((game) => game.id === id);
  return mine ? messages.lobby.yourNext : messages.lobby.featured;
}

function Caption({ row }: { row: GameRow }) {
  const named = !isDraughts(row.variant) || otherRuleset(row) !== null;
  return (
    <p class="featured-caption muted small">
      {captionOf(row)}
      {named && ` · ${playedText(row)}`}
    </p>
  );
}

interface RunningProps {
  row: GameRow;
  rules: Rules;
  lobby: Lobby;
}

function RunningGame({ row, rules, lobby }: RunningProps) {
  const model = useSignal<GameModel | null>(null);
  const game = useResource(() => api.game(row.id), [row.id]).answer.value;
  useEffect(() => {
    if (!game) return;
    const made = new GameModel(game, null, rules, socket, true);
    if (username.peek() === row.black) made.cursor.flip();
    model.value = made;
    return () => {
      made.dispose();
      model.value = null;
    };
  }, [game, rules, model]);
  const shown = model.value;
  const over = shown?.state.ending.value !== null && shown !== null;
  useLinger(over, () => void lobby.chooseFeatured());
  return (
    <section class="featured" aria-label={captionOf(row)}>
      <Caption row={row} />
      <div class="featured-game">
        {shown ? <FeaturedGame model={shown} /> : <FeaturedShape />}
        <a class="featured-link" href={`/game/${row.id}`}>
          <span class="visually-hidden">{playersOf(row).join(" – ")}</span>
        </a>
      </div>
    </section>
  );
}

/** Placeholder with the size of the game. */
function FeaturedShape() {
  return (
    <>
      <p class="featured-player" />
      <div class="board-shape" />
      <p class="featured-player" />
    </>
  );
}

function FeaturedGame({ model }: { model: GameModel }) {
  const below = model.board.flipped.value ? "black" : "white";
  return (
    <>
      <FeaturedPlayer key={opposite(below)} model={model} side={opposite(below)} />
      <div class="featured-board" inert>
        <Board
          model={model.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates="off"
        />
      </div>
      <FeaturedPlayer key={below} model={model} side={below} />
    </>
  );
}

function FeaturedPlayer({ model, side }: { model: GameModel; side: "white" | "black" }) {
  const ending = model.state.ending.value;
  return (
    <div class="featured-player">
      <span class={`stone ${side}`} aria-hidden="true" />
      <span class="player-name">{model.facts.players[side].username}</span>
      <BotMark bot={model.facts.players[side].bot} />
      {ending ? (
        <span class="muted">{ending.result}</span>
      ) : (
        <ClockFace clock={model.state.clock} side={side} live={model.facts.pace === "live"} />
      )}
    </div>
  );
}
