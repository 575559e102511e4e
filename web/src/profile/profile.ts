// State of a player's page: account, ratings, scores, and games page by page.

import { computed, signal } from "@preact/signals";
import { Paged } from "../loading/paged.ts";
import { Resource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { address, navigate } from "../navigation/router.ts";
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
import { type Activity, playersApi } from "../net/players.ts";
import { Problem } from "../net/request.ts";
import { username } from "../session/account.ts";

export interface Filter {
  status: Status | "";
  variant: VariantKey | "";
}

/** The user's score against the player, and their last games. */
export interface Against {
  score: OpponentScore;
  games: readonly GameRow[];
}

export const tabs = ["overview", "games", "tournaments", "studies"] as const;
export type Tab = (typeof tabs)[number];

/** The tab named in an address, by default the first. */
export function tabOf(place: string): Tab {
  const named = new URLSearchParams(place.split("?")[1]).get("tab");
  return tabs.find((tab) => tab === named) ?? "overview";
}

export const keyOf = ({ pool, speed }: PoolRating): string => `${pool} ${speed}`;

const pageSize = "50";
const opponentsShown = 10;
const gamesAgainst = "6";

export class Profile {
  readonly facts = signal<Facts | null>(null);
  readonly user = signal<User | null>(null);
  readonly activity = signal<Activity | null>(null);
  readonly against = signal<Against | null>(null);
  readonly scores = signal<readonly PoolScore[]>([]);
  readonly opponents = signal<readonly OpponentScore[]>([]);
  readonly filter = signal<Filter>({ status: "", variant: "" });
  readonly tab = computed(() => tabOf(address.value));
  /** The games that match the filter. */
  readonly games = signal(this.filtered());
  /** The newest games, whatever the filter. */
  readonly latest = signal<readonly GameRow[]>([]);
  private readonly picked = signal("");
  /** The rating whose graph is shown. */
  readonly pool = computed(() => {
    const ratings = this.facts.value?.ratings ?? [];
    return ratings.find((pool) => keyOf(pool) === this.picked.value) ?? ratings[0] ?? null;
  });
  /** Loaded together, so that no part shifts the others when it arrives. */
  private readonly asked = new Resource(
    () =>
      Promise.all([
        playersApi.profile(this.name),
        moderationApi.user(this.name),
        playersApi.activity(this.name),
        playersApi.scores(this.name),
        playersApi.opponents(this.name, opponentsShown),
        this.readAgainst(),
        this.games.peek().begin(),
      ]),
    ([facts, user, activity, scores, opponents, against]) => {
      this.facts.value = facts;
      this.user.value = user;
      this.activity.value = activity;
      this.scores.value = scores.items;
      this.opponents.value = opponents.items;
      this.against.value = against;
      this.latest.value = this.games.peek().items.peek() ?? [];
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

  show(tab: Tab) {
    const path = `/@/${encodeURIComponent(this.name)}`;
    navigate(tab === "overview" ? path : `${path}?tab=${tab}`, { replace: true });
  }

  choose(pool: PoolRating) {
    this.picked.value = keyOf(pool);
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

  /** null without a game between the two, and for the own page. */
  private async readAgainst(): Promise<Against | null> {
    const me = username.peek();
    if (me === null || me.toLowerCase() === this.name.toLowerCase()) return null;
    const [{ items }, { items: games }] = await Promise.all([
      playersApi.opponents(me, 1, this.name),
      api.games({ player: me, opponent: this.name, status: "finished", limit: gamesAgainst }),
    ]);
    return items[0] ? { score: items[0], games } : null;
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
