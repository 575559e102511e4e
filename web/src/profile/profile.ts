// The state of a player's page: who he is, his ratings and scores, and his games, page by page.

import { batch, signal } from "@preact/signals";
import {
  api,
  type Profile as Facts,
  type GameQuery,
  type GameRow,
  type OpponentScore,
  type PoolRating,
  type PoolScore,
  type RatingPoint,
  type Status,
  type User,
  type VariantKey,
} from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Problem } from "../request.ts";
import { troubleText } from "../trouble.ts";

export interface Filter {
  status: Status | "";
  variant: VariantKey | "";
}

const pageSize = "50";
const opponentsShown = 10;

export class Profile {
  readonly facts = signal<Facts | null>(null);
  readonly user = signal<User | null>(null);
  readonly scores = signal<readonly PoolScore[]>([]);
  readonly opponents = signal<readonly OpponentScore[]>([]);
  readonly filter = signal<Filter>({ status: "", variant: "" });
  /** null while the first page loads. */
  readonly games = signal<readonly GameRow[] | null>(null);
  readonly trouble = signal<string | null>(null);
  missing = false;
  private cursor: string | null = null;
  readonly more = signal(false);

  constructor(readonly name: string) {
    void this.load();
  }

  async load() {
    this.games.value = null;
    this.cursor = null;
    try {
      const [facts, user, scores, opponents] = await Promise.all([
        api.profile(this.name),
        api.user(this.name),
        api.scores(this.name),
        api.opponents(this.name, opponentsShown),
        this.page(),
      ]);
      // All at once, so that nothing moves what is above it.
      batch(() => {
        this.facts.value = facts;
        this.user.value = user;
        this.scores.value = scores.items;
        this.opponents.value = opponents.items;
        this.trouble.value = null;
      });
    } catch (error) {
      this.missing = error instanceof Problem && error.status === 404;
      this.trouble.value = this.missing ? messages.profile.notFound : troubleText(error);
    }
  }

  async history({ variant, speed }: PoolRating): Promise<readonly RatingPoint[]> {
    return (await api.ratingHistory(this.name, { variant, speed })).items;
  }

  select(changed: Partial<Filter>) {
    this.filter.value = { ...this.filter.value, ...changed };
    this.games.value = null;
    this.cursor = null;
    void this.page();
  }

  async page() {
    const { status, variant } = this.filter.value;
    const asked = this.filter.value;
    const query: GameQuery = {
      player: this.name,
      limit: pageSize,
      sort: "newest",
      ...(status === "" ? {} : { status }),
      ...(variant === "" ? {} : { variant }),
      ...(this.cursor === null ? {} : { cursor: this.cursor }),
    };
    const list = await api.games(query);
    if (asked !== this.filter.value) return;
    this.cursor = list.next_cursor;
    this.more.value = list.next_cursor !== null;
    this.games.value = [...(this.games.value ?? []), ...list.items];
  }
}
