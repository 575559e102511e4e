// Scores, and the signs in the cells of the standings.

import type { Sign } from "../components/result-sign.tsx";
import { shownScore } from "../labels/notation.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { CrosstableRow, GameRow, TournamentRound, TournamentStanding } from "../net/api.ts";
import { pointsText } from "./sentences.ts";

export type Cell = CrosstableRow["cells"][number];
export type Encounter = TournamentRound["encounters"][number];

/** Marks an annulled pairing. */
export const annulledSign = "×";
export const openSign = "•";

/** 2–0, with half points as ½. */
export const scoreText = (one: number, other: number): string =>
  `${pointsText(one)}–${pointsText(other)}`;

/** "5–3, 2–5", or empty: the points of nardi matches, the player's first. */
export const matchesText = (matches: readonly (readonly number[] | null)[] = []): string =>
  matches
    .filter((match) => match !== null)
    .map((match) => match.join("–"))
    .join(", ");

/** Some rules count a win as 1. Rounds and games of a tournament count it as 2. */
const asTwo: Readonly<Record<string, string>> = {
  "1-0": "2–0",
  "1/2-1/2": "1–1",
  "0-1": "0–2",
};

/** The score of a game, White's points first: 2–0, or the points of a nardi match, 5–3. */
export function gameScore({ result, score }: Pick<GameRow, "result" | "score">): string | null {
  if (score) return `${score.white}–${score.black}`;
  return result === null ? null : (asTwo[result] ?? shownScore(result));
}

/** True if every game of the pairing is over. */
export const isOver = ({ results }: Encounter) => results.every((result) => result !== "open");

/** The score of a pairing: 2–0, 5–3 in a nardi match, – before its first result. */
export function encounterScore(encounter: Encounter): string {
  const { results, points, match_points: matches } = encounter;
  if (results.every((result) => result === "open")) return "–";
  if (results.every((result) => result === "annulled" || result === "renewed")) return annulledSign;
  const score = scoreText(points[0] ?? 0, points[1] ?? 0);
  const played = matchesText(matches);
  if (played === "") return score;
  return results.length === 1 ? played : `${score} (${played})`;
}

/** The score of one game of a pairing, by its place. */
export function scoreOfGame({ results, match_points: matches }: Encounter, at: number): string {
  const match = matches?.[at];
  if (match) return match.join("–");
  switch (results[at]) {
    case "win":
    case "win_forfeit":
      return "2–0";
    case "loss":
    case "loss_forfeit":
      return "0–2";
    case "draw":
      return "1–1";
    case "both_lose":
      return "0–0";
    case "annulled":
    case "renewed":
      return annulledSign;
    default:
      return "–";
  }
}

/** The pairing of a player in a round. */
export const encounterOf = (
  rounds: readonly TournamentRound[],
  round: number,
  name: string,
): Encounter | undefined =>
  rounds.find(({ n }) => n === round)?.encounters.find(({ players }) => players.includes(name));

function byeSign(cell: Cell): Sign {
  const scored = pointsText(cell.points);
  const round = messages.tournamentRow.round({ n: cell.round });
  const label = joined(round, messages.tournaments.bye);
  return { look: "bye", text: cell.points > 0 ? `+${scored}` : "–", label };
}

/** "Round 3: Nora – Emre, 2–0" */
function labelOf(cell: Cell, name: string, encounter: Encounter | undefined): string {
  const [white, black] = encounter?.players ?? [name, cell.opponent];
  const score = encounter ? encounterScore(encounter) : "";
  const state = score === "–" ? messages.cup.playing : score;
  const round = messages.tournamentRow.round({ n: cell.round });
  const names = `${white} – ${black ?? ""}`;
  return joined(round, state === "" ? names : `${names}, ${state}`);
}

function lookOf(cell: Cell, other: number): Sign["look"] {
  if (cell.annulled) return "annulled";
  if (cell.open) return "running";
  if (cell.points === other) return "drawn";
  return cell.points > other ? "won" : "lost";
}

/**
 * The sign of a player's pairing, which leads to its game: the one in progress, or the last. Games
 * in progress may still add to the points.
 */
export function signOf(name: string, cell: Cell, encounter: Encounter | undefined): Sign {
  if (cell.opponent_row === null) return byeSign(cell);
  const side = encounter?.players.indexOf(name) === 1 ? 1 : 0;
  const other = encounter?.points[1 - side] ?? 0;
  const look = lookOf(cell, other);
  const begun = !cell.open || cell.points + other > 0;
  const made = begun ? pointsText(cell.points) : openSign;
  const games = encounter?.games ?? [];
  const open = encounter?.results.indexOf("open") ?? -1;
  const game = (open < 0 ? undefined : games[open]) ?? games.at(-1);
  return {
    look,
    text: look === "annulled" ? annulledSign : made,
    label: labelOf(cell, name, encounter),
    href: game && `/game/${game}`,
  };
}

/** How many games a player has finished. */
export const playedBy = (rounds: readonly TournamentRound[], name: string): number =>
  rounds
    .flatMap(({ encounters }) => encounters)
    .filter(({ players, bye }) => bye === "none" && players.includes(name))
    .flatMap(({ results }) => results)
    .filter((result) => result !== "open" && result !== "renewed").length;

/** "5½ points from 7 games" */
export function pointsFrom(rounds: readonly TournamentRound[], row: TournamentStanding): string {
  return messages.cup.pointsFrom({
    points: pointsText(row.points),
    count: row.points / 2,
    n: row.scores?.length ?? playedBy(rounds, row.username),
  });
}

/** Everyone's points before a round, in half points. */
export function pointsBefore(
  rounds: readonly TournamentRound[],
  round: number,
): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  for (const { encounters } of rounds.filter(({ n }) => n < round))
    for (const { players, points: made } of encounters)
      players.forEach((name, side) => {
        if (name !== null) points.set(name, (points.get(name) ?? 0) + (made[side] ?? 0));
      });
  return points;
}
