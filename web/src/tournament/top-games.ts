import type { GameRow, TournamentStanding } from "../net/api.ts";

const mostBoards = 4;

/** The games of the highest-ranked players, the leader's first. */
export function topGames(
  games: readonly GameRow[],
  standings: readonly TournamentStanding[],
): GameRow[] {
  const places = new Map(standings.map(({ username }, place) => [username, place]));
  const best = ({ white, black }: GameRow) =>
    Math.min(places.get(white) ?? standings.length, places.get(black) ?? standings.length);
  return [...games].sort((a, b) => best(a) - best(b)).slice(0, mostBoards);
}
