// The page of a tournament.

import { useEffect, useMemo } from "preact/hooks";
import type { GameRow } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { Lost } from "../parts/lost.tsx";
import { useTitle } from "../title.ts";
import { AskedDialog, DirectorActs } from "./acts.tsx";
import { ArenaBoards, ArenaClock, ArenaStandings } from "./arena.tsx";
import { Enter } from "./enter.tsx";
import { Files } from "./files.tsx";
import { conditions, statusName } from "./sentences.ts";
import { Crosstable, Log, Rounds, Standings } from "./tables.tsx";
import { type Tab, TournamentPage } from "./tournament.ts";
import { VacationsTab } from "./vacations-tab.tsx";

const tabs: readonly Tab[] = ["standings", "crosstable", "rounds", "games", "vacations", "log"];
/** A wave is no round that anybody would look up. */
const arenaTabs: readonly Tab[] = ["standings", "games", "log"];

/** The address may name a tab. */
function tabIn(query: string): Tab | undefined {
  const named = new URLSearchParams(query).get("tab");
  return tabs.find((tab) => tab === named);
}

export default function TournamentRoute({ id, query }: { id: string; query: string }) {
  const page = useMemo(() => new TournamentPage(id, tabIn(query)), [id, query]);
  useEffect(() => () => page.dispose(), [page]);
  const tournament = page.state.value;
  useTitle(tournament?.name ?? messages.tournaments.title);
  if (page.lost.value) return <Lost sentence={messages.site.notFound} />;
  if (!tournament) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page tournament">
      <header class="page-head">
        <h1>{tournament.name}</h1>
        <span class={`tournament-status ${tournament.status}`}>
          {statusName(tournament.status)}
        </span>
      </header>
      {tournament.format === "arena" && <ArenaClock page={page} tournament={tournament} />}
      <Mine page={page} />
      <Trouble>{page.trouble.value}</Trouble>
      {page.directs.value && <DirectorActs page={page} tournament={tournament} />}
      {tournament.description && <p>{tournament.description}</p>}
      <ul class="conditions">
        {conditions(tournament).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="muted">{messages.tournaments.directedBy(tournament.directors.join(", "))}</p>
      {tournament.format === "arena" && <ArenaBoards page={page} />}
      <Files id={tournament.id} />
      <Tabs page={page} />
      <Shown page={page} />
      {page.asked.value && <AskedDialog page={page} asked={page.asked.value} />}
    </main>
  );
}

/** My game, or the way in or out. */
function Mine({ page }: { page: TournamentPage }) {
  const game = page.myGame.value;
  if (game) {
    return (
      <p class="tournament-mine">
        <a class="button primary" href={`/game/${game.id}`}>
          {messages.tournaments.myGame(game.white, game.black)}
        </a>
      </p>
    );
  }
  if (!account.value) return null;
  return <Enter page={page} />;
}

function Tabs({ page }: { page: TournamentPage }) {
  return (
    <div class="tabs" role="tablist" aria-label={messages.tournaments.title}>
      {(page.state.value?.format === "arena" ? arenaTabs : tabs).map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          class="tab"
          aria-selected={page.tab.value === tab}
          onClick={() => page.show(tab)}
        >
          {tab === "vacations" ? messages.vacation.title : messages.tournaments.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

function Shown({ page }: { page: TournamentPage }) {
  switch (page.tab.value) {
    case "standings":
      return page.state.value?.format === "arena" && page.standings.value.length > 0 ? (
        <ArenaStandings page={page} />
      ) : (
        <Standings page={page} />
      );
    case "crosstable":
      return <Crosstable page={page} />;
    case "rounds":
      return <Rounds page={page} />;
    case "games":
      return <Games games={page.games.value} />;
    case "vacations":
      return <VacationsTab page={page} />;
    case "log":
      return <Log page={page} />;
  }
}

function Games({ games }: { games: readonly GameRow[] }) {
  if (games.length === 0) return <p class="empty muted">{messages.tournaments.noGames}</p>;
  return (
    <ul class="tournament-lines">
      {games.map((game) => (
        <li key={game.id}>
          <a href={`/game/${game.id}`}>
            {game.white} – {game.black}
          </a>
          <span class="muted">{messages.tournaments.plies(game.ply)}</span>
        </li>
      ))}
    </ul>
  );
}
