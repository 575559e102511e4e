// REST calls for players and their games, loaded only by the pages that need them.

import type {
  Explorer,
  ExplorerQuestion,
  Leaderboard,
  Pool,
  Profile,
  RatingHistory,
} from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const playersApi = {
  profile: (name: string) => send<Profile>("GET", `/players/${segment(name)}`),
  ratingHistory: (name: string, pool: Pool) =>
    send<RatingHistory>(
      "GET",
      `/players/${segment(name)}/rating-history?${new URLSearchParams({ ...pool })}`,
    ),
  scores: (name: string) =>
    send<Schemas["PoolScoreList"]>("GET", `/players/${segment(name)}/scores`),
  opponents: (name: string, limit: number) =>
    send<Schemas["OpponentScoreList"]>("GET", `/players/${segment(name)}/opponents?limit=${limit}`),
  leaderboard: (pool: Pool, cursor: string | null) =>
    send<Leaderboard>(
      "GET",
      `/leaderboard?${new URLSearchParams({ ...pool, ...(cursor === null ? {} : { cursor }) })}`,
    ),
  explore: (question: ExplorerQuestion) =>
    send<Explorer>("GET", `/explorer?${new URLSearchParams({ ...question })}`),
};
