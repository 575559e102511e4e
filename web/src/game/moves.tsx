import "./moves.css";
import { useEffect, useRef } from "preact/hooks";
import { Stepping } from "../components/stepping.tsx";
import { spentText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { socket } from "../net/connection.ts";
import type { TableModel } from "./table-model.ts";
import type { Written } from "./table-state.ts";

/** The moves in two columns with the time spent, and buttons to step through them. */
export function Moves({ model }: { model: TableModel }) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = model.cursor.ply.value;
  const plies = model.state.plies.value;
  const rows = model.state.rows.value;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>(`[data-ply="${cursor}"]`);
    if (!box) return;
    if (!current) box.scrollTop = 0;
    else box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [cursor]);
  return (
    <section class="moves" aria-label={messages.game.moves}>
      {plies.length === 0 && model.facts.shown === "now" && (
        <p class="moves-empty muted small">{messages.game.noMoves}</p>
      )}
      <ol ref={list} class="move-list">
        {rows.map(({ white, black }, row) => (
          <li key={row}>
            <span class="move-number">{row + 1}</span>
            <Cell
              model={model}
              plies={white}
              awaited={row === 0 && model.state.begins.here === "black"}
            />
            <Cell model={model} plies={black} />
          </li>
        ))}
      </ol>
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
    </section>
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
      <span>{played.text}</span>
      <span class="spent" title={messages.game.spentTitle}>
        {played.spentMs === undefined ? <Unstored /> : spentText(played.spentMs)}
      </span>
    </button>
  );
}
