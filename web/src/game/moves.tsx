import "./moves.css";
import { useEffect, useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { socket } from "../net/connection.ts";
import { Stepping } from "../parts/stepping.tsx";
import { spentText } from "../words/time.ts";
import type { TableModel } from "./table-model.ts";
import type { Written } from "./table-state.ts";

/** The record in two columns with the time spent, and the buttons to step through it. */
export function Moves({ model }: { model: TableModel }) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = model.cursor.ply.value;
  const plies = model.state.plies.value;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>(`[data-ply="${cursor}"]`);
    if (!box) return;
    if (!current) box.scrollTop = 0;
    else box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [cursor]);
  const offset = model.state.begins.here === "white" ? 0 : 1;
  const rows = Array.from({ length: Math.ceil((plies.length + offset) / 2) }, (_, i) => i);
  return (
    <section class="moves" aria-label={messages.game.moves}>
      {plies.length === 0 && model.facts.shown === "now" && (
        <p class="moves-empty muted small">{messages.game.noMoves}</p>
      )}
      <ol ref={list} class="move-list">
        {rows.map((row) => (
          <li key={row}>
            <span class="move-number">{row + 1}</span>
            <MoveButton model={model} ply={row * 2 + 1 - offset} />
            <MoveButton model={model} ply={row * 2 + 2 - offset} />
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

/** My move, which the server has not answered yet. */
function Unstored() {
  return <>{socket.state.value === "open" ? "…" : messages.site.notSentYet}</>;
}

function MoveButton({ model, ply }: { model: TableModel; ply: number }) {
  const played: Written | undefined = model.state.plies.value[ply - 1];
  if (!played) return <span>{ply === 0 && model.state.begins.always === "white" && "…"}</span>;
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
