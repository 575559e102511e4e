import "../parts/board-shapes.css";
import "../parts/player-name.css";
import "../parts/stone.css";
import "./featured.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type GameRow } from "../api.ts";
import { Board } from "../board/board.tsx";
import { opposite } from "../board/position.ts";
import { rulesLoaded, socket } from "../connection.ts";
import { GamePage } from "../game/game.ts";
import { username, waitingGames } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { ClockFace } from "../parts/clock-face.tsx";
import { StaticBoard } from "../parts/static-board.tsx";
import type { Rules } from "../rules.ts";
import { otherRuleset, playedText } from "../ruleset.ts";
import { variantName } from "../variants.ts";
import type { Lobby } from "./lobby.ts";

/** The board in the middle of the front page: my next game, or one that is being played. */
export function Featured({ lobby }: { lobby: Lobby }) {
  const rules = rulesLoaded.value;
  const game = lobby.featured.value;
  if (rules && game) return <RunningGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  const variant = rules?.variant(lobby.chosen.value.variant);
  return (
    <section class="featured" aria-busy={!variant || game === undefined}>
      <p class="featured-caption muted small">{game === null && messages.lobby.nobody}</p>
      <div class="featured-game">
        <p class="featured-player player-name">{variant && variantName(variant.key)}</p>
        {variant ? (
          <StaticBoard
            geometry={variant.geometry}
            fen={variant.startFen}
            label={messages.board.start}
          />
        ) : (
          <div class="board-shape" />
        )}
        <p class="featured-player" />
      </div>
    </section>
  );
}

interface RunningProps {
  row: GameRow;
  rules: Rules;
  lobby: Lobby;
}

function RunningGame({ row, rules, lobby }: RunningProps) {
  const page = useSignal<GamePage | null>(null);
  useEffect(() => {
    let current = true;
    api.game(row.id).then(
      (game) => {
        if (!current) return;
        page.value = new GamePage(game, null, rules, socket, true);
        if (username.peek() === row.black) page.value.shown.flip();
      },
      () => {},
    );
    return () => {
      current = false;
      page.value?.dispose();
    };
  }, [row, rules, page]);
  const shown = page.value;
  const over = shown?.state.ending.value !== null && shown !== null;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => void lobby.chooseFeatured().catch(() => {}), 5000);
    return () => clearTimeout(timer);
  }, [over, lobby]);
  const mine = waitingGames.value.some((game) => game.id === row.id);
  return (
    <section class="featured" aria-label={mine ? messages.lobby.yourNext : messages.lobby.featured}>
      <p class="featured-caption muted small">
        {mine ? messages.lobby.yourNext : messages.lobby.featured}
        {otherRuleset(row) !== null && ` · ${playedText(row)}`}
      </p>
      <div class="featured-game">
        {shown ? <FeaturedGame page={shown} /> : <FeaturedShape />}
        <a class="featured-link" href={`/game/${row.id}`}>
          <span class="visually-hidden">
            {messages.game.title({ white: row.white, black: row.black })}
          </span>
        </a>
      </div>
    </section>
  );
}

/** As large as the game that comes. */
function FeaturedShape() {
  return (
    <>
      <p class="featured-player" />
      <div class="board-shape" />
      <p class="featured-player" />
    </>
  );
}

function FeaturedGame({ page }: { page: GamePage }) {
  const below = page.board.flipped.value ? "black" : "white";
  return (
    <>
      <FeaturedPlayer key={opposite(below)} page={page} side={opposite(below)} />
      <div class="featured-board" inert>
        <Board
          model={page.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates="off"
        />
      </div>
      <FeaturedPlayer key={below} page={page} side={below} />
    </>
  );
}

function FeaturedPlayer({ page, side }: { page: GamePage; side: "white" | "black" }) {
  const ending = page.state.ending.value;
  return (
    <div class="featured-player">
      <span class={`stone ${side}`} aria-hidden="true" />
      <span class="player-name">{page.facts.players[side].username}</span>
      {ending ? (
        <span class="muted">{ending.result}</span>
      ) : (
        <ClockFace clock={page.state.clock} side={side} live={page.facts.pace === "live"} />
      )}
    </div>
  );
}
