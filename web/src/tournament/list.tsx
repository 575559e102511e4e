// The calendar of tournaments.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TournamentRow } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { minuteText } from "../time.ts";
import { useTitle } from "../title.ts";
import { troubleText } from "../trouble.ts";
import { rowText } from "./sentences.ts";

const groups = ["announced", "running", "finished"] as const;
type Group = (typeof groups)[number];

async function read(): Promise<Record<Group, TournamentRow[]>> {
  const [announced, running, paused, finished] = await Promise.all(
    ["announced", "running", "paused", "finished"].map((status) => api.tournaments({ status })),
  );
  return {
    announced: announced?.items ?? [],
    running: [...(running?.items ?? []), ...(paused?.items ?? [])],
    finished: finished?.items ?? [],
  };
}

export default function TournamentsRoute() {
  const words = messages.tournaments;
  const found = useSignal<Record<Group, TournamentRow[]> | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    read().then(
      (rows) => {
        found.value = rows;
      },
      (error: unknown) => {
        trouble.value = troubleText(error);
      },
    );
  }, [found, trouble]);
  useTitle(words.title);
  const mayMake = account.value && account.value.role !== "player";
  return (
    <main id="content" class="page tournaments">
      <header class="page-head">
        <h1>{words.title}</h1>
        {mayMake && (
          <a class="button primary" href="/tournaments/new">
            {words.make}
          </a>
        )}
      </header>
      <Trouble>{trouble.value}</Trouble>
      {groups.map((group) => (
        <section key={group} aria-busy={found.value === null}>
          <h2>{words.groups[group]}</h2>
          <Lines group={group} rows={found.value?.[group] ?? []} />
        </section>
      ))}
    </main>
  );
}

function Lines({ group, rows }: { group: Group; rows: readonly TournamentRow[] }) {
  if (rows.length === 0) return <p class="empty muted">{messages.tournaments.none}</p>;
  return (
    <ul class="tournament-lines">
      {rows.map((row) => (
        <li key={row.id}>
          <a href={`/tournament/${row.id}`}>{row.name}</a>
          <span class="muted">{rowText(row, group)}</span>
          {row.starts_ms !== null && <span class="muted">{minuteText(row.starts_ms)}</span>}
        </li>
      ))}
    </ul>
  );
}
