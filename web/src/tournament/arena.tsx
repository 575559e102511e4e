// What an arena has in place of rounds: its clock, its leaders' boards, standings with every score.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Tournament, TournamentStanding } from "../api.ts";
import { rulesReady } from "../connection.ts";
import { BoardCard } from "../games/view.tsx";
import { username } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Countdown } from "../parts/countdown.tsx";
import type { Rules } from "../rules.ts";
import { pointsText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/** How long it goes on, and what the one who looks at it waits for. */
export function ArenaClock({ page, tournament }: Props & { tournament: Tournament }) {
  const words = messages.arena;
  if (tournament.ends_ms === null || tournament.status !== "running") return null;
  const playing = page.myGame.value !== undefined;
  const waits = page.mine.value?.state === "entered" && !playing;
  return (
    <div class="arena-clock">
      <p>
        {words.endsIn} <Countdown until={tournament.ends_ms} />
      </p>
      {waits && <p role="status">{words.waiting}</p>}
    </div>
  );
}

/** Games of the leaders, for all who look on. */
export function ArenaBoards({ page }: Props) {
  const rules = useSignal<Rules | null>(null);
  useEffect(() => {
    rulesReady.then((loaded) => {
      rules.value = loaded;
    });
  }, [rules]);
  const games = page.boards.games.value;
  const ready = rules.value;
  if (games.length === 0 || ready === null) return null;
  return (
    <section aria-label={messages.arena.topBoards}>
      <ul class="current-boards arena-boards">
        {games.map((game) => (
          <BoardCard key={game.row.id} game={game} rules={ready} />
        ))}
      </ul>
    </section>
  );
}

/** Everybody with what each game has brought, the last first. */
export function ArenaStandings({ page }: Props) {
  const words = messages.arena;
  const rows = page.standings.value;
  const playing = new Map(
    page.games.value.flatMap(({ id, white, black }) => [
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
    <table class="table score-table standings arena-standings">
      <thead>
        <tr>
          <th>{messages.leaderboard.rank}</th>
          <th class="first">{messages.lobby.player}</th>
          <th class="scores">{words.scores}</th>
          <th>{messages.tournaments.pointsShort}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat} class={row.username === username.value ? "mine" : undefined}>
            <td>{row.rank}</td>
            <th scope="row" class="first">
              <a href={`/@/${encodeURIComponent(row.username)}`}>{row.username}</a>{" "}
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
