// Small boards that move, for all who look on.

import "../games/board-card.css";
import "./view.css";
import { BoardCard } from "../games/board-card.tsx";
import { messages } from "../messages/messages.ts";
import { rulesLoaded } from "../net/connection.ts";
import { More } from "../parts/more.tsx";
import { roundGames } from "./round-games.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
  /** Of an arena: the boards of the best; else those of the round that is played. */
  best?: boolean;
}

export default function RunningBoards({ page, best = false }: Props) {
  if (best) return <Boards page={page} label={messages.arena.topBoards} />;
  const playing = roundGames(page.running.all.value, page.rounds.value).length;
  return (
    <>
      <Boards page={page} label={messages.cup.boards} />
      <More show={playing > page.boardRoom.value && (() => page.showMoreBoards())} />
    </>
  );
}

function Boards({ page, label }: { page: TournamentPage; label: string }) {
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
