// The right column of the front page: tournaments, the puzzle of the day, and who is here.

import "./card.css";
import "./side.css";
import { roundOf, statusName, termsOf } from "../labels/tournament-row.ts";
import { useResource } from "../loading/resource.ts";
import { dateFormat } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";
import { api, type TournamentRow } from "../net/api.ts";
import { Daily } from "./daily.tsx";
import type { Lobby } from "./lobby.ts";

const most = 4;

async function soon(): Promise<TournamentRow[]> {
  const [running, announced] = await Promise.all(
    ["running", "announced"].map((status) => api.tournaments({ status, limit: String(most) })),
  );
  return [...(running?.items ?? []), ...(announced?.items ?? [])].slice(0, most);
}

export default function Side({ lobby }: { lobby: Lobby }) {
  return (
    <div class="front-side">
      <Tournaments />
      <Daily />
      <Now lobby={lobby} />
    </div>
  );
}

/** Swiss · International · 15+10 · 14 players. */
const factsText = (row: TournamentRow): string =>
  [...termsOf(row), messages.tournamentRow.players({ n: row.entrants })].join(" · ");

/** The round or, before the start, the day. */
function stateOf(row: TournamentRow): string {
  if (row.status === "announced" && row.starts_ms !== null)
    return dateFormat({ weekday: "short", day: "numeric", month: "short" }).format(row.starts_ms);
  return roundOf(row)[0] ?? statusName(row.status);
}

/** Running tournaments, and those that start soon. */
function Tournaments() {
  const rows = useResource(soon, []).answer.value;
  const words = messages.lobby;
  return (
    <section class="front-card" aria-labelledby="soon-title" aria-busy={rows === null}>
      <header class="front-head">
        <h2 id="soon-title">{words.tournaments}</h2>
        <a class="small" href="/tournaments">
          {words.seeAll}
        </a>
      </header>
      {rows?.length === 0 && <p class="empty muted small">{messages.tournamentRow.none}</p>}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <a class="soon" href={`/tournament/${row.id}`}>
              <b>{row.name}</b>
              <span class={`soon-state ${row.status}`}>{stateOf(row)}</span>
              <span class="soon-facts muted small">{factsText(row)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Now({ lobby }: { lobby: Lobby }) {
  const online = lobby.online.value;
  return (
    <section class="front-card now" aria-labelledby="now-title">
      <header class="front-head">
        <h2 id="now-title">{messages.lobby.now({ site: messages.site.name })}</h2>
      </header>
      <p>
        <span>{online !== null && messages.current.online({ n: online })}</span>
        <a href="/games">{messages.lobby.liveGames}</a>
      </p>
    </section>
  );
}
