import assert from "node:assert/strict";
import { test } from "node:test";
import type { TournamentRound } from "../src/api.ts";
import { changeText } from "../src/tournament/log-text.ts";

const encounter = (board: number, players: [string, string | null], games: string[]) => ({
  ...{ board, players, games, bye: "none", points: [0, 0], results: games.map(() => "open") },
});
const rounds = [
  {
    n: 4,
    state: "published",
    encounters: [encounter(1, ["Olga", "Theo"], ["7"]), encounter(2, ["Anna", "Ben"], ["8", "9"])],
  },
] as unknown as TournamentRound[];

test("a line of the log names the players of a game", () => {
  for (const [before, after, said] of [
    ["4.1.1 open", "4.1.1 2-0", "Round 4: Olga – Theo 2-0"],
    ["4.2.2 2-0", "4.2.2 1-1", "Round 4, Game 2: Anna – Ben 2-0 → 1-1"],
    ["4.1.1 open", "4.1.1 0-2 forfeit", "Round 4: Olga – Theo 0-2 forfeit"],
    ["5.1.1 1-1", "5.1.1 2-0", "5.1.1 1-1 → 5.1.1 2-0"],
    ["published", "finished", "published → finished"],
    ["", "round 4", "round 4"],
  ] as const)
    assert.equal(changeText({ before, after }, rounds), said);
});
