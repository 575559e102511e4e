import type { GameRow, TournamentRound } from "../api.ts";

/** Of the round that was published last the games that are being played, by their boards. */
export function roundGames(
  games: readonly GameRow[],
  rounds: readonly TournamentRound[],
): GameRow[] {
  const published = rounds.filter(({ state }) => state !== "drawn");
  const byId = new Map(games.map((game) => [game.id, game]));
  return (published.at(-1)?.encounters ?? []).flatMap((encounter) =>
    encounter.games.flatMap((id) => byId.get(id) ?? []),
  );
}
