// The REST calls. The types are generated from docs/openapi.yaml.

import type { components } from "./api-types.ts";
import { entropy, entropyFor } from "./entropy.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

export type Account = Schemas["Account"];
export type AnalysedPosition = Schemas["AnalysedPosition"];
export type GameAnalysis = Schemas["GameAnalysis"];
export type AccountMade = Schemas["AccountMade"];
export type ChatLine = Schemas["ChatLine"];
export type ChatRoom = Schemas["ChatRoom"];
export type Challenge = Schemas["Challenge"];
export type Clock = Schemas["Clock"];
export type ComingRound = Schemas["ComingRound"];
export type ColorChoice = Schemas["ColorChoice"];
export type Counter = Schemas["Counter"];
export type EndCounter = Schemas["EndCounter"];
export type FirstSteps = Schemas["FirstSteps"];
export type Game = Schemas["Game"];
export type SeatName = Schemas["SeatName"];
export type Leaderboard = Schemas["Leaderboard"];
export type Explorer = Schemas["Explorer"];
export type ExplorerMove = Schemas["ExplorerMove"];
export type Profile = Schemas["Profile"];
export type PdnGame = Schemas["PdnGame"];
export type PdnWish = Schemas["PdnWish"];
export type PoolRating = Schemas["PoolRating"];
export type OpponentScore = Schemas["OpponentScore"];
export type PoolScore = Schemas["PoolScore"];
export type RatingPoint = Schemas["RatingPoint"];
export type RatingHistory = Schemas["RatingHistory"];
export type Speed = Schemas["Speed"];
export type GameList = Schemas["GameList"];
export type GameRow = Schemas["GameRow"];
export type Player = Schemas["Player"];
export type NotificationSettings = Schemas["NotificationSettings"];
export type ModerationLine = Schemas["ModerationLine"];
export type Report = Schemas["Report"];
export type Role = Schemas["Role"];
export type Scope = Schemas["Scope"];
export type SecondFactorBegun = Schemas["SecondFactorBegun"];
export type Seek = Schemas["Seek"];
export type SeekWish = Schemas["SeekWish"];
export type Session = Schemas["Session"];
export type SiteDice = Schemas["SiteDice"];
export type CommitmentDay = Schemas["CommitmentDay"];
export type Step = Schemas["Step"];
export type Status = Schemas["Status"];
export type TimeControl = Schemas["TimeControl"];
export type Terms = Schemas["Terms"];
export type TermsWish = Schemas["TermsWish"];
export type Token = Schemas["Token"];
export type Tournament = Schemas["Tournament"];
export type TournamentRow = Schemas["TournamentRow"];
export type TournamentRound = Schemas["Round"];
export type TournamentStanding = Schemas["Standing"];
export type TournamentLogLine = Schemas["TournamentLogLine"];
export type LoggedGame = Schemas["LoggedGame"];
export type CrosstableRow = Schemas["CrosstableRow"];
export type NewTournament = Schemas["NewTournament"];
export type GameResult = Schemas["GameResult"];
export type User = Schemas["User"];
export type HookEvent = Schemas["HookEvent"];
export type PushSubscriptions = Schemas["PushSubscriptionList"];
export type Webhook = Schemas["Webhook"];
export type Delivery = Schemas["Delivery"];
export type VariantKey = Schemas["VariantKey"];
export type PoolKey = Schemas["PoolKey"];
export type ShownRating = Schemas["ShownRating"];

export type Allocation = Schemas["Allocation"];
export type Eligible = Schemas["EligibleList"][number];
export type OutlookLine = Schemas["OutlookLine"];
export type TournamentVacations = Schemas["TournamentVacations"];
export type VacationAct = Schemas["VacationAct"];
export type VacationPreview = Schemas["VacationPreview"];
export type VacationTimes = Schemas["VacationTimes"];
export type VacationWish = Schemas["VacationWish"];

export interface GameQuery {
  mine?: "1";
  turn?: "mine";
  player?: string;
  variant?: VariantKey;
  opponent?: string;
  speed?: Speed;
  status?: Status;
  result?: string;
  reason?: string;
  since?: string;
  until?: string;
  opening?: string;
  tournament?: string;
  sort?: "deadline" | "newest" | "rating";
  limit?: string;
  cursor?: string;
}

/** The parameters of GET /explorer. */
export interface ExplorerQuestion {
  variant: string;
  fen: string;
  ruleset?: string;
  speed?: Speed | "live";
  rating_from?: string;
  rating_below?: string;
  since?: string;
}

/** Fields shared by all requests for a game. */
export interface GameWish {
  variant: VariantKey;
  /** Omitted for the variant's default. */
  ruleset?: string;
  /** Only for games on the star. */
  terms?: TermsWish;
  time_control: TimeControl;
  color: ColorChoice;
  /** Correspondence only: a player's clock stops while they are on vacation. */
  vacations?: boolean;
}

export interface ChallengeWish extends GameWish {
  opponent?: string;
  /** For games of more than two players. */
  opponents?: readonly string[];
  rated: boolean;
}

export interface NewAccount {
  username: string;
  password: string;
  email?: string;
  time_zone: string;
  locale: string;
}

/** Ratings of one variant at one speed. */
export interface Pool {
  variant: PoolKey;
  speed: Speed;
}

const segment = encodeURIComponent;

