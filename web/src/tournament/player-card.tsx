// Card of a tournament player: points, tie-breaks, opponents and results.

import "../components/stone.css";
import "./card.css";
import { Dialog } from "../components/dialog.tsx";
import { ResultSign } from "../components/result-sign.tsx";
import { TableRoom } from "../components/table-room.tsx";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { CrosstableRow } from "../net/api.ts";
import { shownName } from "./card.tsx";
import { encounterOf, signOf } from "./cells.ts";
import { pointsText, tiebreakText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

export default function PlayerCard({ page, name }: { page: TournamentPage; name: string }) {
  const row = page.crosstable.value.find(({ username }) => username === name);
  const entry = page.state.value?.entries.find(({ username }) => username === name);
  const close = () => {
    page.card.value = null;
  };
  return (
    <Dialog title={shownName(page, name)} onClose={close}>
      {row && <Facts page={page} row={row} />}
      {row && <Met page={page} row={row} />}
      <p>
        <a href={`/@/${encodeURIComponent(name)}`}>{joined(messages.site.profile, name)}</a>{" "}
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

/** Each pairing with its result, which leads to its game. */
function Met({ page, row }: { page: TournamentPage; row: CrosstableRow }) {
  const words = messages.tournaments;
  return (
    <TableRoom label={words.tabs.games}>
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
                {cell.opponent === null ? words.bye : shownName(page, cell.opponent)}
              </th>
              <td>
                <ResultSign
                  {...signOf(
                    row.username,
                    cell,
                    encounterOf(page.rounds.value, cell.round, row.username),
                  )}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRoom>
  );
}
