import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import "../no-browser.ts";
import type { GameRow, TournamentRound } from "../../src/net/api.ts";
import {
  type Cell,
  type Encounter,
  encounterScore,
  gameScore,
  playedBy,
  pointsBefore,
  signOf,
} from "../../src/tournament/cells.ts";
import { roundGames } from "../../src/tournament/director/round-games.ts";
import { groupsOf } from "../../src/tournament/games.tsx";

const cell = (more: Partial<Cell>): Cell => ({
  ...{ round: 1, opponent: "Ben", opponent_row: 1, bye: "none", white: null, points: 0 },
  ...{ open: true, annulled: false, ...more },
});
const encounter = (more: Partial<Encounter>): Encounter => ({
  ...{ board: 1, players: ["Anna", "Ben"], bye: "none", games: ["7"], results: ["open"] },
  ...{ points: [0, 0], ...more },
});

test("a sign shows the points of a pairing, and leads to its game", () => {
  for (const [told, met, look, text] of [
    [{ points: 4, open: false }, { results: ["win"], points: [4, 0] }, "won", "2"],
    [{ points: 2, open: false }, { results: ["draw"], points: [2, 2] }, "drawn", "1"],
    [{ points: 0, open: false }, { results: ["loss"], points: [0, 4] }, "lost", "0"],
    [{ points: 0 }, {}, "running", "•"],
    [{ points: 1, open: true }, { results: ["draw", "open"], points: [1, 1] }, "running", "½"],
    [{ open: false, annulled: true }, { results: ["annulled"] }, "annulled", "×"],
  ] as const) {
    const sign = signOf("Anna", cell(told), encounter(met as Partial<Encounter>));
    assert.deepEqual([sign.look, sign.text, sign.href], [look, text, "/game/7"]);
  }
});

test("the sign of the second player compares with the first player's points", () => {
  const met = encounter({ results: ["loss"], points: [0, 4] });
  const told = cell({ opponent: "Anna", opponent_row: 0, points: 4, open: false });
  assert.equal(signOf("Ben", told, met).look, "won");
  assert.equal(signOf("Ben", told, met).label, "Round 1: Anna – Ben, 0–2");
});

test("with several games, a sign leads to the one in progress", () => {
  const met = encounter({ games: ["7", "8"], results: ["win", "open"], points: [4, 0] });
  assert.equal(signOf("Anna", cell({ points: 4 }), met).href, "/game/8");
});

test("a bye leads to no game", () => {
  const of = (points: number) =>
    signOf("Anna", cell({ opponent: null, opponent_row: null, points }), undefined);
  assert.deepEqual([of(4).text, of(4).look, of(4).href], ["+2", "bye", undefined]);
  assert.equal(of(0).text, "–");
});

test("scores are written as the rules count them", () => {
  for (const [met, said] of [
    [{}, "–"],
    [{ results: ["win"], points: [4, 0] }, "2–0"],
    [{ results: ["draw", "draw"], points: [2, 2] }, "1–1"],
    [{ results: ["draw", "open"], points: [1, 1] }, "½–½"],
    [{ results: ["annulled"] }, "×"],
    [{ results: ["win"], points: [4, 0], match_points: [[5, 3]] }, "5–3"],
    [
      {
        results: ["win", "loss"],
        points: [2, 2],
        match_points: [
          [5, 3],
          [2, 5],
        ],
      },
      "1–1 (5–3, 2–5)",
    ],
  ] as const)
    assert.equal(encounterScore(encounter(met as unknown as Partial<Encounter>)), said);
  assert.equal(gameScore({ result: "0-2" } as GameRow), "0–2");
  assert.equal(gameScore({ result: "1/2-1/2" } as GameRow), "1–1");
  assert.equal(gameScore({ result: "1-0", score: { white: 5, black: 3 } } as GameRow), "5–3");
  assert.equal(gameScore({ result: null } as GameRow), null);
});

test("finished games and points before a round are counted", () => {
  const rounds = [
    { n: 1, encounters: [encounter({ results: ["renewed", "win"], points: [4, 0] })] },
    { n: 2, encounters: [encounter({ players: ["Ben", "Anna"], points: [0, 0] })] },
  ] as unknown as TournamentRound[];
  assert.equal(playedBy(rounds, "Anna"), 1);
  assert.deepEqual(
    [...pointsBefore(rounds, 2)],
    [
      ["Anna", 4],
      ["Ben", 0],
    ],
  );
  assert.equal(pointsBefore(rounds, 1).size, 0);
});

test("games are grouped by round, the latest round first", () => {
  const games = ["3", "9", "1"].map((id) => ({ id }) as GameRow);
  const roundOf = new Map([
    ["3", 1],
    ["9", 2],
    ["1", 1],
  ]);
  assert.deepEqual(
    groupsOf(games, roundOf).map(({ round, games: of }) => [round, of.map(({ id }) => id)]),
    [
      [2, ["9"]],
      [1, ["3", "1"]],
    ],
  );
});

test("running boards are listed by latest round, then in pairing order", () => {
  const games = ["3", "9", "1"].map((id) => ({ id }) as GameRow);
  const round = (n: number, state: string, ids: string[][]) =>
    ({ n, state, encounters: ids.map((list) => ({ games: list })) }) as unknown as TournamentRound;
  const rounds = [
    round(1, "published", [["8"], ["9"]]),
    round(2, "published", [["1"], ["2"], ["3"]]),
    round(3, "drawn", [[]]),
  ];
  assert.deepEqual(
    roundGames(games, rounds).map(({ id }) => id),
    ["1", "3", "9"],
  );
  assert.deepEqual(roundGames(games, []), []);
});
