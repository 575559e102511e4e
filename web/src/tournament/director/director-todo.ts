// What needs the director's attention.

import type { Presence } from "../../game/events.ts";
import type { GameRow, Tournament } from "../../net/api.ts";

export const dayMs = 24 * 3_600_000;

export interface Todo {
  /** A round that is drawn but not published. */
  publish: number | null;
  /** A round that can be drawn because the previous one is over. */
  draw: number | null;
  /** Players who have asked to join. */
  asked: string[];
  /** Games in which a player will run out of time within a day, soonest first. */
  late: GameRow[];
}

/**
 * `playing`: true if any game is in progress. `late`: games in which a player will soon run out of
 * time.
 */
export function todoOf(tournament: Tournament, playing: boolean, late: readonly GameRow[]): Todo {
  const running = tournament.status === "running";
  const drawn = tournament.rounds_drawn > tournament.round;
  const slow = tournament.mode === "correspondence";
  return {
    publish: running && drawn ? tournament.round + 1 : null,
    draw:
      running && !drawn && !playing && tournament.schedule === "by_hand"
        ? tournament.round + 1
        : null,
    asked: tournament.entries
      .filter(({ state }) => state === "asked")
      .map(({ username }) => username),
    late: slow ? [...late] : [],
  };
}

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
