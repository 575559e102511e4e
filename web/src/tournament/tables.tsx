// Standings, crosstable and rounds of a tournament.

import "../components/score-table.css";
import "../components/table.css";
import "./tables.css";
import { Fragment } from "preact";
import { Select } from "../components/controls.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { entrants } from "../labels/entrants.ts";
import { messages } from "../messages/messages.ts";
import type { TournamentRound } from "../net/api.ts";
import { username } from "../session/account.ts";
import { Contestant, PlayerName } from "./card.tsx";
import { againstText, annulledSign, matchesText, roundText } from "./cells.ts";
import { Legend } from "./legend.tsx";
import { pointsText, tiebreakText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/**
 * Loaded on demand: not every tournament has games in progress, and not every user looks at them.
 */
export const RunningBoards = lazilyWithin(
  "tournament/boards",
  ["game", "tournament"],
  () => import("./boards.tsx"),
);

/** Shown in place of the standings before the start. */
function Entrants({ page }: Props) {
  const tournament = page.state.value;
  const entries = tournament ? entrants(tournament) : [];
  if (entries.length === 0) return <p class="empty muted">{messages.tournaments.nobody}</p>;
  return (
    <ol class="entrants">
      {entries.map((entry) => (
        <li key={entry.username}>
          <PlayerName page={page} name={entry.username} bot={entry.bot} />{" "}
          <span class="muted">{entry.rating}</span>
        </li>
      ))}
    </ol>
  );
}

export function Standings({ page }: Props) {
  const words = messages.tournaments;
  const rows = page.standings.value;
  const tiebreaks = page.state.value?.tiebreaks ?? [];
  if (rows.length === 0) return <Entrants page={page} />;
  return (
    <section class="wide-table" aria-label={words.standingsAfter}>
      <AfterRound page={page} />
      <table class="table score-table standings">
        <thead>
          <tr>
            <th>{messages.labels.rank}</th>
            <th class="first">{messages.labels.player}</th>
            <th>{words.pointsShort}</th>
            {tiebreaks.map((kind) => (
              <th key={kind}>{words.tiebreaks[kind] ?? kind}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} class={row.username === username.value ? "mine" : undefined}>
              <td>{row.rank}</td>
              <th scope="row" class="first">
                <Contestant page={page} name={row.username} bot={row.bot} />
              </th>
              <td class="points">{pointsText(row.points)}</td>
              {tiebreaks.map((kind) => (
                <td key={kind}>{tiebreakText(kind, row.tiebreaks[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend kinds={tiebreaks} />
    </section>
  );
}

/**
 * Selects the round after which to show the standings; the last one means the current standings.
 */
function AfterRound({ page }: Props) {
  const words = messages.tournaments;
  const { round = 0, all_at_once: atOnce } = page.state.value ?? {};
  if (round < 2 || atOnce) return null;
  const options = Array.from({ length: round }, (_, i) => {
    const n = round - i;
    return [i === 0 ? "" : String(n), messages.tournamentRow.round({ n })] as const;
  });
  return (
    <Select
      label={words.standingsAfter}
      value={page.afterRound.value}
      options={options}
      onChange={(chosen) => {
        page.afterRound.value = chosen;
        void page.look();
      }}
    />
  );
}

/** A round robin has one column per opponent, other formats one per round. */
export function Crosstable({ page }: Props) {
  const rows = page.crosstable.value;
  if (rows.length === 0) return <Entrants page={page} />;
  const everybody = page.state.value?.format === "round_robin";
  const columns = everybody ? rows.length : (rows[0]?.cells.length ?? 0);
  const numbers = Array.from({ length: columns }, (_, i) => i + 1);
  return (
    <section class="wide-table" aria-label={messages.tournaments.tabs.crosstable}>
      <table class="table crosstable">
        <thead>
          <tr>
            <th class="first">{messages.labels.player}</th>
            {numbers.map((n) => (
              <th key={n}>{n}</th>
            ))}
            <th>{messages.tournaments.pointsShort}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.seat} class={row.username === username.value ? "mine" : undefined}>
              <th scope="row" class="first">
                <span class="muted">{i + 1}</span>{" "}
                <Contestant page={page} name={row.username} bot={row.bot} />
              </th>
              {numbers.map((n) => (
                <td key={n} class={everybody && n === i + 1 ? "self" : undefined}>
                  {everybody ? againstText(rows, i, n - 1) : roundText(row, n - 1)}
                </td>
              ))}
              <td class="points">{pointsText(row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ cells }) => cells.some(({ annulled }) => annulled)) && (
        <p class="muted small">
          {annulledSign} {messages.tournamentLog.results.annulled}
        </p>
      )}
    </section>
  );
}

export function Rounds({ page }: Props) {
  const rounds = page.rounds.value;
  if (rounds.length === 0) return <p class="empty muted">{messages.tournaments.noRounds}</p>;
  return (
    <>
      {[...rounds].reverse().map((round, i) => (
        <Fragment key={round.n}>
          <RoundTable page={page} round={round} />
          {i === 0 && <RunningBoards page={page} />}
        </Fragment>
      ))}
    </>
  );
}

/** Empty until one of their games is over. */
function scoreText(encounter: TournamentRound["encounters"][number]): string {
  const { results, points, match_points: matches } = encounter;
  if (results.every((result) => result === "open")) return "–";
  if (results.every((result) => result === "annulled" || result === "renewed")) return annulledSign;
  const [first, second] = [pointsText(points[0] ?? 0), pointsText(points[1] ?? 0)];
  return `${first} : ${second}${matchesText(matches)}`;
}

function RoundTable({ page, round }: Props & { round: TournamentRound }) {
  const words = messages.tournaments;
  return (
    <section class="round wide-table">
      <h2>
        {messages.tournamentRow.round({ n: round.n })}{" "}
        <span class="muted">{words.roundStates[round.state] ?? round.state}</span>
      </h2>
      <table class="table pairings">
        <tbody>
          {round.encounters.map((encounter) => (
            <tr key={encounter.board}>
              <td>{encounter.board}</td>
              <Side page={page} name={encounter.players[0]} />
              <td class="points">
                {encounter.players[1] === null ? words.bye : scoreText(encounter)}
              </td>
              <Side page={page} name={encounter.players[1]} />
              <td>
                {encounter.games.map((game, i) => (
                  <a key={game} href={`/game/${game}`}>
                    {words.game({ n: i + 1 })}
                  </a>
                ))}
                {encounter.opening && (
                  <span class="muted" title={messages.drawn.opening}>
                    {encounter.opening.name}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Side({ page, name }: Props & { name: string | null | undefined }) {
  const entry = page.state.value?.entries.find(({ username: one }) => one === name);
  return (
    <td class="side">{name && <PlayerName page={page} name={name} bot={entry?.bot ?? false} />}</td>
  );
}
