import "./table.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Color, opposite } from "../board/position.ts";
import { useChat } from "../chat/last-line.tsx";
import { KeyList } from "../components/shortcuts/keys.ts";
import { messages } from "../messages/messages.ts";
import { guardLeaving, navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { nextGame } from "../session/games.ts";
import { Actions } from "./actions.tsx";
import { watchKeys } from "./keys.ts";
import { chatApart, layout } from "./layout.ts";
import { Panel, Side } from "./panel.tsx";
import { PlayerBar } from "./players.tsx";
import { Strip } from "./strip.tsx";
import type { TableModel } from "./table-model.ts";

interface Props {
  model: TableModel;
  /** The colour at the bottom of the board. */
  below: Color;
  /** Replace the two player bars in games of more than two players. */
  bars?: ComponentChildren;
  own?: ComponentChildren;
  /** What a kind of game adds to a player's bar. */
  beside?(side: Color): ComponentChildren;
  /** A question of a kind of game, and what it says while nothing else is said. */
  asks?: ComponentChildren;
  told?: ComponentChildren;
  /** The board, drawn by the code of its kind of game. */
  board: ComponentChildren;
  /** Width divided by height. */
  aspect?: number;
  /** True while a different board is shown. */
  planning?: boolean;
  /** Heads of the columns of moves. */
  heads?: ComponentChildren;
  /** Names the game; by default, its two players. */
  title?: string;
  /** What the endgame tables know of the position. */
  verdict?: ComponentChildren;
  /** Other games with the position. */
  openings?: ComponentChildren;
  /** The plans of this kind of game. */
  plans?(field: RefObject<HTMLInputElement>): ComponentChildren;
}

/** The page of any kind of game. */
export function TableView(props: Props) {
  const { model, below, board, bars, own, beside, aspect = 1 } = props;
  const bar = (side: Color) => (
    <PlayerBar key={side} model={model} side={side}>
      {beside?.(side)}
    </PlayerBar>
  );
  const field = useRef<HTMLInputElement>(null);
  const keysShown = useSignal(false);
  const zen = useSignal(false);
  const showKeys = () => {
    keysShown.value = true;
  };
  const toggleZen = () => {
    zen.value = !zen.value;
  };
  useEffect(
    () =>
      watchKeys(model, {
        focusField: () => field.current?.focus(),
        showKeys,
        toggleZen,
        next: () => void goNext(model),
      }),
    [model],
  );
  // Set in the same frame as the board, so that a user who goes back at once is asked too.
  useLayoutEffect(() => guardLeaving(() => reasonToStay(model)), [model]);
  const next = model.state.nextGame.value;
  useEffect(() => {
    // The page does not open a rematch that had already started when it was loaded.
    if (!next || next === model.facts.next_game || model.state.side === null) return;
    navigate(`/game/${next}`);
  }, [model, next]);
  const { players } = model.facts;
  const {
    title = messages.game.title({ white: players.white.username, black: players.black.username }),
  } = props;
  useTitle(model.state.myTurn.value ? `${messages.game.yourTurnTitle} · ${title}` : title);
  useChat(model.chat, model.people, model.state.ending.value !== null);
  return (
    <main
      id="content"
      class={zen.value ? "table-page zen" : "table-page"}
      data-layout={layout.value}
      style={{ "--aspect": aspect }}
    >
      <h1 class="visually-hidden">{title}</h1>
      <div class="table-board">{board}</div>
      <section class="table-column">
        {bars ?? bar(opposite(below))}
        <Panel {...props} field={field} />
        <Strip {...props} />
        <Actions model={model} showKeys={showKeys} toggleZen={toggleZen} />
        {bars ? own : bar(below)}
      </section>
      {chatApart.value && <Side model={model} />}
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
