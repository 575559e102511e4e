// Changes to the pairings of a drawn round.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../english.ts";
import type { TournamentRound } from "../../../src/net/api.ts";
import {
  opposite,
  placesOf,
  ruleName,
  rulesText,
  swapOf,
} from "../../../src/tournament/director/pairing-changes.ts";

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

test("each broken rule is named once", () => {
  assert.equal(rulesText(["MET_BEFORE", "BYE_TWICE", "MET_BEFORE"]), "second meeting, second bye");
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
