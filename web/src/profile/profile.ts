// The state of a player's page: account, ratings, scores, and games page by page.

import { batch, signal } from "@preact/signals";
import { messages } from "../messages/messages.ts";
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
} from "../net/api.ts";
import { Problem } from "../net/request.ts";
import { Paged } from "../parts/paged.ts";
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
  readonly games = new Paged<GameRow>((cursor) => this.page(cursor));
  readonly trouble = signal<string | null>(null);
  missing = false;

  constructor(readonly name: string) {
    void this.load();
  }

  async load() {
    try {
      const [facts, user, scores, opponents] = await Promise.all([
        api.profile(this.name),
        api.user(this.name),
        api.scores(this.name),
        api.opponents(this.name, opponentsShown),
        this.games.begin(),
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
    void this.games.begin();
  }

  private page(cursor: string | null) {
    const { status, variant } = this.filter.value;
    const query: GameQuery = {
      player: this.name,
      limit: pageSize,
      sort: "newest",
      ...(status === "" ? {} : { status }),
      ...(variant === "" ? {} : { variant }),
      ...(cursor === null ? {} : { cursor }),
    };
    return api.games(query);
  }
}
