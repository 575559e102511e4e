// Tournaments that are running or start soon.

import { useResource } from "../loading/resource.ts";
import "../tournament/lines.css";
import "./soon.css";
import { Ago } from "../components/dates/ago.tsx";
import { rowText } from "../labels/tournament-row.ts";
import { messages } from "../messages/messages.ts";
import { api, type TournamentRow } from "../net/api.ts";

const shown = 5;

async function soon(): Promise<TournamentRow[]> {
  const [running, announced] = await Promise.all([
    api.tournaments({ status: "running", limit: String(shown) }),
    api.tournaments({ status: "announced", limit: String(shown) }),
  ]);
  return [...announced.items, ...running.items].slice(0, shown);
}

export function Soon() {
  const rows = useResource(soon, []).answer.value;
  return (
    <section class="soon" aria-labelledby="soon-title" aria-busy={rows === null}>
      <h2 id="soon-title">{messages.lobby.tournaments}</h2>
      {rows?.length === 0 && <p class="muted">{messages.tournamentRow.none}</p>}
      <ul class="tournament-lines">
        {rows?.map((row) => (
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
