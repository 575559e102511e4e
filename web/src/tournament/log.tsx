// The log of a tournament.

import "./tables.css";
import { Rest } from "../components/more.tsx";
import { secondText } from "../messages/instants.ts";
import { messages } from "../messages/messages.ts";
import { actText } from "./log-text.ts";
import type { TournamentPage } from "./tournament.ts";

export default function Log({ page }: { page: TournamentPage }) {
  const words = messages.tournaments;
  const lines = page.log.items.value ?? [];
  return (
    <>
      <ul class="tournament-log">
        {lines.map((line) => (
          <li key={line.version}>
            <time>{secondText(line.at_ms)}</time>
            <span>
              {actText(line, { rounds: page.rounds.value, log: lines })}
              {line.reason !== "" && ` · “${line.reason}”`}
            </span>
            <span class="muted">{line.actor ?? words.server}</span>
          </li>
        ))}
      </ul>
      <Rest list={page.log} label={messages.tournaments.moreLog} />
    </>
  );
}
