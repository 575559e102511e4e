import { dateText } from "../messages/instants.ts";
import "./layout.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Color, opposite } from "../board/position.ts";
import { ChatFold } from "../chat/view.tsx";
import { IconButton } from "../components/icons.tsx";
import { KeyList } from "../components/keys.ts";
import { playedText } from "../labels/ruleset.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { guardLeaving, navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { nextGame } from "../session/games.ts";
import { Actions, TypedMove } from "./actions.tsx";
import { watchKeys } from "./keys.ts";
import { MessageField, MessageShown } from "./message.tsx";
import { Moves } from "./moves.tsx";
import { Notes } from "./notes.tsx";
import { PlayerBar } from "./players.tsx";
import { Spectators } from "./spectators.tsx";
import { Counters, Standing } from "./standing.tsx";
import type { TableModel } from "./table-model.ts";

interface Props {
  model: TableModel;
  /** The colour at the bottom of the board. */
  below: Color;
  /** Replaces the two player bars in games of more than two players. */
  bars?: ComponentChildren;
  /** The board, drawn by the code of its kind of game. */
  board: ComponentChildren;
  /** Width divided by height. */
  aspect?: number;
  /** True while a different board is shown. */
  planning?: boolean;
  /** Shown below everything except the notes. */
  beneath?: ComponentChildren;
  /** Additional elements of this kind of game. */
  children?(field: RefObject<HTMLInputElement>): ComponentChildren;
}

/** The page of any kind of game. */
export function TableView(props: Props) {
  const { model, below, board, bars, aspect = 1, planning = false, beneath, children } = props;
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
  // Set in the same frame as the board, so that a user who goes back at once is asked too.
  useLayoutEffect(() => guardLeaving(() => reasonToStay(model)), [model]);
  const next = model.state.nextGame.value;
  useEffect(() => {
    // The page does not open a rematch that had already started when it was loaded.
    if (!next || next === model.facts.next_game || model.state.side === null) return;
    navigate(`/game/${next}`);
  }, [model, next]);
  useTitle(titleOf(model));
  const people = model.facts.seats.every((one) => one.computer_level === null);
  return (
    <main id="content" class="game" style={{ "--aspect": aspect }}>
      <h1 class="visually-hidden">{playersTitle(model)}</h1>
      {bars ?? <PlayerBar key={opposite(below)} model={model} side={opposite(below)} />}
      <div class="game-board">{board}</div>
      {!bars && <PlayerBar key={below} model={model} side={below} />}
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
            {children?.(field)}
            <ChatFold
              chat={model.chat}
              plays={model.state.side !== null}
              over={model.state.ending.value !== null}
            />
          </>
        )}
        {beneath}
        <Notes game={model.facts.id} />
      </section>
      <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
        {model.notices.announcements.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {keysShown.value && (
        <KeyList
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </main>
  );
}

async function goNext(model: TableModel) {
  const found = await nextGame(model.facts.id);
  if (!found) model.notices.say("told", messages.site.noNext);
}

function reasonToStay(model: TableModel): string | null {
  const playing =
    model.state.side !== null && !model.state.ending.peek() && model.facts.pace === "live";
  return playing ? messages.game.leaveLive : null;
}

function playersTitle({ facts: { players, seats }, state }: TableModel): string {
  if (state.several) return seats.map(({ username }) => username).join(" – ");
  return messages.game.title({ white: players.white.username, black: players.black.username });
}

function titleOf(model: TableModel): string {
  const players = playersTitle(model);
  return model.state.myTurn.value ? `${messages.game.yourTurnTitle} · ${players}` : players;
}

function GameFacts({ model, onKeys }: { model: TableModel; onKeys(): void }) {
  const { variant, time_control: control, rated, vacations, created_ms: begun } = model.facts;
  const facts = [controlText(control), messages.rated({ rated })];
  if (vacations) facts.push(messages.withVacations);
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
