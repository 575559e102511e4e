import type { GameRow, TournamentRound } from "../../net/api.ts";

/** Games in progress by round, latest round first, then by board. */
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