export const api = {
  conditionals: (game: string) =>
    send<Schemas["Conditionals"]>("GET", `/games/${segment(game)}/conditionals`),
  setConditionals: (game: string, lines: readonly (readonly string[])[], ply: number) =>
    send<Schemas["Conditionals"]>("PUT", `/games/${segment(game)}/conditionals`, { lines, ply }),
  notes: (game: string) =>
    send<{ text: string; updated_ms: number | null }>("GET", `/games/${segment(game)}/notes`),
  writeNotes: (game: string, text: string) =>
    send<void>("PUT", `/games/${segment(game)}/notes`, { text }),
  chat: (game: string) =>
    send<Schemas["ChatPage"]>("GET", `/games/${segment(game)}/chat?limit=200`),
  blocks: async () => {
    const items: Schemas["BlockList"]["items"] = [];
    for (let cursor: string | null | undefined = ""; cursor != null; ) {
      const after = cursor && `?cursor=${segment(cursor)}`;
      const page: Schemas["BlockList"] = await send("GET", `/blocks${after}`);
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return { items: items.sort((a, b) => a.username.localeCompare(b.username)) };
  },
  site: () => send<Schemas["Site"]>("GET", "/site"),
  firstSteps: () => send<FirstSteps>("GET", "/first-steps"),
  makeFirstAdmin: (secret: string) => send<void>("POST", "/first-admin", { secret }),
  account: () => send<Account>("GET", "/account"),
  signUp: (account: NewAccount) => send<AccountMade>("POST", "/accounts", account),
  makeGuest: (guest: Pick<NewAccount, "time_zone" | "locale">) =>
    send<AccountMade>("POST", "/guests", guest),
  signUpGuest: (account: NewAccount) => send<AccountMade>("POST", "/guests/sign-up", account),
  signIn: (username: string, password: string, code?: string) =>
    send<AccountMade>("POST", "/session", {
      username,
      password,
      ...(code === undefined ? {} : { code }),
    }),
  readPdn: (pdn: string, variant: VariantKey) =>
    send<{ games: PdnGame[] }>("POST", "/pdn/read", { pdn, variant }),
  writePdn: (wish: PdnWish) => send<{ pdn: string }>("POST", "/pdn/write", wish),
  signOut: () => send<void>("DELETE", "/session"),
  computers: (pool: Pool) =>
    send<Schemas["ComputerList"]>("GET", `/computers?${new URLSearchParams({ ...pool })}`),

  analysis: (id: string) => send<GameAnalysis>("GET", `/games/${segment(id)}/analysis`),
  askForAnalysis: (id: string) => send<void>("POST", `/games/${segment(id)}/analysis`),
  endings: () => send<Schemas["EndingTables"]>("GET", "/endings"),
  ending: (variant: string, fen: string) =>
    send<Schemas["KnownEnding"]>("GET", `/endings/${segment(variant)}?fen=${segment(fen)}`),

  game: (id: string) => send<Game>("GET", `/games/${segment(id)}`),
  moveMessages: (id: string, cursor: string) =>
    send<{ items: Game["messages"]; next_cursor: string | null }>(
      "GET",
      `/games/${segment(id)}/messages?limit=200&cursor=${cursor}`,
    ),
  games: (query: GameQuery) =>
    send<GameList>("GET", `/games?${new URLSearchParams(Object.entries(query))}`),

  tournaments: (query: Record<string, string>) =>
    send<Schemas["TournamentList"]>("GET", `/tournaments?${new URLSearchParams(query)}`),

  challenge: (id: string) => send<Challenge>("GET", `/challenges/${segment(id)}`),
  // Includes the client's entropy, which the dice of the game depend on.
  makeChallenge: (wish: ChallengeWish) =>
    send<{ id: string }>("POST", "/challenges", { ...wish, entropy: entropy() }),
  acceptChallenge: (id: string) =>
    send<{ game_id: string } | Challenge>("POST", `/challenges/${segment(id)}/accept`, {
      entropy: entropyFor(`challenge/${id}`),
    }),
  declineChallenge: (id: string) => send<void>("POST", `/challenges/${segment(id)}/decline`),
  withdrawChallenge: (id: string) => send<void>("DELETE", `/challenges/${segment(id)}`),

  /**
   * For a game with dice the server publishes its commitment before the client sends its entropy.
   */
  playComputer: async (wish: GameWish & { level: number }, dice: boolean) => {
    const { variant, ruleset, terms } = wish;
    const path = "/computer-games";
    if (!dice) return send<{ game_id: string }>("POST", path, wish);
    const { dice_commitment } = await send<{ dice_commitment: string }>(
      "POST",
      `${path}/commitment`,
      {
        variant,
        ruleset,
        terms,
      },
    );
    const word = entropyFor(`computer/${dice_commitment}`);
    return send<{ game_id: string }>("POST", path, { ...wish, dice_commitment, entropy: word });
  },

  makeSeek: (wish: SeekWish) =>
    send<{ id: string }>("POST", "/seeks", { ...wish, entropy: entropy() }),
  takeSeek: (id: string) =>
    send<{ game_id: string } | { seek_id: string }>("POST", `/seeks/${segment(id)}/take`, {
      entropy: entropyFor(`seek/${id}`),
    }),
};

/** File format of a game. "xgid" is the position after a given number of plies. */
export type RecordFormat = "pdn" | "star" | "mat" | "sgf" | "xgid";

export function recordAddress(gameId: string, format: RecordFormat, ply: number): string {
  const game = `/api/v1/games/${segment(gameId)}`;
  if (format === "pdn") return `${game}.pdn`;
  const position = format === "xgid" ? `&ply=${ply}` : "";
  return `${game}/record?format=${format}${position}`;
}

/** The same with games of every kind, each in the format that its programs read. */
export const recordsAddress = (name: string): string =>
  `/api/v1/players/${segment(name)}/games.txt`;

/** All finished draughts games of a player in one file. */
export const historyAddress = (name: string): string =>
  `/api/v1/players/${segment(name)}/games.pdn`;
