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

export type Found = Schemas["Found"];
export type Person = Schemas["Person"];
export type Activity = Schemas["Activity"];
export type Leaderboards = Schemas["Leaderboards"];

const segment = encodeURIComponent;

export const playersApi = {
  profile: (name: string) => send<Profile>("GET", `/players/${segment(name)}`),
  search: (text: string, only: "players" | null) =>
    send<Found>("GET", `/search?${new URLSearchParams({ q: text, ...(only ? { only } : {}) })}`),
  online: () => send<Schemas["PersonList"]>("GET", "/online"),
  activity: (name: string) => send<Activity>("GET", `/players/${segment(name)}/activity`),
  ratingHistory: (name: string, pool: Pool) =>
    send<RatingHistory>(
      "GET",
      `/players/${segment(name)}/rating-history?${new URLSearchParams({ ...pool })}`,
    ),
  scores: (name: string) =>
    send<Schemas["PoolScoreList"]>("GET", `/players/${segment(name)}/scores`),
  /** Scores against everyone, or against one opponent. */
  opponents: (name: string, limit: number, opponent?: string) =>
    send<Schemas["OpponentScoreList"]>(
      "GET",
      `/players/${segment(name)}/opponents?${new URLSearchParams({ limit: `${limit}`, ...(opponent ? { opponent } : {}) })}`,
    ),
  leaderboard: (pool: Pool, cursor: string | null) =>
    send<Leaderboard>(
      "GET",
      `/leaderboard?${new URLSearchParams({ ...pool, ...(cursor === null ? {} : { cursor }) })}`,
    ),
  leaderboards: (variant: string) =>
    send<Leaderboards>("GET", `/leaderboards?${new URLSearchParams({ variant })}`),
  explore: (question: ExplorerQuestion) =>
    send<Explorer>("GET", `/explorer?${new URLSearchParams({ ...question })}`),
};
