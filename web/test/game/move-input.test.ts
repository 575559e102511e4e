import assert from "node:assert/strict";
import { test } from "node:test";
import { spellings } from "../../src/game/move-input.ts";

test("squares may be typed without a separator", () => {
  const cases: [string, string[]][] = [
    ["32-28", ["32-28"]],
    [" 26x37 ", ["26x37"]],
    ["3228", ["32-28"]],
    ["116", ["1-16", "11-6"]],
    ["15", ["1-5"]],
    ["261728", ["26-17-28"]],
    ["c3d4", ["c3-d4"]],
    ["C3:E5", ["c3:e5"]],
    ["a1c3e5", ["a1-c3-e5"]],
    ["nonsense", ["nonsense"]],
  ];
  for (const [typed, meant] of cases) assert.deepEqual(spellings(typed), meant, typed);
});
