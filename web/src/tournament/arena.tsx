// The standings of an arena, with every score.

import { username } from "../session/account.ts";
import "../components/page.css";
import "../components/score-table.css";
import "../components/table.css";
import "./arena.css";
import { messages } from "../messages/messages.ts";
import type { TournamentStanding } from "../net/api.ts";
import { PlayerName } from "./card.tsx";
import { Podium } from "./podium.tsx";
import { pointsText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/** All players with the points from each game, latest first. */
export function ArenaStandings({ page }: Props) {
  const words = messages.arena;
  const rows = page.standings.value;
  const playing = new Map(
    page.running.all.value.flatMap(({ id, white, black }) => [
      [white, id],
      [black, id],
    ]),
  );
  const away = new Set(
    page.state.value?.entries
      .filter(({ state }) => state !== "entered")
      .map(({ username: name }) => name),
  );
  return (
    <>
      <Podium page={page} />
      <div class="card flush">
        <table class="table score-table standings arena-standings">
          <thead>
            <tr>
              <th>{messages.labels.rank}</th>
              <th>{messages.labels.player}</th>
              <th class="scores">{words.scores}</th>
              <th>{messages.tournaments.pointsShort}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seat} class={row.username === username.value ? "own" : undefined}>
                <td>{row.rank}</td>
                <th scope="row">
                  <PlayerName page={page} name={row.username} bot={row.bot} />{" "}
                  <Doing game={playing.get(row.username)} away={away.has(row.username)} />
                </th>
                <td class="scores">
                  <Scores row={row} />
                </td>
                <td class="points">
                  {pointsText(row.points)}
                  {row.doubled && <span class="doubled"> ×2</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Doing({ game, away }: { game: string | undefined; away: boolean }) {
  const words = messages.arena;
  if (game !== undefined) {
    return (
      <a class="small" href={`/game/${game}`}>
        {words.plays}
      </a>
    );
  }
  return away ? <span class="muted small">{words.away}</span> : null;
}

function Scores({ row }: { row: TournamentStanding }) {
  const scores = row.scores ?? [];
  return <span class="score-line">{scores.map(pointsText).reverse().join(" ")}</span>;
}
