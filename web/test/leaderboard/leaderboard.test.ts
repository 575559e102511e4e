import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, shownBy } from "../../src/leaderboard/leaderboard.ts";

const pools = ["international", "russian", "star-2", "star-n"] as const;
const shown = (query: string) => shownBy(new URLSearchParams(query), pools);

test("the address names a variant and, for one leaderboard, a speed", () => {
  assert.deepEqual(shown("variant=russian&speed=rapid"), { variant: "russian", speed: "rapid" });
  assert.deepEqual(shown("variant=star-n"), { variant: "star-n", speed: null });
  assert.deepEqual(shown("variant=star&speed=rapid"), { variant: "star-2", speed: "rapid" });
});

test("unknown names lead to the boards of international draughts", () => {
  assert.deepEqual(shown("variant=chess&speed=slow"), { variant: "international", speed: null });
  assert.deepEqual(shown(""), { variant: "international", speed: null });
});

test("the address of what is shown leads back to it", () => {
  for (const each of [
    { variant: "russian", speed: null },
    { variant: "star-2", speed: "blitz" },
  ] as const)
    assert.deepEqual(shown(addressOf(each).split("?")[1] ?? ""), each);
});
