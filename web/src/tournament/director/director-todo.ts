// What needs the director's attention.

import type { Presence } from "../../game/events.ts";
import type { Allocation, ComingRound, GameRow, Report, Tournament } from "../../net/api.ts";

export const dayMs = 24 * 3_600_000;

/** What the page knows and keeps up to date. */
export interface Known {
  disputes: readonly Report[];
  coming: ComingRound | null;
  /** Vacations that wait for approval. */
  away: readonly Allocation[];
  missing: readonly Missing[];
  /** Games in which a player will run out of time within a day, soonest first. */
  late: readonly GameRow[];
}

export interface Todo extends Known {
  /** Players who have asked to join, in the order in which they asked. */
  asked: readonly string[];
}

/** What waits for the directors, the oldest of each kind first. */
export function todoOf(tournament: Tournament | null, known: Known): Todo {
  const entries = tournament?.entries ?? [];
  return {
    disputes: [...known.disputes].sort((a, b) => a.created_ms - b.created_ms),
    coming: (known.coming?.absent.length ?? 0) > 0 ? known.coming : null,
    asked: entries.filter(({ state }) => state === "asked").map(({ username }) => username),
    away: [...known.away].sort((a, b) => Number(a.id) - Number(b.id)),
    missing: known.missing,
    late: tournament?.mode === "correspondence" ? known.late : [],
  };
}

/** How many things wait. The absent players of a round are one thing. */
export const countOf = ({ disputes, coming, asked, away, missing, late }: Todo): number =>
  [disputes, asked, away, missing, late].reduce((sum, { length }) => sum + length, 0) +
  Number(coming !== null);

/** True if a round should already have been drawn automatically. */
export function isStuck(tournament: Tournament, playing: boolean): boolean {
  const { status, schedule, rounds_drawn: drawn, round, format } = tournament;
  const waits = status === "running" && drawn === round && !playing;
  return waits && schedule !== "by_hand" && format !== "arena";
}

const minuteMs = 60_000;
const callMs = 15_000;

/** Milliseconds until the next query for absent players; null if no query is needed. */
export function calledAgainIn(tournament: Tournament, now: number): number | null {
  const { mode, format, status, all_at_once: atOnce, starts_ms: starts } = tournament;
  if (mode !== "live" || format === "arena" || atOnce) return null;
  if (status === "running") return callMs;
  if (status !== "announced" || starts === null) return null;
  return Math.min(Math.max(starts - 10 * minuteMs - now, callMs), dayMs);
}

/** A player who is absent from their running game. */
export interface Missing {
  row: GameRow;
  side: "white" | "black";
  /** null for a player who has not come yet. */
  left_ms: number | null;
}

/** First the players who have not come, then those who have left, the longest absence first. */
export function missingOf(
  games: readonly { row: GameRow; presence: Presence | null }[],
): readonly Missing[] {
  return games
    .flatMap(({ row, presence }) =>
      presence === null
        ? []
        : (["white", "black"] as const)
            .filter((side) => !presence[side])
            .map((side) => ({ row, side, left_ms: presence[`${side}_left_ms`] })),
    )
    .sort((a, b) => (a.left_ms ?? 0) - (b.left_ms ?? 0));
}
