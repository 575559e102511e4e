import assert from "node:assert/strict";
import { test } from "node:test";
import "../english.ts";
import { leftText } from "../../src/tournament/left.ts";

test("time left is written in its two largest units, and without seconds", () => {
  const hour = 3_600_000;
  for (const [ms, said] of [
    [52 * hour, "2 d 4 h"],
    [48 * hour, "2 d"],
    [9.9 * hour, "9 h"],
    [0.5 * hour, "30 min"],
    [-1, "0 min"],
  ] as const)
    assert.equal(leftText(ms), said);
});
