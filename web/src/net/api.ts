// The calls of REST. The types are made from docs/openapi.yaml.

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
export type MessageSettings = Schemas["MessageSettings"];
export type ModerationLine = Schemas["ModerationLine"];
export type Report = Schemas["Report"];
export type Role = Schemas["Role"];
export type Scope = Schemas["Scope"];
export type SecondFactorBegun = Schemas["SecondFactorBegun"];
export type Seek = Schemas["Seek"];
export type SeekWish = Schemas["SeekWish"];
export type Session = Schemas["Session"];
export type SiteDice = Schemas["SiteDice"];
export type TipDay = Schemas["TipDay"];
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
type TournamentImport = Schemas["TournamentImport"];
type TournamentMade = Schemas["TournamentMade"];
export type NewTournament = Schemas["NewTournament"];
export type GameResult = Schemas["GameResult"];
export type User = Schemas["User"];
export type HookEvent = Schemas["HookEvent"];
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

/** As GET /explorer has them. */
export interface ExplorerQuestion {
  variant: string;
  fen: string;
  ruleset?: string;
  speed?: Speed | "live";
  rating_from?: string;
  rating_below?: string;
  since?: string;
}

/** The fields that every wish for a game has. */
export interface GameWish {
  variant: VariantKey;
  /** Left out for the variant's first. */
  ruleset?: string;
  /** Of a game on the star alone. */
  terms?: TermsWish;
  time_control: TimeControl;
  color: ColorChoice;
  /** Agreed only by correspondence: the clock of a player on vacation stands. */
  vacations?: boolean;
}

