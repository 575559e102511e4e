// What a line of the log says has changed; of a game with the names of its players.

import type { TournamentLogLine, TournamentRound } from "../api.ts";
import { messages } from "../messages/messages.ts";

/** "4.1.2 2-0": round, board, game and result. */
const ofGame = /^(\d+)\.(\d+)\.(\d+) (.+)$/;

/** The game that the numbers name; empty if they name none. */
function gameName(rounds: readonly TournamentRound[], numbers: readonly number[]): string {
  const [round = 0, board, game = 0] = numbers;
  const encounter = rounds
    .find(({ n }) => n === round)
    ?.encounters.find((one) => one.board === board);
  if (!encounter) return "";
  const words = messages.tournaments;
  const which = encounter.games.length > 1 ? `, ${words.game(game)}` : "";
  return `${words.round(round)}${which}: ${encounter.players[0]} – ${encounter.players[1] ?? ""} `;
}

/** What it was, if that was something, and what it is now. */
export function changeText(
  { before, after }: Pick<TournamentLogLine, "before" | "after">,
  rounds: readonly TournamentRound[],
): string {
  const told = ofGame.exec(after);
  const game = told ? gameName(rounds, told.slice(1, 4).map(Number)) : "";
  const plain = (text: string) => (game === "" ? text : text.replace(ofGame, "$4"));
  const was = plain(before);
  return `${game}${was === "" || was === "open" ? "" : `${was} → `}${plain(after)}`;
}
