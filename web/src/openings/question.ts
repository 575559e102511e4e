// Queries of the opening explorer: a position and a selection of games.

import type { ExplorerQuestion, Speed } from "../net/api.ts";

/** "" means all. */
export interface Filters {
  speed: Speed | "live" | "";
  /** "1600-1800", "2200-" or "-1400". */
  ratings: string;
  /** The first year. */
  since: string;
}

export const everything: Filters = { speed: "", ratings: "", since: "" };

/** The server's bounds. Below the first and above the last there is one class each. */
const bounds = [1400, 1600, 1800, 2000, 2200] as const;

export interface Band {
  key: string;
  from: number | null;
  below: number | null;
}

export const bands: readonly Band[] = [null, ...bounds].map((from, i) => {
  const below = bounds[i] ?? null;
  return { key: `${from ?? ""}-${below ?? ""}`, from, below };
});

/** Whole years, because games are counted per year: this one and two earlier ones. */
export function years(now: number): readonly string[] {
  const year = new Date(now).getUTCFullYear();
  return [year, year - 1, year - 3].map(String);
}

export interface Place {
  variant: string;
  /** Empty for the variant's default. */
  ruleset: string;
  fen: string;
}

/** Leaves out unused parameters. */
export function questionOf(place: Place, filters: Filters): ExplorerQuestion {
  const { variant, ruleset, fen } = place;
  const band = bands.find(({ key }) => key === filters.ratings);
  return {
    variant,
    fen,
    ...(ruleset && { ruleset }),
    ...(filters.speed && { speed: filters.speed }),
    ...(band?.from && { rating_from: String(band.from) }),
    ...(band?.below && { rating_below: String(band.below) }),
    ...(filters.since && { since: `${filters.since}-01-01` }),
  };
}

export interface Counts {
  games: number;
  white_wins: number;
  draws: number;
  black_wins: number;
}

/** Percentages, rounded so that they add up to 100. */
export function shares({ games, white_wins, draws }: Counts) {
  if (games === 0) return { white: 0, drawn: 0, black: 0 };
  const white = Math.round((100 * white_wins) / games);
  const drawn = Math.round((100 * (white_wins + draws)) / games) - white;
  return { white, drawn, black: 100 - white - drawn };
}
