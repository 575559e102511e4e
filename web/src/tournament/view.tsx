// The page of a tournament.

import "./view.css";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Trouble } from "../components/controls.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { NotFound } from "../components/nowhere/not-found.tsx";
import { Tabs } from "../components/tabs.tsx";
import { WithSide } from "../components/with-side.tsx";
import { headText } from "../labels/tournament-row.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import { useTitle } from "../navigation/title.ts";
import type { Tournament } from "../net/api.ts";
import { ArenaClock } from "./arena-clock.tsx";
import { Mine } from "./mine.tsx";
import { RunningBoards } from "./running-boards.ts";
import { Standings } from "./standings.tsx";
import { StateChip } from "./state-chip.tsx";
import { type Tab, TournamentPage, tabsOf } from "./tournament.ts";

const texts = ["acts", "dates", "game", "lobby", "tournament", "vacation", "refusals"] as const;
const textsOfForms = [...texts, "finder"] as const;
const AskedDialog = lazilyWithin(
  "tournament/director/asked-dialog",
  textsOfForms,
  () => import("./director/asked-dialog.tsx"),
);
const Dialogs = lazilyWithin(
  "tournament/director/dialogs",
  texts,
  () => import("./director/dialogs.tsx"),
  () => <></>,
);
const Direct = lazilyWithin(
  "tournament/director/direct",
  textsOfForms,
  () => import("./director/direct.tsx"),
);
const Side = lazilyWithin("tournament/side", texts, () => import("./side.tsx"));
const OtherTab = lazilyWithin("tournament/other-tabs", texts, () => import("./other-tabs.tsx"));
const PlayerCard = lazilyWithin("tournament/player-card", texts, () => import("./player-card.tsx"));
const VacationsTab = lazilyWithin(
  "tournament/vacations-tab",
  texts,
  () => import("./vacations-tab.tsx"),
);

interface RouteProps {
  id: string;
  query: string;
}

export default function TournamentRoute(props: RouteProps) {
  return /\bprint\b/.test(props.query) ? <OtherTab {...props} /> : <TournamentView {...props} />;
}

function TournamentView({ id, query }: RouteProps) {
  const page = useMemo(
    () => new TournamentPage(id, new URLSearchParams(query).get("tab")),
    [id, query],
  );
  useEffect(() => () => page.dispose(), [page]);
  const tournament = page.state.value;
  useTitle(tournament?.name ?? messages.site.tournaments);
  if (page.lost.value) return <NotFound />;
  if (!tournament) return <main id="content" class="page" aria-busy="true" />;
  const arena = tournament.format === "arena";
  return (
    <main id="content" class="page tournament">
      <header class="tournament-head">
        <h1>{tournament.name}</h1>
        <StateChip status={tournament.status} />
        <p class="muted">{[headText(tournament), ...sinceOf(tournament)].join(" · ")}</p>
      </header>
      {arena && <ArenaClock page={page} tournament={tournament} />}
      <Mine page={page} />
      {!page.asked.value && !page.editing.value && <Trouble>{page.trouble.value}</Trouble>}
      {arena && <RunningBoards page={page} best />}
      <TournamentTabs page={page} />
      {page.tab.value === "direct" ? (
        <Panel page={page}>
          {page.directs.value && page.read.value.has("direct") ? (
            <Direct page={page} tournament={tournament} />
          ) : (
            <section aria-busy="true" />
          )}
        </Panel>
      ) : (
        <WithSide side={<Side page={page} tournament={tournament} />}>
          <Panel page={page}>
            <Shown page={page} tab={page.tab.value} />
          </Panel>
        </WithSide>
      )}
      {page.directs.value && <Dialogs page={page} tournament={tournament} />}
      {page.card.value !== null && <PlayerCard page={page} name={page.card.value} />}
      {page.asked.value && <AskedDialog page={page} asked={page.asked.value} />}
    </main>
  );
}

/** Since when a tournament has been running. */
function sinceOf({ status, starts_ms: starts }: Tournament): string[] {
  if (starts === null || (status !== "running" && status !== "paused")) return [];
  return [messages.tournamentList.since({ day: shortDayText(starts) })];
}

const tabText = (tab: Tab) =>
  tab === "vacations" ? messages.site.vacations : messages.tournaments.tabs[tab];

function TournamentTabs({ page }: { page: TournamentPage }) {
  const directs = page.directs.value;
  const shown = tabsOf(page.state.value, directs || page.tab.value === "vacations", directs);
  const waiting: Partial<Record<Tab, number>> = directs
    ? { direct: page.waiting.value, vacations: page.vacations.waiting.value.length }
    : {};
  return (
    <Tabs
      label={messages.site.tournaments}
      panel="tab-panel"
      shown={page.tab.value}
      tabs={shown.map((name) => ({
        name,
        text: tabText(name),
        waits: true,
        count: waiting[name],
      }))}
      onShow={(tab) => page.show(tab)}
    />
  );
}

function Panel({ page, children }: { page: TournamentPage; children: ComponentChildren }) {
  return (
    <div id="tab-panel" role="tabpanel" aria-label={tabText(page.tab.value)}>
      {children}
    </div>
  );
}

function Shown({ page, tab }: { page: TournamentPage; tab: Exclude<Tab, "direct"> }) {
  if (!page.read.value.has(tab)) return <section aria-busy="true" />;
  if (tab === "vacations") return <VacationsTab page={page} />;
  const arena = page.state.value?.format === "arena" && page.standings.value.length > 0;
  return tab === "standings" && !arena ? (
    <Standings page={page} />
  ) : (
    <OtherTab page={page} tab={tab} />
  );
}
