// The page of a tournament.

import "../components/tabs.css";
import "./director/acts.css";
import "./lines.css";
import "./view.css";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Trouble } from "../components/controls.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { Rest } from "../components/more.tsx";
import { resultText } from "../labels/result.ts";
import { headText, statusName } from "../labels/tournament-row.ts";
import type { Paged } from "../loading/paged.ts";
import { messages } from "../messages/messages.ts";
import { endingText } from "../messages/sentences.ts";
import { useTitle } from "../navigation/title.ts";
import type { GameRow, Tournament } from "../net/api.ts";
import { account } from "../session/account.ts";
import { ArenaClock, ArenaStandings } from "./arena.tsx";
import { Files } from "./director/files.tsx";
import { Enter } from "./enter.tsx";
import { conditions } from "./sentences.ts";
import { Crosstable, Rounds, RunningBoards, Standings } from "./tables.tsx";
import { type Tab, TournamentPage, tabsOf } from "./tournament.ts";

const texts = ["acts", "dates", "game", "tournament", "vacation", "refusals"] as const;
const AskedDialog = lazilyWithin(
  "tournament/director/asked-dialog",
  texts,
  () => import("./director/asked-dialog.tsx"),
);
const Directing = lazilyWithin(
  "tournament/director/directing",
  texts,
  () => import("./director/directing.tsx"),
);
const Log = lazilyWithin("tournament/log", texts, () => import("./log.tsx"));
const PlayerCard = lazilyWithin("tournament/player-card", texts, () => import("./player-card.tsx"));
const VacationsTab = lazilyWithin(
  "tournament/vacations-tab",
  texts,
  () => import("./vacations-tab.tsx"),
);

export default function TournamentRoute({ id, query }: { id: string; query: string }) {
  const page = useMemo(
    () => new TournamentPage(id, new URLSearchParams(query).get("tab")),
    [id, query],
  );
  useEffect(() => () => page.dispose(), [page]);
  const tournament = page.state.value;
  useTitle(tournament?.name ?? messages.site.tournaments);
  if (page.lost.value) return <ErrorPage sentence={messages.site.notFound} />;
  if (!tournament) return <main id="content" class="page" aria-busy="true" />;
  const announced = tournament.status === "announced";
  const arena = tournament.format === "arena";
  return (
    <main id="content" class="page tournament">
      <header class="page-head">
        <h1>{tournament.name}</h1>
        <p class="muted">{headText(tournament)}</p>
        <span class={`tournament-status ${tournament.status}`}>
          {statusName(tournament.status)}
        </span>
      </header>
      {arena && <ArenaClock page={page} tournament={tournament} />}
      <Mine page={page} />
      {!page.asked.value && <Trouble>{page.trouble.value}</Trouble>}
      {page.directs.value && <Directing page={page} tournament={tournament} />}
      {announced && <About tournament={tournament} />}
      {arena && <RunningBoards page={page} best />}
      <Tabs page={page} />
      <div id="tab-panel" role="tabpanel" aria-label={tabText(page.tab.value)}>
        <Shown page={page} />
      </div>
      {!announced && (
        <details class="act-form">
          <summary>{messages.cup.conditions}</summary>
          <About tournament={tournament} />
        </details>
      )}
      <Files id={tournament.id} variant={tournament.variant} />
      {page.card.value !== null && <PlayerCard page={page} name={page.card.value} />}
      {page.asked.value && <AskedDialog page={page} asked={page.asked.value} />}
    </main>
  );
}

/** What players should know before they enter. */
function About({ tournament }: { tournament: Tournament }) {
  return (
    <section class="about" aria-label={messages.cup.conditions}>
      {tournament.description && <p class="description">{tournament.description}</p>}
      <ul class="conditions">
        {conditions(tournament).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="muted">
        {messages.tournaments.directedBy({ names: tournament.directors.join(", ") })}
      </p>
    </section>
  );
}

/** The user's game, and the buttons to enter or withdraw. */
function Mine({ page }: { page: TournamentPage }) {
  const [game, ...others] = page.running.mine.value;
  if (account.value) {
    return (
      <>
        {game && (
          <p class="tournament-mine">
            <a class="button primary" href={`/game/${game.id}`}>
              {messages.tournaments.myGame({ white: game.white, black: game.black })}
            </a>
            {others.length > 0 && (
              <a href="/desk">{messages.cup.allMine({ n: others.length + 1 })}</a>
            )}
          </p>
        )}
        <Enter page={page} />
      </>
    );
  }
  const open = account.value === null && page.state.value?.status === "announced";
  if (!open) return null;
  return (
    <p class="tournament-mine">
      <a class="button primary" href={`/signin?next=/tournament/${page.id}`}>
        {messages.cup.signInToEnter}
      </a>
    </p>
  );
}

const tabText = (tab: Tab) =>
  tab === "vacations" ? messages.site.vacations : messages.tournaments.tabs[tab];

/** The arrow keys move between tabs; the Tab key skips to the content. */
function Tabs({ page }: { page: TournamentPage }) {
  const list = useRef<HTMLDivElement>(null);
  const shown = tabsOf(page.state.value, page.directs.value || page.tab.value === "vacations");
  const step = (event: KeyboardEvent) => {
    const [at, last] = [shown.indexOf(page.tab.value), shown.length - 1];
    const ways = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const way = ways[event.key as keyof typeof ways];
    if (way === undefined) return;
    event.preventDefault();
    const next = (way + shown.length) % shown.length;
    page.show(shown[next] ?? "standings");
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={list}
      class="tabs"
      role="tablist"
      aria-label={messages.site.tournaments}
      onKeyDown={step}
    >
      {shown.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          class="tab"
          tabIndex={page.tab.value === tab ? 0 : -1}
          aria-selected={page.tab.value === tab}
          aria-controls="tab-panel"
          onClick={() => page.show(tab)}
        >
          {tabText(tab)}
        </button>
      ))}
    </div>
  );
}

function Shown({ page }: { page: TournamentPage }) {
  const tab = page.tab.value;
  if (!page.read.value.has(tab)) return <section aria-busy="true" />;
  switch (tab) {
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
      return <Games page={page} />;
    case "vacations":
      return <VacationsTab page={page} />;
    case "log":
      return <Log page={page} />;
  }
}

/** Games in progress, then finished games. */
function Games({ page }: { page: TournamentPage }) {
  const { playing, played } = page;
  const none = playing.items.value?.length === 0 && played.items.value?.length === 0;
  if (none) return <p class="empty muted">{messages.tournaments.noGames}</p>;
  return (
    <>
      <GameLines list={playing} />
      <GameLines list={played} />
    </>
  );
}

function GameLines({ list }: { list: Paged<GameRow> }) {
  const games = list.items.value ?? [];
  return (
    <>
      {games.length > 0 && (
        <ul class="tournament-lines">
          {games.map((game) => (
            <li key={game.id}>
              <a href={`/game/${game.id}`}>
                {game.white} – {game.black}
              </a>
              <span class="muted">{gameText(game)}</span>
            </li>
          ))}
        </ul>
      )}
      <Rest list={list} />
    </>
  );
}

function gameText(row: GameRow): string {
  const { pace, ply, reason, result } = row;
  if (result !== null) return `${resultText(row)} · ${endingText(result, reason ?? "", null)}`;
  return pace === "live" ? messages.cup.playing : messages.tournaments.plies({ n: ply });
}
