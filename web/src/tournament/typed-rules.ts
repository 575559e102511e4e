// The rules of a tournament as they are typed, and as the server takes them and tells them.

import type { NewTournament, Tournament } from "../net/api.ts";
import { nardiKey } from "../words/variants.ts";

type Policy = Tournament["vacation"];
type Format = Tournament["format"];
type Entry = Tournament["entry"];
type Points = Tournament["points"];
export type TieBreak = Tournament["tiebreaks"][number];

export type TypedVacation = Readonly<Record<keyof Policy, string>>;

/** What a correspondence tournament allows where its director says nothing else. */
export const usualVacation: TypedVacation = {
  ...{ splits_allowed: "3", days_allowed: "30", min_days: "3", max_days: "15" },
  ...{ notice_hours: "0", min_gap_hours: "0", horizon_days: "366", retro_max_days: "7" },
  ...{ approval: "none", freeze: "own", moves: "forbid", rounding: "hour" },
};

/** The same names with other values. */
const mapped = <T, U>(values: Readonly<Record<string, T>>, become: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, become(value)]));

export const typedVacation = (policy: Policy) => mapped(policy, String) as TypedVacation;

export const vacationOf = (typed: TypedVacation): Policy =>
  mapped(typed, (text) => (/^\d/.test(text) ? Number(text) : text));

/** Who may enter; what is empty is no limit. */
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

/** Of a match there are two; a password that is not typed stays what it is. */
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

/** What results count, in points, and what decides between who has as many. */
export interface TypedScore {
  points: Readonly<Record<keyof Points, string>>;
  /** Empty where all rounds of a match are played. */
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

/** Those that a variant has: matches, which have points, are played at nardi alone. */
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
  score: TypedScore;
  vacation: TypedVacation;
}

/** What the fields of rules are drawn from. */
export interface RuleProps {
  typed: TypedRules;
  format: Format;
  /** What is played. */
  variant: string;
  live: boolean;
  /** Whether its steps give the points. */
  stepped: boolean;
  /** What results count can change until the start. */
  begun?: boolean;
  /** Whether one was given before, which stays if none is typed. */
  hasPassword?: boolean;
  troubleOf?(field: "entry.password" | "entry.max_players"): string | undefined;
  set(changed: TypedRules): void;
}

export const usualRules: TypedRules = {
  entry: anybody,
  score: usualScore,
  vacation: usualVacation,
};

export const typedRules = (tournament: Tournament): TypedRules => ({
  entry: typedEntry(tournament.entry),
  score: typedScore(tournament),
  vacation: typedVacation(tournament.vacation),
});

/** What differs from `before` alone, where a tournament is changed. */
export const rulesOf = (typed: TypedRules, format: Format, live: boolean, before?: TypedRules) => ({
  ...(typed.entry !== before?.entry && { entry: entryOf(typed.entry, format) }),
  ...(typed.score !== before?.score && scoreOf(typed.score, format)),
  ...(!live && typed.vacation !== before?.vacation && { vacation: vacationOf(typed.vacation) }),
});
