// The log of a tournament.

import "./log.css";
import "../components/page.css";
import { Rest } from "../components/more.tsx";
import { messages } from "../messages/messages.ts";
import { whenText } from "../messages/when.ts";
import { actText } from "./log-text.ts";
import type { TournamentPage } from "./tournament.ts";

export function Log({ page }: { page: TournamentPage }) {
  const words = messages.tournaments;
  const lines = page.log.items.value ?? [];
  return (
    <>
      <ul class="tournament-log card flush">
        {lines.map((line) => (
          <li key={line.version}>
            <time class="muted" dateTime={new Date(line.at_ms).toISOString()}>
              {whenText(line.at_ms)}
            </time>
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
