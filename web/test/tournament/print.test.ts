import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import "../no-browser.ts";
import type { Tournament, TournamentRound } from "../../src/net/api.ts";
import type { Cell } from "../../src/tournament/cells.ts";
import {
  choiceOf,
  columnsOf,
  gamesOf,
  kindsOf,
  type Printed,
  paperOf,
  partsOf,
  printAddress,
  printedName,
  roundToPrint,
} from "../../src/tournament/print/print.ts";
import { boardText } from "../../src/tournament/print/slips.tsx";
import { isWide, resultText } from "../../src/tournament/print/wall-chart.tsx";

const tournament = (more: Partial<Tournament> = {}) =>
  ({ format: "swiss", games_per_encounter: 1, entries: [], ...more }) as unknown as Tournament;
const round = (n: number, ...pairs: (readonly [string, string | null])[]) =>
  ({
    n,
    encounters: pairs.map((players, i) => ({ board: i + 1, players, games: [] })),
  }) as unknown as TournamentRound;
const chosen = (query: string, language = "en-GB") =>
  choiceOf(new URLSearchParams(query), language, "Europe/Riga");

test("the address chooses sheet, round and paper", () => {
  assert.deepEqual(chosen("print=slips&round=3&paper=letter"), {
    ...{ sheet: "slips", round: 3, paper: "letter" },
  });
  assert.deepEqual(chosen("print=secrets&round=-2&paper=a0"), {
    ...{ sheet: "pairings", round: 0, paper: "a4" },
  });
  const choice = { sheet: "slips", round: 3, paper: "a4" } as const;
  assert.equal(printAddress("7", choice), "/tournament/7?print=slips&round=3&paper=a4");
  assert.equal(printAddress("7", { ...choice, round: 0 }), "/tournament/7?print=slips&paper=a4");
});

test("the paper is that of the reader's region and time zone", () => {
  const papers = [
    ["en-US", "America/New_York"],
    ["fr-CA", "America/Toronto"],
    ["en-US", "Europe/Riga"],
    ["pt-BR", "America/Sao_Paulo"],
    ["de", "Europe/Berlin"],
  ] as const;
  assert.deepEqual(
    papers.map(([language, zone]) => paperOf(language, zone)),
    ["letter", "letter", "a4", "a4", "a4"],
  );
});

test("without a chosen round, the last is printed", () => {
  const rounds = [round(1), round(2)];
  assert.deepEqual(
    [0, 1, 9].map((n) => roundToPrint(rounds, n)?.n),
    [2, 1, 2],
  );
  assert.equal(roundToPrint([], 1), undefined);
});

test("a bye has no slip, and colours alternate in a pairing of several games", () => {
  const played = round(1, ["Anna", "Ben"], ["Carl", null]);
  assert.deepEqual(gamesOf(tournament(), played), [
    { board: 1, number: 0, white: "Anna", black: "Ben" },
  ]);
  const two = gamesOf(tournament({ games_per_encounter: 2 }), played);
  assert.deepEqual(
    two.map((game) => [boardText(game), game.white, game.black]),
    [
      ["Board 1, Game 1", "Anna", "Ben"],
      ["Board 1, Game 2", "Ben", "Anna"],
    ],
  );
});

test("a name has its title, and the real one where the tournament shows it", () => {
  const entries = [
    { username: "anna", title: "GMI", real_name: "Anna Ozola" },
    { username: "ben", title: null, real_name: null },
  ] as unknown as Tournament["entries"];
  const of = (name: string | null) => printedName(tournament({ entries }), name);
  assert.deepEqual([of("anna"), of("ben"), of(null)], ["GMI Anna Ozola", "ben", ""]);
});

const players = (n: number) => Array.from({ length: n }, (_, i) => ({ seat: i + 1 }));
const printed = (more: Partial<Tournament>, n: number, rounds = 0) =>
  ({
    ...{ tournament: tournament(more), rounds: [], standings: players(n) },
    crosstable: players(n).map(({ seat }) => ({
      seat,
      cells: Array.from({ length: rounds }, (_, i) => ({ round: i + 1 })),
    })),
  }) as unknown as Printed;

test("a wide chart is printed sideways, and the widest in parts", () => {
  const robin = { format: "round_robin" } as const;
  assert.deepEqual(
    [8, 20, 45].map((n) => columnsOf(printed(robin, n)).map((part) => part.length)),
    [[8], [20], [20, 20, 5]],
  );
  assert.deepEqual(
    [8, 12].map((n) => isWide(printed(robin, n), "chart")),
    [false, true],
  );
  assert.equal(isWide(printed(robin, 12), "slips"), false);
  assert.deepEqual(columnsOf(printed({}, 4, 2)), [[{ round: 1 }, { round: 2 }]]);
  assert.deepEqual(columnsOf(printed({ format: "arena" }, 4)), [[]]);
  assert.deepEqual(kindsOf(tournament({ format: "arena" })), ["chart"]);
});

test("parts have no empty last one", () => {
  assert.deepEqual(partsOf([1, 2, 3], 2), [[1, 2], [3]]);
  assert.deepEqual(partsOf([1, 2], 2), [[1, 2]]);
  assert.deepEqual(partsOf([], 2), []);
});

test("a running game has no result yet, an annulled one a sign", () => {
  const cell = (more: Partial<Cell>) => ({ points: 2, open: false, annulled: false, ...more });
  assert.deepEqual(
    [cell({}), cell({ open: true }), cell({ annulled: true })].map((one) =>
      resultText(one as Cell),
    ),
    ["1", "", "×"],
  );
});
