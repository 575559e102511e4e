// What of a tournament waits for its director now.

import type { GameRow, Tournament } from "../api.ts";

const dayMs = 24 * 3_600_000;

export interface Needs {
  /** A round that is drawn and that nobody sees yet. */
  publish: number | null;
  /** A round that could be drawn: the one before is over. */
  draw: number | null;
  /** Games in which a flag falls within a day, the first one first. */
  late: GameRow[];
}

export function needsOf(tournament: Tournament, games: readonly GameRow[], now: number): Needs {
  const running = tournament.status === "running";
  const drawn = tournament.rounds_drawn > tournament.round;
  const slow = tournament.mode === "correspondence";
  return {
    publish: running && drawn ? tournament.round + 1 : null,
    draw:
      running && !drawn && games.length === 0 && tournament.schedule === "by_hand"
        ? tournament.round + 1
        : null,
    late: slow
      ? games
          .filter((game) => game.deadline_ms !== null && game.deadline_ms < now + dayMs)
          .sort((a, b) => (a.deadline_ms ?? 0) - (b.deadline_ms ?? 0))
      : [],
  };
}
