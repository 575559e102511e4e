import assert from "node:assert/strict";
import { test } from "node:test";
import en from "texts:en";
import ru from "texts:ru";
import { adopt } from "../../src/messages/messages.ts";
import type { CrosstableRow, GameRow, TournamentRound } from "../../src/net/api.ts";
import { againstText, matchesText, roundText } from "../../src/tournament/cells.ts";
import { roundGames } from "../../src/tournament/director/round-games.ts";

type Cell = CrosstableRow["cells"][number];

const cell = (more: Partial<Cell>): Cell => ({
  ...{ round: 1, opponent: "Ben", opponent_row: 1, bye: "none", white: null, points: 0 },
  ...{ open: true, annulled: false, ...more },
});
const row = (...cells: Cell[]) => ({ cells }) as unknown as CrosstableRow;

test("a cell of a round robin shows the points so far", () => {
  for (const [own, other, said] of [
    [{ points: 4, open: false }, { points: 0, open: false }, "2"],
    [{ points: 1, open: true }, { points: 0 }, "½…"],
    [{ points: 0 }, { points: 4 }, "0…"],
    [{ points: 0 }, { points: 0 }, ""],
    [{ points: 0, open: false, annulled: true }, { points: 0, open: false, annulled: true }, "×"],
  ] as const) {
    const rows = [row(cell(own)), row(cell({ opponent: "Anna", opponent_row: 0, ...other }))];
    assert.equal(againstText(rows, 0, 1), said);
  }
});

test("game points of a match are shown after its tournament points", () => {
  const made = { points: 4, open: false, match_points: [[5, 3]] } as Partial<Cell>;
  const lost = {
    points: 0,
    open: false,
    match_points: [
      [3, 5],
      [7, 2],
    ],
  } as Partial<Cell>;
  const rows = [row(cell(made)), row(cell({ opponent: "Anna", opponent_row: 0, ...lost }))];
  assert.equal(againstText(rows, 0, 1), "2 (5:3)");
  assert.equal(againstText(rows, 1, 0), "0 (3:5 7:2)");
  assert.equal(roundText(row(cell({ ...made, opponent_row: 11, white: true })), 0), "12w 2 (5:3)");
  assert.equal(matchesText([null, [1, 0]]), " (1:0)");
  assert.equal(matchesText([null]), "");
});

test("a cell of a Swiss names the opponent, the colour and the points", () => {
  for (const [told, said] of [
    [{ opponent_row: 11, white: true, points: 4, open: false }, "12w 2"],
    [{ opponent_row: 2, white: false }, "3b"],
    [{ opponent_row: 4, points: 0, open: false, annulled: true }, "5 ×"],
    [{ opponent_row: null, points: 4 }, "+2"],
    [{ opponent_row: null, points: 0 }, "–"],
  ] as const)
    assert.equal(roundText(row(cell(told)), 0), said);
  assert.equal(roundText(row(), 0), "");
});

test("the colour is a letter of the reader's language", () => {
  const text = () => roundText(row(cell({ opponent_row: 2, white: false })), 0);
  adopt("ru", [ru]);
  const russian = text();
  adopt("en", [en]);
  assert.deepEqual([russian, text()], ["3ч", "3b"]);
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
