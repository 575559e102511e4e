// The user's running games on the front page, the shortest time first.

import "./mine.css";
import { useEffect } from "preact/hooks";
import { GameCard } from "../desk/game-card.tsx";
import { deskOrder } from "../desk/order.ts";
import { loadTournaments } from "../desk/tournaments.ts";
import { messages } from "../messages/messages.ts";
import { username } from "../session/account.ts";
import { liveGame, runningGames, waitingGames } from "../session/games.ts";

/** Two rows on the widest page. */
const most = 6;

export default function Mine() {
  useEffect(loadTournaments, []);
  const slow = deskOrder(runningGames.value, username.value);
  const games = [...(liveGame.value ? [liveGame.value] : []), ...slow];
  return (
    <section class="mine" aria-labelledby="mine-title">
      <header class="mine-head">
        <h2 id="mine-title">{messages.site.myGames}</h2>
        <span class="muted small">{messages.lobby.toMove({ n: waitingGames.value.length })}</span>
        <a href="/desk">{messages.lobby.allGames}</a>
      </header>
      <ul class="mine-games">
        {games.slice(0, most).map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
