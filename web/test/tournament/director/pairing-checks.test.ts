// Remarks on the pairings of a drawn round of a Swiss.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tournament, TournamentRound } from "../../../src/net/api.ts";
import { remarksOf } from "../../../src/tournament/director/pairing-checks.ts";

const swiss = { format: "swiss", games_per_encounter: 1 } as Tournament;

type Pairing = readonly [string, string | null, (readonly number[])?];

const round = (n: number, pairings: readonly Pairing[]) =>
  ({
    n,
    encounters: pairings.map(([one, other, points = [0, 0]], i) => ({
      ...{ board: i + 1, players: [one, other], points },
      bye: other === null ? "pairing" : "none",
    })),
  }) as TournamentRound;

const played = [
  round(1, [
    ["Anna", "Ben", [2, 0]],
    ["Carla", "Dan", [1, 1]],
  ]),
  round(2, [
    ["Anna", "Carla", [2, 0]],
    ["Dan", "Ben", [1, 1]],
  ]),
];

test("floaters, repeated and forbidden pairings and third colours are found", () => {
  const draft = round(3, [
    ["Anna", "Dan"],
    ["Carla", "Ben"],
  ]);
  assert.deepEqual(
    [...remarksOf({ ...swiss, apart: [["Ben", "Carla"]] }, [...played, draft], draft)],
    [
      [1, [{ kind: "floater" }, { kind: "colour", name: "Anna", white: true }]],
      [2, [{ kind: "forbidden" }, { kind: "colour", name: "Ben", white: false }]],
    ],
  );
});

test("a bye has no remarks, and a repeated pairing names its round", () => {
  const draft = round(3, [
    ["Ben", "Anna"],
    ["Dan", null],
  ]);
  assert.deepEqual(
    [...remarksOf(swiss, [...played, draft], draft)],
    [
      [1, [{ kind: "floater" }, { kind: "repeated", round: 1 }]],
      [2, []],
    ],
  );
});

test("colours are left out where they do not count, and rounds with a bye between", () => {
  const draft = round(3, [["Anna", "Dan"]]);
  const kinds = (change: Partial<Tournament>) =>
    (remarksOf({ ...swiss, ...change }, [...played, draft], draft).get(1) ?? []).map(
      ({ kind }) => kind,
    );
  assert.deepEqual(kinds({}), ["floater", "colour"]);
  assert.deepEqual(kinds({ games_per_encounter: 2 }), ["floater"]);
  assert.deepEqual(kinds({ colours: "by_lot" }), ["floater"]);
  assert.deepEqual(kinds({ format: "knockout" }), []);
  const free = round(3, [["Anna", null]]);
  const fourth = round(4, [["Anna", "Dan"]]);
  const colours = remarksOf(swiss, [...played, free, fourth], fourth).get(1) ?? [];
  assert.ok(colours.some(({ kind }) => kind === "colour"));
});
