// The first three of a finished tournament.

import "./podium-steps.css";
import { PlayerName } from "./card.tsx";
import { pointsFrom } from "./cells.ts";
import type { TournamentPage } from "./tournament.ts";

export default function PodiumSteps({ page }: { page: TournamentPage }) {
  return (
    <ol class="podium">
      {page.standings.value.slice(0, 3).map((row) => (
        <li key={row.seat}>
          <span class="podium-name">
            <PlayerName page={page} name={row.username} bot={row.bot} />
          </span>
          <span class="podium-step">
            <b>{row.rank}</b>
            <small class="muted">{pointsFrom(page.rounds.value, row)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
