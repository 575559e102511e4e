import assert from "node:assert/strict";
import { test } from "node:test";
import { isComputer } from "../src/words/computer.ts";

test("the computer is told from people, guests and other programs", () => {
  const cases = [
    ["Computer 3", true, true],
    ["Computer3", true, false],
    ["Guest 12", false, false],
    ["Anna", false, false],
  ] as const;
  for (const [username, bot, expected] of cases)
    assert.equal(isComputer({ username, bot }), expected, username);
});
