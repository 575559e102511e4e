import "./moves.css";
import { useEffect, useRef } from "preact/hooks";
import { socket } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import { Stepping } from "../parts/stepping.tsx";
import { spentText } from "../time.ts";
import type { GamePage } from "./game.ts";
import type { Ply } from "./record.ts";

/** The record in two columns with the time spent, and the buttons to step through it. */
export function Moves({ page }: { page: GamePage }) {
  const list = useRef<HTMLOListElement>(null);
  const cursor = page.shown.cursor.value;
  const plies = page.state.plies.value;
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>(`[data-ply="${cursor}"]`);
    if (!box) return;
    if (!current) box.scrollTop = 0;
    else box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [cursor]);
  // A game from a drawn opening may begin with a move of Black's.
  const offset = page.state.position(page.facts.start_fen).turn === "white" ? 0 : 1;
  const rows = Array.from({ length: Math.ceil((plies.length + offset) / 2) }, (_, i) => i);
  return (
    <section class="moves" aria-label={messages.game.moves}>
      {plies.length === 0 && page.facts.shown === "now" && (
        <p class="moves-empty muted small">{messages.game.noMoves}</p>
      )}
      <ol ref={list} class="move-list">
        {rows.map((row) => (
          <li key={row}>
            <span class="move-number">{row + 1}</span>
            <MoveButton page={page} ply={row * 2 + 1 - offset} />
            <MoveButton page={page} ply={row * 2 + 2 - offset} />
          </li>
        ))}
      </ol>
      <Stepping
        steps={{
          first: () => page.shown.stepTo(0),
          previous: () => page.shown.step(-1),
          next: () => page.shown.step(1),
          last: () => page.shown.stepToEnd(),
          flip: () => page.shown.flip(),
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

function MoveButton({ page, ply }: { page: GamePage; ply: number }) {
  const played: Ply | undefined = page.state.plies.value[ply - 1];
  if (!played) return <span>{ply === 0 && page.state.variant.first === "white" && "…"}</span>;
  const current = page.shown.cursor.value === ply;
  return (
    <button
      type="button"
      class={current ? "move current" : "move"}
      aria-current={current}
      data-ply={ply}
      onClick={() => page.shown.stepTo(ply)}
    >
      <span>{played.text}</span>
      <span class="spent" title={messages.game.spentTitle}>
        {played.spentMs === undefined ? <Unstored /> : spentText(played.spentMs)}
      </span>
    </button>
  );
}
