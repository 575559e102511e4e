// The rules of a tournament as typed, and conversions from and to the server's format.

import { nardiKey } from "../../labels/variants.ts";
import type { NewTournament, Tournament } from "../../net/api.ts";

type Policy = Tournament["vacation"];
type Format = Tournament["format"];
type Entry = Tournament["entry"];
type Points = Tournament["points"];
export type TieBreak = Tournament["tiebreaks"][number];

export type TypedVacation = Readonly<Record<keyof Policy, string>>;

/** Default vacations of a correspondence tournament. */
export const usualVacation: TypedVacation = {
  ...{ splits_allowed: "3", days_allowed: "30", min_days: "3", max_days: "15" },
  ...{ notice_hours: "0", min_gap_hours: "0", horizon_days: "366", retro_max_days: "7" },
  ...{ approval: "none", freeze: "own", moves: "forbid", rounding: "hour" },
};

/** The same keys with converted values. */
const mapped = <T, U>(values: Readonly<Record<string, T>>, become: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, become(value)]));

export const typedVacation = (policy: Policy) => mapped(policy, String) as TypedVacation;

export const vacationOf = (typed: TypedVacation): Policy =>
  mapped(typed, (text) => (/^\d/.test(text) ? Number(text) : text));

/** Entry conditions; an empty field sets no limit. */
export interface TypedEntry {
  by: Entry["by"];
  password: string;
  min_rating: string;
  max_rating: string;
  max_players: string;
  late_until_round: string;
}

export const anybody: TypedEntry = {
  ...{ by: "open", password: "", min_rating: "", max_rating: "" },
  ...{ max_players: "", late_until_round: "" },
};

export const typedEntry = ({ start_when_full: _, ...rules }: Entry): TypedEntry => ({
  ...anybody,
  ...(mapped(rules, (rule) => String(rule || "")) as Omit<TypedEntry, "password">),
});

/** A match always has two players. A password that is not typed stays unchanged. */
export function entryOf(typed: TypedEntry, format: Format) {
  const limit = (text: string) => (text === "" ? null : Number(text));
  return {
    by: typed.by,
    ...(typed.by === "password" && typed.password !== "" ? { password: typed.password } : {}),
    min_rating: limit(typed.min_rating),
    max_rating: limit(typed.max_rating),
    max_players: format === "match" ? 2 : limit(typed.max_players),
    late_until_round: format === "swiss" ? Number(typed.late_until_round) : 0,
  } satisfies NewTournament["entry"];
}

/** Points for results, and tie-breaks. */
export interface TypedScore {
  points: Readonly<Record<keyof Points, string>>;
  /** Empty if all rounds of a match are played. */
  first_to: string;
  tiebreaks: readonly TieBreak[];
}

export const usualScore: TypedScore = {
  points: { win: "2", draw: "1", loss: "0", bye: "2", half_bye: "1" },
  first_to: "",
  tiebreaks: ["direct_encounter", "sonneborn_berger", "solkoff", "wins"],
};

/** The server counts in half points. */
export const halves = (points: string) => Math.round(Number(points) * 2);

export const typedScore = ({ points, first_to, tiebreaks }: Tournament): TypedScore => ({
  points: mapped(points, (half) => String(half / 2)) as TypedScore["points"],
  first_to: first_to > 0 ? String(first_to / 2) : "",
  tiebreaks,
});

/** The tie-breaks of a variant. Only nardi has matches with match points. */
export const tieBreaksOf = (variant: string, kinds: readonly TieBreak[]): TieBreak[] =>
  kinds.filter((kind) => kind !== "match_points" || variant === nardiKey);

/** An arena has its own points. */
export function scoreOf(typed: TypedScore, format: Format): Partial<NewTournament> {
  if (format === "arena") return { tiebreaks: ["performance"] };
  return {
    points: mapped(typed.points, halves),
    first_to: format === "match" ? halves(typed.first_to) : 0,
    tiebreaks: [...typed.tiebreaks],
  };
}

export interface TypedRules {
  entry: TypedEntry;
  real_names: boolean;
  score: TypedScore;
  vacation: TypedVacation;
}

/** Properties of the rule fields. */
export interface RuleProps {
  typed: TypedRules;
  format: Format;
  /** The variant. */
  variant: string;
  live: boolean;
  /** True if the steps define the points. */
  stepped: boolean;
  /** True after the start, when points can no longer change. */
  begun?: boolean;
  /** True if a password is set, which stays unless one is typed. */
  hasPassword?: boolean;
  troubleOf?(field: "entry.password" | "entry.max_players"): string | undefined;
  set(changed: TypedRules): void;
}

export const usualRules: TypedRules = {
  entry: anybody,
  real_names: false,
  score: usualScore,
  vacation: usualVacation,
};

export const typedRules = (tournament: Tournament): TypedRules => ({
  entry: typedEntry(tournament.entry),
  real_names: tournament.real_names ?? false,
  score: typedScore(tournament),
  vacation: typedVacation(tournament.vacation),
});

/** When a tournament is edited: only what differs from `before`. */
export const rulesOf = (typed: TypedRules, format: Format, live: boolean, before?: TypedRules) => ({
  ...(typed.entry !== before?.entry && { entry: entryOf(typed.entry, format) }),
  ...(typed.real_names !== before?.real_names && { real_names: typed.real_names }),
  ...(typed.score !== before?.score && scoreOf(typed.score, format)),
  ...(!live && typed.vacation !== before?.vacation && { vacation: vacationOf(typed.vacation) }),
});
