// The games of a tournament that are being played, each part of them asked for where it is needed:
// a round robin may have hundreds at once.

import { signal } from "@preact/signals";
import { api, type GameQuery, type GameRow } from "../net/api.ts";
import { dayMs } from "./director-todo.ts";

const most = "200";

export class RunningGames {
  /** The reader's own, those that wait for their move first. */
  readonly mine = signal<readonly GameRow[]>([]);
  /** In which a flag falls within a day, the first one first; for directors. */
  readonly late = signal<readonly GameRow[]>([]);
  /** Whether any is played. */
  readonly some = signal(false);
  /** Empty until they were looked at. */
  readonly all = signal<readonly GameRow[]>([]);

  constructor(private readonly tournament: string) {}

  async lookAtMine(username: string | undefined) {
    if (username === undefined) {
      this.mine.value = [];
      return;
    }
    const games = await this.read({ mine: "1" });
    const waits = (game: GameRow) => Number(game[game.turn] === username);
    this.mine.value = games.sort((a, b) => waits(b) - waits(a));
  }

  async lookAtSome() {
    this.some.value = (await this.page({ limit: "1" })).items.length > 0;
  }

  async lookAtLate(now: number) {
    const until = now + dayMs;
    const due = ({ deadline_ms: at }: GameRow) => at !== null && at < until;
    this.late.value = (await this.read({ sort: "deadline" }, due)).filter(due);
  }

  async lookAtAll() {
    this.all.value = await this.read({});
    this.some.value = this.all.peek().length > 0;
  }

  page(query: GameQuery) {
    return api.games({ tournament: this.tournament, status: "playing", limit: most, ...query });
  }

  /** Reads page after page while the last game of a page is wanted. */
  private async read(query: GameQuery, wanted: (game: GameRow) => boolean = () => true) {
    const games: GameRow[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.games>> = await this.page({
        ...query,
        ...(cursor === null ? {} : { cursor }),
      });
      games.push(...page.items);
      const last = page.items.at(-1);
      cursor = last && wanted(last) ? page.next_cursor : null;
    } while (cursor !== null);
    return games;
  }
}
