// A tournament's games in progress. Each selection is loaded only where it is needed, because a
// round robin may have hundreds of games at once.

import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { api, type GameQuery, type GameRow } from "../net/api.ts";
import { inTurn } from "../net/seats.ts";
import { dayMs } from "./director/director-todo.ts";

const most = "200";

/** The games where it is the player's turn first, then by deadline. */
export function urgentFirst(games: readonly GameRow[], name: string): GameRow[] {
  const waits = (game: GameRow) => Number(inTurn(game) === name);
  const due = ({ deadline_ms: at }: GameRow) => at ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((a, b) => waits(b) - waits(a) || due(a) - due(b));
}

export class RunningGames {
  /** The user's own games, those where it is their turn first, then by deadline. */
  readonly mine = signal<readonly GameRow[]>([]);
  /** For directors: games in which a player will run out of time within a day, soonest first. */
  readonly late = signal<readonly GameRow[]>([]);
  /** True if any game is in progress. */
  readonly some = signal(false);
  /** Empty until loaded. */
  readonly all = signal<readonly GameRow[]>([]);

  private username = "";
  private until = 0;
  private readonly mineAsked = new Resource(
    () => this.read({ mine: "1" }),
    (games) => {
      this.mine.value = urgentFirst(games, this.username);
    },
  );
  private readonly someAsked = new Resource(
    () => this.page({ limit: "1" }),
    ({ items }) => {
      this.some.value = items.length > 0;
    },
  );
  private readonly lateAsked = new Resource(
    () => this.read({ sort: "deadline" }, (game) => this.isDue(game)),
    (games) => {
      this.late.value = games.filter((game) => this.isDue(game));
    },
  );
  private readonly allAsked = new Resource(
    () => this.read({}),
    (games) => {
      this.all.value = games;
      this.some.value = games.length > 0;
    },
  );

  constructor(private readonly tournament: string) {}

  stop() {
    for (const asked of [this.mineAsked, this.someAsked, this.lateAsked, this.allAsked])
      asked.stop();
  }

  async lookAtMine(username: string | undefined) {
    if (username === undefined) {
      this.mineAsked.stop();
      this.mine.value = [];
      return;
    }
    this.username = username;
    await this.mineAsked.get();
  }

  lookAtSome() {
    return this.someAsked.get();
  }

  lookAtLate(now: number) {
    this.until = now + dayMs;
    return this.lateAsked.get();
  }

  lookAtAll() {
    return this.allAsked.get();
  }

  private isDue({ deadline_ms: at }: GameRow) {
    return at !== null && at < this.until;
  }

  page(query: GameQuery) {
    return api.games({ tournament: this.tournament, status: "playing", limit: most, ...query });
  }

  /** Loads page after page while the last game of a page is `wanted`. */
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
