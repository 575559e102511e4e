// What a director should know about the pairings of a Swiss round before publishing them.

import type { Tournament, TournamentRound } from "../../net/api.ts";
import { pointsBefore } from "../cells.ts";

/** A remark on one board. */
export type Remark =
  | { kind: "floater" }
  | { kind: "repeated"; round: number }
  | { kind: "forbidden" }
  | { kind: "colour"; name: string; white: boolean };

const isPair = (players: readonly (string | null)[], one: string, other: string) =>
  players.includes(one) && players.includes(other);

/** The sides of a player in the rounds before, latest first; true is White. */
function sidesOf(rounds: readonly TournamentRound[], name: string): boolean[] {
  return [...rounds].reverse().flatMap(({ encounters }) => {
    const met = encounters.find(({ bye, players }) => bye === "none" && players.includes(name));
    return met ? [met.players[0] === name] : [];
  });
}

/** Colours count where each pairing is one game and colours are not drawn by lot. */
const coloursCount = ({ games_per_encounter: games, steps = [], colours }: Tournament): boolean =>
  games === 1 && steps.length === 0 && colours !== "by_lot";

/** The rounds in which two players have met. */
function meetings(rounds: readonly TournamentRound[], one: string, other: string): Remark[] {
  return rounds
    .filter(({ encounters }) => encounters.some(({ players }) => isPair(players, one, other)))
    .map(({ n }) => ({ kind: "repeated", round: n }));
}

/** A player who gets the same colour for the third time in a row. */
function third(rounds: readonly TournamentRound[], name: string, white: boolean): Remark[] {
  const [last, lastButOne] = sidesOf(rounds, name);
  return last === white && lastButOne === white ? [{ kind: "colour", name, white }] : [];
}

/** The remarks on each board of a drawn round. */
export function remarksOf(
  tournament: Tournament,
  rounds: readonly TournamentRound[],
  draft: TournamentRound,
): ReadonlyMap<number, readonly Remark[]> {
  if (tournament.format !== "swiss") return new Map();
  const before = rounds.filter(({ n }) => n < draft.n);
  const points = pointsBefore(rounds, draft.n);
  const of = (name: string) => points.get(name) ?? 0;
  const colours = coloursCount(tournament) ? before : [];
  const forbidden = tournament.apart ?? [];
  const remarks = (one: string, other: string): Remark[] => [
    ...(of(one) === of(other) ? [] : [{ kind: "floater" } as const]),
    ...meetings(before, one, other),
    ...(forbidden.some((pair) => isPair(pair, one, other)) ? [{ kind: "forbidden" } as const] : []),
    ...third(colours, one, true),
    ...third(colours, other, false),
  ];
  return new Map(
    draft.encounters.map(({ board, players: [one = null, other = null] }) => [
      board,
      one === null || other === null ? [] : remarks(one, other),
    ]),
  );
}
