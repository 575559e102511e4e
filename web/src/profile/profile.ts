// State of a player's page: account, ratings, scores, and games page by page.

import { computed, signal } from "@preact/signals";
import { Paged } from "../loading/paged.ts";
import { Resource } from "../loading/resource.ts";
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
import { moderationApi } from "../net/moderation.ts";
import { playersApi } from "../net/players.ts";
import { Problem } from "../net/request.ts";

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
  /** The games that match the filter. */
  readonly games = signal(this.filtered());
  /** Loaded together, so that no part shifts the others when it arrives. */
  private readonly asked = new Resource(
    () =>
      Promise.all([
        playersApi.profile(this.name),
        moderationApi.user(this.name),
        playersApi.scores(this.name),
        playersApi.opponents(this.name, opponentsShown),
        this.games.peek().begin(),
      ]),
    ([facts, user, scores, opponents]) => {
      this.facts.value = facts;
      this.user.value = user;
      this.scores.value = scores.items;
      this.opponents.value = opponents.items;
    },
  );
  readonly missing = computed(() => {
    const failure = this.asked.failure.value;
    return failure instanceof Problem && failure.status === 404;
  });
  readonly trouble = computed(() =>
    this.missing.value ? messages.profile.notFound : this.asked.trouble.value,
  );

  constructor(readonly name: string) {}

  begin() {
    return this.asked.begin();
  }

  again() {
    return this.asked.again();
  }

  stop() {
    this.asked.stop();
    this.games.peek().stop();
  }

  async history({ pool, speed }: PoolRating): Promise<readonly RatingPoint[]> {
    return (await playersApi.ratingHistory(this.name, { variant: pool, speed })).items;
  }

  select(changed: Partial<Filter>) {
    this.filter.value = { ...this.filter.value, ...changed };
    this.games.peek().stop();
    this.games.value = this.filtered();
    void this.games.peek().begin();
  }

  private filtered(): Paged<GameRow> {
    const filter = this.filter.peek();
    return new Paged((cursor) => this.page(filter, cursor));
  }

  private page({ status, variant }: Filter, cursor: string | null) {
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
