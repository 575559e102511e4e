// The rules of a tournament as they are typed, and as the server takes them and tells them.

import type { Tournament } from "../api.ts";

type Policy = Tournament["vacation"];

export type TypedVacation = Readonly<Record<keyof Policy, string>>;

/** What a correspondence tournament allows where its director says nothing else. */
export const usualVacation: TypedVacation = {
  ...{ splits_allowed: "3", days_allowed: "30", min_days: "3", max_days: "15" },
  ...{ notice_hours: "0", min_gap_hours: "0", horizon_days: "366", retro_max_days: "7" },
  ...{ approval: "none", freeze: "own", moves: "forbid", rounding: "hour" },
};

export const typedVacation = (policy: Policy): TypedVacation =>
  Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name, String(value)]),
  ) as TypedVacation;

export const vacationOf = (typed: TypedVacation): Policy =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, /^\d/.test(text) ? Number(text) : text]),
  );
