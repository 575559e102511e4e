// What of a tournament waits for its director now.

import type { Presence } from "../game/events.ts";
import type { GameRow, Tournament } from "../net/api.ts";

export const dayMs = 24 * 3_600_000;

export interface Todo {
  /** A round that is drawn and that nobody sees yet. */
  publish: number | null;
  /** A round that could be drawn: the one before is over. */
  draw: number | null;
  /** Who would like to be let in. */
  asked: string[];
  /** Games in which a flag falls within a day, the first one first. */
  late: GameRow[];
}

/** `playing`: whether any game is; `late`: those in which a flag falls soon. */
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

/** Whether a round should have been drawn by itself by now. */
export function isStuck(tournament: Tournament, playing: boolean): boolean {
  const { status, schedule, rounds_drawn: drawn, round, format } = tournament;
  const waits = status === "running" && drawn === round && !playing;
  return waits && schedule !== "by_hand" && format !== "arena";
}

const minuteMs = 60_000;
const callMs = 15_000;

/** When to ask again who is not here for a round; null where nobody has to be. */
export function calledAgainIn(tournament: Tournament, now: number): number | null {
  const { mode, format, status, all_at_once: atOnce, starts_ms: starts } = tournament;
  if (mode !== "live" || format === "arena" || atOnce) return null;
  if (status === "running") return callMs;
  if (status !== "announced" || starts === null) return null;
  return Math.min(Math.max(starts - 10 * minuteMs - now, callMs), dayMs);
}

/** Of somebody whose game runs without them. */
export interface Missing {
  row: GameRow;
  side: "white" | "black";
  /** null of one who has not come yet. */
  left_ms: number | null;
}

/** Those who have not come, then those who have been away, the longest first. */
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
