// Tournaments that run or start soon.

import "../tournament/lines.css";
import "./soon.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TournamentRow } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Ago } from "../parts/ago.tsx";
import { rowText } from "../tournament/row-text.ts";

const shown = 5;

async function soon(): Promise<TournamentRow[]> {
  const [running, announced] = await Promise.all([
    api.tournaments({ status: "running", limit: String(shown) }),
    api.tournaments({ status: "announced", limit: String(shown) }),
  ]);
  return [...announced.items, ...running.items].slice(0, shown);
}

export function Soon() {
  const rows = useSignal<TournamentRow[] | null>(null);
  useEffect(() => {
    soon().then(
      (found) => {
        rows.value = found;
      },
      () => {},
    );
  }, [rows]);
  return (
    <section class="soon" aria-labelledby="soon-title" aria-busy={rows.value === null}>
      <h2 id="soon-title">{messages.lobby.tournaments}</h2>
      {rows.value?.length === 0 && <p class="muted">{messages.lobby.noTournaments}</p>}
      <ul class="tournament-lines">
        {rows.value?.map((row) => (
          <li key={row.id}>
            <a href={`/tournament/${row.id}`}>{row.name}</a>
            <span class="muted">{rowText(row)}</span>
            {row.starts_ms !== null && <Ago class="muted" at={row.starts_ms} />}
          </li>
        ))}
      </ul>
      <a class="small" href="/tournaments">
        {messages.lobby.allTournaments}
      </a>
    </section>
  );
}
