// Tournaments that run or start soon.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, type TournamentRow } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { rowText } from "../tournament/sentences.ts";

const shown = 5;

async function soon(): Promise<TournamentRow[]> {
  const [running, announced] = await Promise.all([
    api.tournaments({ status: "running", limit: String(shown) }),
    api.tournaments({ status: "announced", limit: String(shown) }),
  ]);
  return [...announced.items, ...running.items].slice(0, shown);
}

export function Soon() {
  const rows = useSignal<TournamentRow[]>([]);
  useEffect(() => {
    soon().then(
      (found) => {
        rows.value = found;
      },
      () => {},
    );
  }, [rows]);
  if (rows.value.length === 0) return null;
  return (
    <section class="soon" aria-labelledby="soon-title">
      <h2 id="soon-title">{messages.tournaments.soon}</h2>
      <ul class="tournament-lines">
        {rows.value.map((row) => (
          <li key={row.id}>
            <a href={`/tournament/${row.id}`}>{row.name}</a>
            <span class="muted">{rowText(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
