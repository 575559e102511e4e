// Changes to the pairings of a drawn round.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../english.ts";
import type { TournamentRound } from "../../../src/net/api.ts";
import type { BrokenRule } from "../../../src/net/pairings.ts";
import {
  newHardRules,
  opposite,
  placesOf,
  swapOf,
} from "../../../src/tournament/director/pairing-changes.ts";
import { ruleName } from "../../../src/tournament/pairing-rules.ts";

const encounters = [
  { board: 1, players: ["Anna", "Ben"] },
  { board: 2, players: ["Carla", null] },
] as unknown as TournamentRound["encounters"];

test("a bye has one place", () => {
  assert.deepEqual(placesOf(encounters), [
    { board: 1, seat: 0, name: "Anna" },
    { board: 1, seat: 1, name: "Ben" },
    { board: 2, seat: 0, name: "Carla" },
  ]);
});

test("a swap and a turn are taken back by themselves, other changes not", () => {
  assert.deepEqual(opposite({ turn: [1] }), { turn: [1] });
  const swap = { swap: [[1, 0] as [number, number], [2, 0] as [number, number]] };
  assert.deepEqual(opposite(swap), swap);
  assert.equal(opposite({ bye: { board: 1, seat: 0, kind: "zero" } }), null);
});

test("only new hard rules are confirmed, each once", () => {
  const warning = (rule: string, hard = true, isNew = true) =>
    ({ rule, hard, new: isNew }) as BrokenRule;
  const warnings = [
    ...["MET_BEFORE", "BYE_TWICE", "MET_BEFORE"].map((rule) => warning(rule)),
    warning("SAME_CLUB", false),
    warning("THREE_IN_A_ROW", true, false),
  ];
  assert.deepEqual(newHardRules(warnings), ["MET_BEFORE", "BYE_TWICE"]);
});

test("a rule of a newer server keeps its code", () => {
  assert.equal(ruleName("MET_BEFORE"), "second meeting");
  assert.equal(ruleName("OF_TOMORROW"), "OF_TOMORROW");
});

test("a player is swapped with players of other boards", async () => {
  const places = placesOf(encounters);
  const changes: object[] = [];
  const asked = swapOf(places[0] as (typeof places)[0], places, async (change) => {
    changes.push(change);
  });
  assert.deepEqual(asked.inputs?.[0]?.options, [["2.0", "Board 2: Carla"]]);
  assert.equal(asked.question(["2.0"]), "Anna and Carla change places.");
  await asked.act("", ["2.0"]);
  assert.deepEqual(changes, [
    {
      swap: [
        [1, 0],
        [2, 0],
      ],
    },
  ]);
});