export interface ChallengeWish extends GameWish {
  opponent?: string;
  /** Of more than two. */
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

/** The ratings of one variant at one speed. */
export interface Pool {
  variant: PoolKey;
  speed: Speed;
}

const segment = encodeURIComponent;

export const api = {
  eligible: () => send<Eligible[]>("GET", "/vacations/eligible"),
  previewVacation: (wish: VacationWish) =>
    send<VacationPreview>("POST", "/vacations/preview", wish),
  askForVacation: (wish: VacationWish) => send<Schemas["VacationMade"]>("POST", "/vacations", wish),
  vacations: () => send<Schemas["AllocationList"]>("GET", "/vacations"),
  previewVacationAct: (id: string, act: VacationAct) =>
    send<VacationPreview>("POST", `/vacations/${segment(id)}/preview`, act),
  changeVacation: ({ id, version }: Allocation, times: VacationTimes) =>
    send<Allocation>("PATCH", `/vacations/${segment(id)}`, times, version),
  cancelVacation: ({ id, version }: Allocation) =>
    send<Allocation>("POST", `/vacations/${segment(id)}/cancel`, undefined, version),
  endVacation: ({ id, version }: Allocation) =>
    send<Allocation>("POST", `/vacations/${segment(id)}/end`, undefined, version),
  tournamentVacations: (tournament: string) =>
    send<TournamentVacations>("GET", `/tournaments/${segment(tournament)}/vacations`),
  disputes: (tournament: string) =>
    send<Schemas["ReportList"]>("GET", `/tournaments/${segment(tournament)}/disputes`),
  comingRound: (tournament: string) =>
    send<ComingRound>("GET", `/tournaments/${segment(tournament)}/coming-round`),
  outlook: (tournament: string) =>
    send<Schemas["OutlookList"]>("GET", `/tournaments/${segment(tournament)}/outlook`),
  grantVacation: (tournament: string, grant: Schemas["VacationGrant"]) =>
    send<Allocation>("POST", `/tournaments/${segment(tournament)}/vacations`, grant),
  ruleOnVacation: (
    tournament: string,
    { id, version }: Allocation,
    act: "approve" | "deny" | "cancel" | "move",
    ruling: object,
  ) => {
    const path = `/tournaments/${segment(tournament)}/vacations/${segment(id)}`;
    return act === "move"
      ? send<Allocation>("PATCH", path, ruling, version)
      : send<Allocation>("POST", `${path}/${act}`, ruling, version);
  },
  freezeTournament: (tournament: string, span: Schemas["FreezeWish"]) =>
    send<Schemas["FreezeMade"]>("POST", `/tournaments/${segment(tournament)}/freezes`, span),
  changeFreeze: (tournament: string, freeze: string, end: Schemas["FreezeEnd"]) =>
    send<Schemas["FreezeChanged"]>(
      "PATCH",
      `/tournaments/${segment(tournament)}/freezes/${segment(freeze)}`,
      end,
    ),
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
  site: () => send<Schemas["Site"]>("GET", "/site"),
  firstSteps: () => send<FirstSteps>("GET", "/first-steps"),
  makeFirstAdmin: (secret: string) => send<void>("POST", "/first-admin", { secret }),
  account: () => send<Account>("GET", "/account"),
  changeAccount: (
    change: Partial<Pick<Account, "email" | "time_zone" | "locale" | "fmjd_rating" | "bot">> & {
      password?: string;
    },
  ) => send<Account>("PATCH", "/account", change),
  changePassword: (current: string, password: string) =>
    send<void>("PUT", "/account/password", { current, password }),
  closeAccount: (password: string) => send<void>("POST", "/account/close", { password }),
  messageSettings: () => send<MessageSettings>("GET", "/account/messages"),
  changeMessageSettings: (settings: MessageSettings) =>
    send<MessageSettings>("PATCH", "/account/messages", {
      ...settings,
      digest_at: settings.digest_at ?? "",
      quiet_from: settings.quiet_from ?? "",
      quiet_until: settings.quiet_until ?? "",
    }),
  calendar: () => send<Schemas["CalendarAddress"]>("GET", "/account/calendar"),
  renewCalendar: () => send<Schemas["CalendarAddress"]>("POST", "/account/calendar"),
  removeCalendar: () => send<void>("DELETE", "/account/calendar"),
  askForConfirmation: () => send<void>("POST", "/account/email/ask"),
  confirmEmail: (secret: string) => send<void>("POST", "/account/email/confirm", { secret }),
  refuseEmail: (secret: string) => send<void>("POST", "/account/email/refuse", { secret }),
  undoEmail: (secret: string) =>
    send<{ secret: string }>("POST", "/account/email/undo", { secret }),
  askForPassword: (username: string) => send<void>("POST", "/password-resets", { username }),
  resetPassword: (secret: string, password: string) =>
    send<void>("POST", "/password-resets/use", { secret, password }),
  unsubscribe: (secret: string) => send<void>("POST", `/unsubscribe/${segment(secret)}`),
  secondFactor: () => send<Schemas["SecondFactor"]>("GET", "/account/second-factor"),
  beginSecondFactor: (password: string) =>
    send<SecondFactorBegun>("POST", "/account/second-factor", { password }),
  confirmSecondFactor: (code: string) =>
    send<Schemas["RecoveryCodes"]>("POST", "/account/second-factor/confirm", { code }),
  removeSecondFactor: (password: string) =>
    send<void>("POST", "/account/second-factor/remove", { password }),
  sessions: () => send<Schemas["SessionList"]>("GET", "/sessions"),
  endSession: (id: string) => send<void>("DELETE", `/sessions/${segment(id)}`),
  endOtherSessions: () => send<void>("DELETE", "/sessions"),
  endAllOtherAccess: () => send<void>("DELETE", "/sessions?tokens=1"),
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
  tokens: () => send<Schemas["TokenList"]>("GET", "/tokens"),
  revokeToken: (id: string) => send<void>("DELETE", `/tokens/${segment(id)}`),
  makeToken: (token: {
    name: string;
    scopes: readonly Scope[];
    password: string;
    expires_ms?: number;
  }) => send<{ token: string }>("POST", "/tokens", token),
  webhooks: () => send<Schemas["WebhookList"]>("GET", "/webhooks"),
  makeWebhook: (url: string, events: readonly HookEvent[], password: string) =>
    send<{ secret: string }>("POST", "/webhooks", { url, events, password }),
  changeWebhook: (id: string, change: { events?: readonly HookEvent[]; active?: boolean }) =>
    send<Webhook>("PATCH", `/webhooks/${segment(id)}`, change),
  deleteWebhook: (id: string) => send<void>("DELETE", `/webhooks/${segment(id)}`),
  testWebhook: (id: string) => send<void>("POST", `/webhooks/${segment(id)}/test`),
  deliveries: (id: string) =>
    send<Schemas["DeliveryList"]>("GET", `/webhooks/${segment(id)}/deliveries?limit=20`),
  blocks: () => send<Schemas["BlockList"]>("GET", "/blocks"),
  block: (name: string) => send<void>("PUT", `/blocks/${segment(name)}`),
  unblock: (name: string) => send<void>("DELETE", `/blocks/${segment(name)}`),
  report: (
    username: string,
    kind: Report["kind"],
    text: string,
    where: { game?: string; study?: string } = {},
  ) => send<{ id: string }>("POST", "/reports", { username, kind, text, ...where }),
  reports: () => send<Schemas["ReportList"]>("GET", "/moderation/reports"),
  closeReport: (id: string, reason: string) =>
    send<void>("POST", `/moderation/reports/${segment(id)}/close`, { reason }),
  moderationLog: () => send<Schemas["ModerationLog"]>("GET", "/moderation/log"),
  ban: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/ban`, { reason }),
  unban: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/unban`, { reason }),
  banFromChat: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/chat-ban`, { reason }),
  unbanFromChat: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/chat-unban`, { reason }),
  setRole: (name: string, role: Exclude<Role, "admin">, reason: string) =>
    send<void>("PUT", `/moderation/users/${segment(name)}/role`, { role, reason }),
  user: (name: string) => send<User>("GET", `/users/${segment(name)}`),

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
  annulGame: (id: string, reason: string) =>
    send<void>("POST", `/moderation/games/${segment(id)}/annul`, { reason }),
  leaderboard: (pool: Pool, cursor: string | null) =>
    send<Leaderboard>(
      "GET",
      `/leaderboard?${new URLSearchParams({ ...pool, ...(cursor === null ? {} : { cursor }) })}`,
    ),
  computers: (pool: Pool) =>
    send<Schemas["ComputerList"]>("GET", `/computers?${new URLSearchParams({ ...pool })}`),

  explore: (question: ExplorerQuestion) =>
    send<Explorer>("GET", `/explorer?${new URLSearchParams({ ...question })}`),

  analysis: (id: string) => send<GameAnalysis>("GET", `/games/${segment(id)}/analysis`),
  askForAnalysis: (id: string) => send<void>("POST", `/games/${segment(id)}/analysis`),
  endings: () => send<Schemas["EndingTables"]>("GET", "/endings"),
  ending: (variant: string, fen: string) =>
    send<Schemas["KnownEnding"]>("GET", `/endings/${segment(variant)}?fen=${segment(fen)}`),

  game: (id: string) => send<Game>("GET", `/games/${segment(id)}`),
  siteDice: () => send<SiteDice>("GET", "/dice"),
  tipKey: () => send<Schemas["TipKey"]>("GET", "/dice/key"),
  whereTold: (tip: string) => send<TipDay>("GET", `/dice/told/${segment(tip)}`),
  tipsOfDay: (date: string, after: number) =>
    send<TipDay>("GET", `/dice/tips/${segment(date)}?after=${after}`),
  gameEvents: (id: string, cursor: string) =>
    send<{ items: { d: { type: string } }[]; next_cursor: string | null }>(
      "GET",
      `/games/${segment(id)}/events?cursor=${cursor}`,
    ),
  moveMessages: (id: string, cursor: string) =>
    send<{ items: Game["messages"]; next_cursor: string | null }>(
      "GET",
      `/games/${segment(id)}/messages?limit=200&cursor=${cursor}`,
    ),
  games: (query: GameQuery) =>
    send<GameList>("GET", `/games?${new URLSearchParams(Object.entries(query))}`),

  tournaments: (query: Record<string, string>) =>
    send<Schemas["TournamentList"]>("GET", `/tournaments?${new URLSearchParams(query)}`),
  makeTournament: (wish: NewTournament) =>
    send<Schemas["TournamentMade"]>("POST", "/tournaments", wish),
  tournament: (id: string) => send<Tournament>("GET", `/tournaments/${segment(id)}`),
  tournamentRounds: (id: string) =>
    send<Schemas["RoundList"]>("GET", `/tournaments/${segment(id)}/rounds`),
  standings: (id: string, round: string) =>
    send<Schemas["StandingList"]>(
      "GET",
      `/tournaments/${segment(id)}/standings${round && `?round=${round}`}`,
    ),
  crosstable: (id: string) =>
    send<Schemas["Crosstable"]>("GET", `/tournaments/${segment(id)}/crosstable`),
  tournamentLog: (id: string, cursor: string | null) =>
    send<Schemas["TournamentLog"]>(
      "GET",
      `/tournaments/${segment(id)}/log${cursor === null ? "" : `?cursor=${segment(cursor)}`}`,
    ),
  importTournament: (wish: TournamentImport) =>
    send<TournamentMade>("POST", "/tournaments/import", wish),
  cloneTournament: (id: string, name: string) =>
    send<TournamentMade>("POST", `/tournaments/${segment(id)}/clone`, { name }),
  /** An act on a tournament, at `version` where that matters; gives the version after it. */
  actOnTournament: (
    id: string,
    version: number | undefined,
    verb: string,
    path: string,
    body: object,
  ) => send<{ version: number }>(verb, `/tournaments/${segment(id)}${path}`, body, version),

  challenge: (id: string) => send<Challenge>("GET", `/challenges/${segment(id)}`),
  // Of the entropy the dice of a game depend, where any are thrown.
  makeChallenge: (wish: ChallengeWish) =>
    send<{ id: string }>("POST", "/challenges", { ...wish, entropy: entropy() }),
  acceptChallenge: (id: string) =>
    send<{ game_id: string } | Challenge>("POST", `/challenges/${segment(id)}/accept`, {
      entropy: entropyFor(`challenge/${id}`),
    }),
  declineChallenge: (id: string) => send<void>("POST", `/challenges/${segment(id)}/decline`),
  withdrawChallenge: (id: string) => send<void>("DELETE", `/challenges/${segment(id)}`),

  /** Where dice are thrown, their tip is told before I say a word for them. */
  playComputer: async (wish: GameWish & { level: number }, dice: boolean) => {
    const { variant, ruleset, terms } = wish;
    const path = "/computer-games";
    if (!dice) return send<{ game_id: string }>("POST", path, wish);
    const { dice_tip } = await send<{ dice_tip: string }>("POST", `${path}/tip`, {
      variant,
      ruleset,
      terms,
    });
    const word = entropyFor(`computer/${dice_tip}`);
    return send<{ game_id: string }>("POST", path, { ...wish, dice_tip, entropy: word });
  },

  makeSeek: (wish: SeekWish) =>
    send<{ id: string }>("POST", "/seeks", { ...wish, entropy: entropy() }),
  takeSeek: (id: string) =>
    send<{ game_id: string } | { seek_id: string }>("POST", `/seeks/${segment(id)}/take`, {
      entropy: entropyFor(`seek/${id}`),
    }),
};

/** A game as a file; as "xgid" the position after so many plies. */
export type RecordFormat = "pdn" | "star" | "mat" | "sgf" | "xgid";

export function recordAddress(gameId: string, format: RecordFormat, ply: number): string {
  const game = `/api/v1/games/${segment(gameId)}`;
  if (format === "pdn") return `${game}.pdn`;
  const position = format === "xgid" ? `&ply=${ply}` : "";
  return `${game}/record?format=${format}${position}`;
}

/** The same with the games of every kind, each as its programs read it. */
export const recordsAddress = (name: string): string =>
  `/api/v1/players/${segment(name)}/games.txt`;

/** All finished games of draughts of a player in one file. */
export const historyAddress = (name: string): string =>
  `/api/v1/players/${segment(name)}/games.pdn`;
