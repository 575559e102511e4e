// Small boards that move, for all who look on.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rulesReady } from "../connection.ts";
import { BoardCard } from "../games/view.tsx";
import { messages } from "../messages/messages.ts";
import { More } from "../parts/more.tsx";
import type { Rules } from "../rules.ts";
import { roundGames } from "./round-games.ts";
import type { TournamentPage } from "./tournament.ts";

export function Boards({ page, label }: { page: TournamentPage; label: string }) {
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
    <section class="tournament-boards" aria-label={label}>
      <ul class="current-boards">
        {games.map((game) => (
          <BoardCard key={game.row.id} game={game} rules={ready} />
        ))}
      </ul>
    </section>
  );
}

/** Of the round that is played; at first as many as a page has room for. */
export function RoundBoards({ page }: { page: TournamentPage }) {
  const playing = roundGames(page.games.value, page.rounds.value).length;
  return (
    <>
      <Boards page={page} label={messages.cup.boards} />
      <More show={playing > page.boardRoom.value && (() => page.showMoreBoards())} />
    </>
  );
}
