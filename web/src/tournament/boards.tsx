// Small boards that move, for all who look on.

import "../games/board-card.css";
import "./view.css";
import { BoardCard } from "../games/board-card.tsx";
import { messages } from "../messages/messages.ts";
import { rulesLoaded } from "../net/connection.ts";
import { More } from "../parts/more.tsx";
import { roundGames } from "./round-games.ts";
import type { TournamentPage } from "./tournament.ts";

export function Boards({ page, label }: { page: TournamentPage; label: string }) {
  const games = page.boards.games.value;
  const rules = rulesLoaded.value;
  if (games.length === 0 || rules === null) return null;
  return (
    <section class="tournament-boards" aria-label={label}>
      <ul class="current-boards">
        {games.map((game) => (
          <BoardCard key={game.row.id} game={game} rules={rules} />
        ))}
      </ul>
    </section>
  );
}

/** Of the round that is played; at first as many as a page has room for. */
export function RoundBoards({ page }: { page: TournamentPage }) {
  const playing = roundGames(page.running.all.value, page.rounds.value).length;
  return (
    <>
      <Boards page={page} label={messages.cup.boards} />
      <More show={playing > page.boardRoom.value && (() => page.showMoreBoards())} />
    </>
  );
}
