import "./moves.css";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { MoveField } from "../components/move-field.tsx";
import { Stepping } from "../components/stepping.tsx";
import { shownMove } from "../labels/notation.ts";
import { spentText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { socket } from "../net/connection.ts";
import { MessageShown } from "./message.tsx";
import type { TableModel } from "./table-model.ts";
import type { Written } from "./table-state.ts";

interface Props {
  model: TableModel;
  hidden: boolean;
  /** The field for typed moves; null if they are typed elsewhere. */
  field: RefObject<HTMLInputElement> | null;
  /** Heads of the columns. */
  heads?: ComponentChildren;
  /** What is known of the position. */
  children?: ComponentChildren;
}

/** The moves in two columns with the time spent, and buttons to step through them. */
export function Moves({ model, hidden, field, heads, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = model.cursor.ply.value;
  const plies = model.state.plies.value;
  const rows = model.state.rows.value;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watch = new ResizeObserver(() => showMove(box, cursor));
    watch.observe(box);
    return () => watch.disconnect();
  }, [cursor, plies.length]);
  const typed = field && model.state.side !== null && !model.state.ending.value;
  return (
    <section class="moves" aria-label={messages.game.moves} hidden={hidden}>
      {plies.length === 0 && model.facts.shown === "now" && (
        <p class="moves-empty muted small">{messages.game.noMoves}</p>
      )}
      <ol ref={list} class="move-list" style={{ "--cells": rows[0]?.length }}>
        {heads}
        {rows.map((cells, row) => (
          <li key={row}>
            <span class="move-number">{row + 1}</span>
            {cells.map((plies, i) => (
              <Cell
                key={i}
                model={model}
                plies={plies}
                awaited={row + i === 0 && model.state.begins.here === "black"}
              />
            ))}
          </li>
        ))}
      </ol>
      <div class="move-remarks">
        {children}
        <MessageShown model={model} />
        <Counters model={model} />
      </div>
      <div class="move-steps">
        {typed && (
          <MoveField
            hint={model.moveHint}
            field={field}
            typed={(text) => model.moves.typed(text)}
          />
        )}
        <Stepping
          steps={{
            first: () => model.cursor.stepTo(0),
            previous: () => model.cursor.step(-1),
            next: () => model.cursor.step(1),
            last: () => model.cursor.stepToEnd(),
            flip: () => model.cursor.flip(),
          }}
          atStart={cursor === 0}
          atEnd={cursor === plies.length}
        />
      </div>
    </section>
  );
}

/** Scrolls the list, not the page. On a phone the list is one line. */
function showMove(box: HTMLElement, ply: number) {
  const current = box.querySelector<HTMLElement>(`[data-ply="${ply}"]`);
  box.scrollTo(
    current ? current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2 : 0,
    current ? current.offsetTop - (box.clientHeight - current.offsetHeight) / 2 : 0,
  );
}

function Counters({ model }: { model: TableModel }) {
  if (model.state.ending.value || model.state.counters.value.length === 0) return null;
  return (
    <ul class="counted small">
      {model.state.counters.value.map(({ rule, left, article }) => (
        <li key={rule} title={article ? messages.game.counterTitle({ article }) : undefined}>
          {messages.game.counter({ rule: ruleName(rule), left })}
        </li>
      ))}
    </ul>
  );
}

/** The user's move that the server has not answered. */
function Unstored() {
  return <>{socket.state.value === "open" ? "…" : messages.site.notSentYet}</>;
}

interface CellProps {
  model: TableModel;
  plies: readonly number[];
  /** White has no move in this row because Black began. */
  awaited?: boolean;
}

/** The moves of one side in its turn: one move, or several actions. */
function Cell({ model, plies, awaited = false }: CellProps) {
  const buttons = plies.map((ply) => <MoveButton key={ply} model={model} ply={ply} />);
  if (buttons.length === 1) return buttons[0] ?? null;
  return (
    <span class="move-turn">
      {awaited && model.state.begins.always === "white" ? "…" : buttons}
    </span>
  );
}

function MoveButton({ model, ply }: { model: TableModel; ply: number }) {
  const played: Written | undefined = model.state.plies.value[ply - 1];
  if (!played) return null;
  const current = model.cursor.ply.value === ply;
  return (
    <button
      type="button"
      class={current ? "move current" : "move"}
      aria-current={current}
      data-ply={ply}
      onClick={() => model.cursor.stepTo(ply)}
    >
      <span>{shownMove(played.text)}</span>
      <span class="spent" title={messages.game.spentTitle}>
        {played.spentMs === undefined ? <Unstored /> : spentText(played.spentMs)}
      </span>
    </button>
  );
}
