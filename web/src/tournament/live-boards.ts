// The live boards on a tournament's page.

import { signal } from "@preact/signals";
import { arranged } from "../games/arranged.ts";
import { CurrentGame } from "../games/games.ts";
import type { GameRow } from "../net/api.ts";

export class LiveBoards {
  readonly games = signal<readonly CurrentGame[]>([]);

  show(rows: readonly GameRow[]) {
    const { kept, added, dropped } = arranged(this.games.peek(), rows);
    for (const game of dropped) game.dispose();
    this.games.value = [...kept, ...added.map((row) => new CurrentGame(row, () => {}))];
  }

  dispose() {
    for (const game of this.games.peek()) game.dispose();
  }
}
