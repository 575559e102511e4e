import assert from "node:assert/strict";
import { test } from "node:test";
import { isWhole, lostByMe, withLine } from "../src/game/lines.ts";

const first = ["32-28", "19-23"];
const longer = ["32-28", "19-23", "28x19", "14x23"];
const other = ["33-28", "18-23"];

test("a line is added once, and goes into a longer one", () => {
  assert.deepEqual(withLine([], first, false), [first]);
  assert.deepEqual(withLine([first], first, false), [first]);
  assert.deepEqual(withLine([first], longer, false), [longer]);
  assert.deepEqual(withLine([longer], first, false), [longer]);
  assert.deepEqual(withLine([first], other, false), [first, other]);
});

test("a new answer of mine takes the place of the old one and of what follows it", () => {
  const changed = ["32-28", "17-22"];
  assert.deepEqual(withLine([longer, other], changed, false), [other, changed]);
  // On my own turn the first move is mine.
  assert.deepEqual(withLine([["32-28", "19-23", "28x19"]], ["33-28", "19-23", "28x19"], true), [
    ["33-28", "19-23", "28x19"],
  ]);
});

test("a line is whole when it ends with an answer of mine", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((n) => isWhole(longer.slice(0, n), false)),
    [false, false, true, false, true],
  );
  assert.deepEqual(
    [1, 2, 3, 4].map((n) => isWhole(longer.slice(0, n), true)),
    [false, false, true, false],
  );
});

test("a line that ends because I have played otherwise is counted", () => {
  const mine = [
    ["32-28", "19-23", "28x19"],
    ["33-28", "18-22", "27x18"],
    ["32-28", "18-22", "27x18"],
  ];
  assert.equal(lostByMe(mine, ["32-28"], true), 1);
  assert.equal(lostByMe(mine, ["32-28", "19-23"], true), 1, "the opponent's choice is no news");
  assert.equal(lostByMe([first, other], ["33-28"], false), 0);
  assert.equal(lostByMe([first, other], ["33-28", "18-22"], false), 1);
  assert.equal(lostByMe([first, other], null, false), 2, "moves were taken back");
});
