// Small live boards for spectators.

import "../games/board-card.css";
import "./view.css";
import { More } from "../components/more.tsx";
import { BoardCard } from "../games/board-card.tsx";
import { messages } from "../messages/messages.ts";
import { rulesLoaded } from "../net/connection.ts";
import { roundGames } from "./director/round-games.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
  /**
   * True for an arena, which shows the leaders' boards; other tournaments show the current round's.
   */
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
