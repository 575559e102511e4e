import assert from "node:assert/strict";
import { test } from "node:test";
import { isWhole, lostByMe, withLine } from "../../src/game/lines.ts";

const first = ["32-28", "19-23"];
const longer = ["32-28", "19-23", "28x19", "14x23"];
const other = ["33-28", "18-23"];

test("a line is added once and merged into a longer one", () => {
  assert.deepEqual(withLine([], first, false), [first]);
  assert.deepEqual(withLine([first], first, false), [first]);
  assert.deepEqual(withLine([first], longer, false), [longer]);
  assert.deepEqual(withLine([longer], first, false), [longer]);
  assert.deepEqual(withLine([first], other, false), [first, other]);
});

test("a new reply replaces the old one and its continuation", () => {
  const changed = ["32-28", "17-22"];
  assert.deepEqual(withLine([longer, other], changed, false), [other, changed]);
  // On the user's own turn, the line begins with their move.
  assert.deepEqual(withLine([["32-28", "19-23", "28x19"]], ["33-28", "19-23", "28x19"], true), [
    ["33-28", "19-23", "28x19"],
  ]);
});

test("a line is complete when it ends with the player's reply", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((n) => isWhole(longer.slice(0, n), false)),
    [false, false, true, false, true],
  );
  assert.deepEqual(
    [1, 2, 3, 4].map((n) => isWhole(longer.slice(0, n), true)),
    [false, false, true, false],
  );
});

test("lines that end because the player deviated are counted", () => {
  const mine = [
    ["32-28", "19-23", "28x19"],
    ["33-28", "18-22", "27x18"],
    ["32-28", "18-22", "27x18"],
  ];
  assert.equal(lostByMe(mine, ["32-28"], true), 1);
  assert.equal(
    lostByMe(mine, ["32-28", "19-23"], true),
    1,
    "the opponent's choice is not reported",
  );
  assert.equal(lostByMe([first, other], ["33-28"], false), 0);
  assert.equal(lostByMe([first, other], ["33-28", "18-22"], false), 1);
  assert.equal(lostByMe([first, other], null, false), 2, "moves were undone");
});
