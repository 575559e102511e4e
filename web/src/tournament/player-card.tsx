// Card of a tournament player: points, tie-breaks, opponents and results.

import "../components/stone.css";
import "../components/table.css";
import "./tables.css";
import "./card.css";
import { Dialog } from "../components/dialog.tsx";
import { messages } from "../messages/messages.ts";
import type { CrosstableRow, TournamentRound } from "../net/api.ts";
import { madeText } from "./cells.ts";
import { pointsText, tiebreakText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

export default function PlayerCard({ page, name }: { page: TournamentPage; name: string }) {
  const row = page.crosstable.value.find(({ username }) => username === name);
  const entry = page.state.value?.entries.find(({ username }) => username === name);
  const close = () => {
    page.card.value = null;
  };
  return (
    <Dialog title={name} onClose={close}>
      {row && <Facts page={page} row={row} />}
      {row && <Met page={page} row={row} />}
      <p>
        <a href={`/@/${encodeURIComponent(name)}`}>{messages.site.profile}</a>{" "}
        <span class="muted">{entry?.rating}</span>
      </p>
    </Dialog>
  );
}

function Facts({ page, row }: { page: TournamentPage; row: CrosstableRow }) {
  const words = messages.tournaments;
  const facts = [
    [messages.labels.rank, row.rank],
    [words.pointsShort, pointsText(row.points)],
    ...(page.state.value?.tiebreaks ?? []).map((kind) => [
      words.tiebreaks[kind] ?? kind,
      tiebreakText(kind, row.tiebreaks[kind]),
    ]),
  ];
  return (
    <dl class="card-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function gamesOf(rounds: readonly TournamentRound[], round: number, name: string) {
  const played = rounds.find(({ n }) => n === round);
  return played?.encounters.find(({ players }) => players.includes(name))?.games ?? [];
}

/** Each pairing, followed by its games. */
function Met({ page, row }: { page: TournamentPage; row: CrosstableRow }) {
  const words = messages.tournaments;
  return (
    <div class="wide-table">
      <table class="table">
        <tbody>
          {row.cells.map((cell) => (
            <tr key={cell.round}>
              <td class="muted">{cell.round}</td>
              <th scope="row">
                {cell.white !== null && (
                  <span
                    class={`stone ${cell.white ? "white" : "black"}`}
                    role="img"
                    aria-label={messages.color[cell.white ? "white" : "black"]}
                  />
                )}{" "}
                {cell.opponent ?? words.bye}
              </th>
              <td class="points">{cell.open && cell.points === 0 ? "–" : madeText(cell)}</td>
              <td>
                {gamesOf(page.rounds.value, cell.round, row.username).map((game, i) => (
                  <a key={game} href={`/game/${game}`}>
                    {words.game({ n: i + 1 })}
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
