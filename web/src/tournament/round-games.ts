import type { GameRow, TournamentRound } from "../net/api.ts";

/** The games that are being played, by their rounds, the last first, and their boards. */
export function roundGames(
  games: readonly GameRow[],
  rounds: readonly TournamentRound[],
): GameRow[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return [...rounds]
    .reverse()
    .flatMap(({ encounters }) => encounters)
    .flatMap((encounter) => encounter.games.flatMap((id) => byId.get(id) ?? []));
}
