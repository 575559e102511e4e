import "./layout.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { opposite } from "../board/position.ts";
import { ChatFold } from "../chat/view.tsx";
import { nextGame } from "../me/games.ts";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { guardLeaving, navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { IconButton } from "../parts/icons.tsx";
import { KeyList } from "../parts/keys.tsx";
import { settings } from "../settings/settings.ts";
import { playedText } from "../words/ruleset.ts";
import { controlSentence, controlText, dateText } from "../words/time.ts";
import { Actions, TypedMove } from "./actions.tsx";
import { ConditionalsSection } from "./conditional-moves-view.tsx";
import type { GameModel } from "./game-model.ts";
import { watchKeys } from "./keys.ts";
import { MessageField, MessageShown } from "./message.tsx";
import { Moves } from "./moves.tsx";
import { Notes } from "./notes.tsx";
import { PlayerBar } from "./players.tsx";
import { Spectators } from "./spectators.tsx";
import { Counters, Standing } from "./standing.tsx";

export function GameView({ model }: { model: GameModel }) {
  const field = useRef<HTMLInputElement>(null);
  const keysShown = useSignal(false);
  useEffect(
    () =>
      watchKeys(model, {
        focusField: () => field.current?.focus(),
        showKeys: () => {
          keysShown.value = true;
        },
        next: () => void goNext(model),
      }),
    [model, keysShown],
  );
  useEffect(() => guardLeaving(() => reasonToStay(model)), [model]);
  const next = model.state.nextGame.value;
  useEffect(() => {
    // The page does not go by itself to a rematch that had begun before.
    if (!next || next === model.facts.next_game || model.state.side === null) return;
    navigate(`/game/${next}`);
  }, [model, next]);
  useTitle(titleOf(model));
  const planning = Boolean(model.conditionals?.planner.value);
  const below = model.board.flipped.value ? "black" : "white";
  const people = Object.values(model.facts.players).every((one) => one.computer_level === null);
  return (
    <main id="content" class="game">
      <h1 class="visually-hidden">{playersTitle(model)}</h1>
      <PlayerBar key={opposite(below)} model={model} side={opposite(below)} />
      <div class="game-board">
        <Board
          key={planning ? "plan" : "game"}
          model={model.conditionals?.planner.value?.board ?? model.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      </div>
      <PlayerBar key={below} model={model} side={below} />
      <section class="game-panel">
        <GameFacts
          model={model}
          onKeys={() => {
            keysShown.value = true;
          }}
        />
        <Moves model={model} />
        <Counters model={model} />
        <Standing model={model} />
        <MessageShown model={model} />
        {people && <MessageField model={model} />}
        <Actions model={model} />
        {!planning && <TypedMove model={model} field={field} />}
        {people && (
          <>
            <ConditionalsSection model={model} field={field} />
            <ChatFold
              chat={model.chat}
              plays={model.state.side !== null}
              over={model.state.ending.value !== null}
            />
          </>
        )}
        <Notes game={model.facts.id} />
      </section>
      <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
        {model.notices.announcements.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {keysShown.value && (
        <KeyList
          rows={messages.keys.rows}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </main>
  );
}

async function goNext(model: GameModel) {
  const found = await nextGame(model.facts.id);
  if (!found) model.notices.say("told", messages.game.noNext);
}

function reasonToStay(model: GameModel): string | null {
  const playing =
    model.state.side !== null && !model.state.ending.peek() && model.facts.pace === "live";
  return playing ? messages.game.leaveLive : null;
}

function playersTitle({ facts: { players } }: GameModel): string {
  return messages.game.title({ white: players.white.username, black: players.black.username });
}

function titleOf(model: GameModel): string {
  const players = playersTitle(model);
  return model.state.myTurn.value ? `${messages.game.yourTurnTitle} · ${players}` : players;
}

function GameFacts({ model, onKeys }: { model: GameModel; onKeys(): void }) {
  const { variant, time_control: control, rated, created_ms: begun } = model.facts;
  const facts = [controlText(control), messages.rated({ rated })];
  return (
    <header class="game-facts small">
      <span class="muted" title={controlSentence(control)}>
        <a href={`/rules/${variant}`}>{playedText(model.facts)}</a> · {facts.join(" · ")}
        <span class="printed"> · {dateText(begun)}</span>
      </span>
      {model.facts.tournament_id !== null && (
        <a href={`/tournament/${model.facts.tournament_id}`}>{messages.game.tournament}</a>
      )}
      {model.state.paused.value && <strong>{messages.game.paused}</strong>}
      <Spectators model={model} />
      <IconButton icon="keys" label={messages.game.keys} onClick={onKeys} />
    </header>
  );
}
