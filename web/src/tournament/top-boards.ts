// The boards of an arena's leaders, as they move.

import { signal } from "@preact/signals";
import type { GameRow, TournamentStanding } from "../api.ts";
import { arranged } from "../games/arranged.ts";
import { CurrentGame } from "../games/games.ts";
import { topGames } from "./top-games.ts";

export class TopBoards {
  readonly games = signal<readonly CurrentGame[]>([]);

  show(games: readonly GameRow[], standings: readonly TournamentStanding[]) {
    const { kept, added, dropped } = arranged(this.games.peek(), topGames(games, standings));
    for (const game of dropped) game.dispose();
    this.games.value = [...kept, ...added.map((row) => new CurrentGame(row, () => {}))];
  }

  dispose() {
    for (const game of this.games.peek()) game.dispose();
  }
}
