import "./layout.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { opposite } from "../board/position.ts";
import { ChatFold } from "../chat/view.tsx";
import { nextGame } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import { IconButton } from "../parts/icons.tsx";
import { KeyList } from "../parts/keys.tsx";
import { guardLeaving, navigate } from "../router.ts";
import { playedText } from "../ruleset.ts";
import { settings } from "../settings/settings.ts";
import { controlSentence, controlText, dateText } from "../time.ts";
import { useTitle } from "../title.ts";
import { Actions, TypedMove } from "./actions.tsx";
import { isComputer } from "./computer.ts";
import type { GamePage } from "./game.ts";
import { watchKeys } from "./keys.ts";
import { MessageField, MessageShown } from "./message.tsx";
import { Moves } from "./moves.tsx";
import { Notes } from "./notes.tsx";
import { PlansSection } from "./plans-view.tsx";
import { PlayerBar } from "./players.tsx";
import { Spectators } from "./spectators.tsx";
import { Counters, Standing } from "./standing.tsx";

export function GameView({ page }: { page: GamePage }) {
  const field = useRef<HTMLInputElement>(null);
  const keysShown = useSignal(false);
  useEffect(
    () =>
      watchKeys(page, {
        focusField: () => field.current?.focus(),
        showKeys: () => {
          keysShown.value = true;
        },
        next: () => void goNext(page),
      }),
    [page, keysShown],
  );
  useEffect(() => guardLeaving(() => reasonToStay(page)), [page]);
  const next = page.state.nextGame.value;
  useEffect(() => {
    // The page does not go by itself to a rematch that had begun before.
    if (!next || next === page.facts.next_game || page.state.side === null) return;
    navigate(`/game/${next}`);
  }, [page, next]);
  useTitle(titleOf(page));
  const planning = Boolean(page.plans?.planner.value);
  const below = page.board.flipped.value ? "black" : "white";
  const people = !Object.values(page.facts.players).some(isComputer);
  return (
    <main id="content" class="game">
      <h1 class="visually-hidden">{playersTitle(page)}</h1>
      <PlayerBar key={opposite(below)} page={page} side={opposite(below)} />
      <div class="game-board">
        <Board
          key={planning ? "plan" : "game"}
          model={page.plans?.planner.value?.board ?? page.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      </div>
      <PlayerBar key={below} page={page} side={below} />
      <section class="game-panel">
        <GameFacts
          page={page}
          onKeys={() => {
            keysShown.value = true;
          }}
        />
        <Moves page={page} />
        <Counters page={page} />
        <Standing page={page} />
        <MessageShown page={page} />
        {people && <MessageField page={page} />}
        <Actions page={page} />
        {!planning && <TypedMove page={page} field={field} />}
        {people && (
          <>
            <PlansSection page={page} field={field} />
            <ChatFold page={page} />
          </>
        )}
        <Notes game={page.facts.id} />
      </section>
      <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
        {page.voice.announcements.value.map(({ id, text }) => (
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

async function goNext(page: GamePage) {
  const found = await nextGame(page.facts.id);
  if (!found) page.voice.say("told", messages.game.noNext);
}

function reasonToStay(page: GamePage): string | null {
  const playing =
    page.state.side !== null && !page.state.ending.peek() && page.facts.pace === "live";
  return playing ? messages.game.leaveLive : null;
}

function playersTitle({ facts: { players } }: GamePage): string {
  return messages.game.title({ white: players.white.username, black: players.black.username });
}

function titleOf(page: GamePage): string {
  const players = playersTitle(page);
  return page.state.myTurn.value ? `${messages.game.yourTurnTitle} · ${players}` : players;
}

function GameFacts({ page, onKeys }: { page: GamePage; onKeys(): void }) {
  const { variant, time_control: control, rated, created_ms: begun } = page.facts;
  const facts = [controlText(control), messages.rated({ rated })];
  return (
    <header class="game-facts small">
      <span class="muted" title={controlSentence(control)}>
        <a href={`/rules/${variant}`}>{playedText(page.facts)}</a> · {facts.join(" · ")}
        <span class="printed"> · {dateText(begun)}</span>
      </span>
      {page.facts.tournament_id !== null && (
        <a href={`/tournament/${page.facts.tournament_id}`}>{messages.game.tournament}</a>
      )}
      {page.state.paused.value && <strong>{messages.game.paused}</strong>}
      <Spectators page={page} />
      <IconButton icon="keys" label={messages.game.keys} onClick={onKeys} />
    </header>
  );
}
