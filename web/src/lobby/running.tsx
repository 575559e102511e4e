// The game of draughts in progress on the front page.

import "../components/player-name.css";
import "../components/stone.css";
import "./featured.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { opposite } from "../board/position.ts";
import { BotMark } from "../components/bot-mark.tsx";
import { ClockFace } from "../components/clock-face.tsx";
import { useLinger } from "../components/linger.ts";
import { Rating } from "../components/rating.tsx";
import { GameModel } from "../game/game-model.ts";
import { shownScore } from "../labels/notation.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { api, type GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import type { Rules } from "../rules/rules.ts";
import { username } from "../session/account.ts";
import { FeaturedShape } from "./featured-shape.tsx";

interface Props {
  row: GameRow;
  rules: Rules;
  /** Called some time after the end of the game. */
  over(): void;
}

export default function RunningGame({ row, rules, over }: Props) {
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
  const ended = shown?.state.ending.value !== null && shown !== null;
  useLinger(ended, over);
  return shown ? <FeaturedGame model={shown} /> : <FeaturedShape />;
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
      <Rating
        rating={model.facts.players[side].rating}
        provisional={model.facts.players[side].provisional}
      />
      {ending ? (
        <span class="muted">{ending.result && shownScore(ending.result)}</span>
      ) : (
        <ClockFace clock={model.state.clock} side={side} live={model.facts.pace === "live"} />
      )}
    </div>
  );
}
