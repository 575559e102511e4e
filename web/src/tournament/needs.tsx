import type { Tournament } from "../api.ts";
import { socket } from "../connection.ts";
import { messages } from "../messages/messages.ts";
import type { TournamentPage } from "./tournament.ts";
import { needsOf } from "./waits.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

/** What waits for the director now. */
export function NeedsMe({ page, tournament }: Props) {
  const words = messages.directing;
  const needs = needsOf(tournament, page.games.value, socket.serverNow());
  const nothing = needs.publish === null && needs.draw === null && needs.late.length === 0;
  if (nothing) return <p class="muted">{words.nothingNow}</p>;
  return (
    <ul class="conditions">
      {needs.publish !== null && <li>{words.toPublish(needs.publish)}</li>}
      {needs.draw !== null && <li>{words.toDraw(needs.draw)}</li>}
      {needs.late.map((game) => (
        <li key={game.id}>
          <a href={`/game/${game.id}`}>
            {game.white} – {game.black}
          </a>{" "}
          <span class="muted">
            {words.flagAt(
              new Date(game.deadline_ms ?? 0).toLocaleString(messages.locale, {
                dateStyle: "short",
                timeStyle: "short",
              }),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
