// The standings: one table with points, results and tie-breaks.

import "../components/page.css";
import "./tables.css";
import "./standings.css";
import { Select } from "../components/controls.tsx";
import { ResultSign } from "../components/result-sign.tsx";
import { TableRoom } from "../components/table-room.tsx";
import { entrants } from "../labels/entrants.ts";
import { messages } from "../messages/messages.ts";
import type { CrosstableRow, TournamentStanding } from "../net/api.ts";
import { username } from "../session/account.ts";
import { Contestant } from "./card.tsx";
import { annulledSign, type Cell, encounterOf, openSign, playedBy, signOf } from "./cells.ts";
import { Legend } from "./legend.tsx";
import { Podium } from "./podium.tsx";
import { pointsText, tiebreakText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/** Shown in place of the standings before the start. */
function Entrants({ page }: Props) {
  const tournament = page.state.value;
  const entries = tournament ? entrants(tournament) : [];
  if (entries.length === 0) return <p class="empty muted">{messages.tournaments.nobody}</p>;
  return (
    <div class="card flush">
      <table class="table results entrants">
        <thead>
          <tr>
            <th class="rank">#</th>
            <th class="name-column">{messages.labels.player}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ username: name, bot }, i) => (
            <tr key={name} class={name === username.value ? "own" : undefined}>
              <td class="rank">{i + 1}</td>
              <th scope="row" class="name-column">
                <Contestant page={page} name={name} bot={bot} />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Line {
  standing: TournamentStanding;
  cells: readonly Cell[];
}

/** The standings in their order, each with the player's pairings up to the round shown. */
function linesOf(page: TournamentPage): Line[] {
  const bySeat = new Map(page.crosstable.value.map((row) => [row.seat, row]));
  const last = Number(page.afterRound.value) || Number.POSITIVE_INFINITY;
  return page.standings.value.map((standing) => ({
    standing,
    cells: (bySeat.get(standing.seat)?.cells ?? []).filter(({ round }) => round <= last),
  }));
}

export function Standings({ page }: Props) {
  const words = messages.tournaments;
  const lines = linesOf(page);
  const tournament = page.state.value;
  if (lines.length === 0 || !tournament) return <Entrants page={page} />;
  const against = tournament.format === "round_robin";
  const columns = against
    ? lines.length
    : Math.max(0, ...lines.flatMap(({ cells }) => cells.map(({ round }) => round)));
  const numbers = Array.from({ length: columns }, (_, i) => i + 1);
  return (
    <section class="standings-part" aria-label={words.tabs.standings}>
      <Podium page={page} />
      <AfterRound page={page} />
      <div class="card flush">
        <TableRoom label={words.tabs.standings}>
          <table class="table results standings">
            <thead>
              <tr>
                <th class="rank">#</th>
                <th class="name-column">{messages.labels.player}</th>
                <th class="number">{words.pointsShort}</th>
                <th class="number">{words.tabs.games}</th>
                {numbers.map((n) => (
                  <th key={n} class="cell">
                    {n}
                  </th>
                ))}
                {tournament.tiebreaks.map((kind) => (
                  <th key={kind} class="number" title={messages.cup.legend[kind]}>
                    {words.tiebreaks[kind] ?? kind}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, i) => (
                <Row
                  key={line.standing.seat}
                  page={page}
                  line={line}
                  place={i}
                  against={against ? opponentsOf(lines, page.crosstable.value) : null}
                  columns={columns}
                />
              ))}
            </tbody>
          </table>
        </TableRoom>
      </div>
      <Signs page={page} />
      <Legend kinds={tournament.tiebreaks} />
    </section>
  );
}

/** For each column of a round robin, the opponent's row in the crosstable. */
const opponentsOf = (lines: readonly Line[], rows: readonly CrosstableRow[]): number[] =>
  lines.map(({ standing }) => rows.findIndex(({ seat }) => seat === standing.seat));

interface RowProps extends Props {
  line: Line;
  place: number;
  against: readonly number[] | null;
  columns: number;
}

function Row({ page, line: { standing, cells }, place, against, columns }: RowProps) {
  const { username: name, bot, points, rank, tiebreaks } = standing;
  const total = gamesInAll(page);
  return (
    <tr class={name === username.value ? "own" : undefined}>
      <td class="rank">{against ? place + 1 : rank}</td>
      <th scope="row" class="name-column">
        <Contestant page={page} name={name} bot={bot} />
      </th>
      <td class="points">{pointsText(points)}</td>
      <td class="number">
        {playedBy(page.rounds.value, name)}
        {total !== null && <span class="muted">/{total}</span>}
      </td>
      {Array.from({ length: columns }, (_, i) => {
        const met = cells.filter((cell) =>
          against ? cell.opponent_row === against[i] : cell.round === i + 1,
        );
        return (
          <td key={i} class="cell">
            {against && i === place ? (
              <span class="result-sign self" aria-hidden="true" />
            ) : (
              met.map((cell) => (
                <ResultSign
                  key={cell.round}
                  {...signOf(name, cell, encounterOf(page.rounds.value, cell.round, name))}
                />
              ))
            )}
          </td>
        );
      })}
      {page.state.value?.tiebreaks.map((kind) => (
        <td key={kind} class="number muted">
          {tiebreakText(kind, tiebreaks[kind])}
        </td>
      ))}
    </tr>
  );
}

/** The games of each player in a whole round robin; null where the number is not fixed. */
function gamesInAll({ state, standings }: TournamentPage): number | null {
  const tournament = state.value;
  if (tournament?.format !== "round_robin" || (tournament.steps ?? []).length > 0) return null;
  return (standings.value.length - 1) * tournament.cycles * tournament.games_per_encounter;
}

/** What the signs mean. */
function Signs({ page }: Props) {
  const words = messages.cup;
  const tournament = page.state.value;
  const { win = 0, draw = 0, loss = 0 } = tournament?.points ?? {};
  const open = page.crosstable.value.some(({ cells }) => cells.some((cell) => cell.open));
  const annulled = page.crosstable.value.some(({ cells }) => cells.some((cell) => cell.annulled));
  const counts = (tournament?.steps ?? []).length === 0;
  return (
    <p class="sign-words muted small">
      {open && (
        <span>
          <span class="result-sign running" aria-hidden="true">
            {openSign}
          </span>{" "}
          {words.runningSign}
        </span>
      )}
      {annulled && (
        <span>
          {annulledSign} {messages.tournamentLog.results.annulled}
        </span>
      )}
      {counts && (
        <span>
          {words.scores({
            win: pointsText(win),
            draw: pointsText(draw),
            loss: pointsText(loss),
          })}
        </span>
      )}
    </p>
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
    return [i === 0 ? "" : String(n), words.afterRound({ n })] as const;
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
