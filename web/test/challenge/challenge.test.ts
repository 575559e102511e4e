import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptedIn, begins } from "../../src/challenge/own-challenge.ts";
import { perMove } from "../../src/game-options/time-control.ts";
import type { Challenge, GameRow } from "../../src/net/api.ts";

const challenge = {
  id: "3",
  from: "Anna",
  to: "Boris",
  variant: "international",
  ruleset: "fmjd",
  time_control: perMove(3),
  rated: false,
  created_ms: 1000,
} as Challenge;

const game = (id: string, changed: Partial<GameRow> = {}) =>
  ({
    id,
    variant: "international",
    ruleset: "fmjd",
    time_control: perMove(3),
    rated: false,
    white: "Boris",
    black: "Anna",
    created_ms: 2000,
    ...changed,
  }) as GameRow;

test("the game of a challenge is the first later one on its terms", () => {
  assert.deepEqual(acceptedIn([game("9", { created_ms: 3000 }), game("8")], challenge), {
    game: "8",
    by: "Boris",
  });
  assert.deepEqual(
    acceptedIn([game("8", { white: "Anna", black: "Carl" })], { ...challenge, to: null }),
    {
      game: "8",
      by: "Carl",
    },
  );
  for (const other of [
    game("8", { created_ms: 999 }),
    game("8", { white: "Carl" }),
    game("8", { black: "Carl" }),
    game("8", { ruleset: "kndb" }),
    game("8", { rated: true }),
    game("8", { time_control: perMove(2) }),
  ])
    assert.equal(acceptedIn([other], challenge), null);
});

test("a challenge page announces only its own game", () => {
  const started = {
    ...{ game: "8", white: "Boris", black: "Anna" },
    ...{ variant: "international", pace: "correspondence" as const },
  };
  assert.equal(begins(challenge, started), true);
  assert.equal(begins({ ...challenge, to: null }, { ...started, white: "Carl" }), true);
  for (const other of [{ white: "Carl" }, { black: "Carl" }, { variant: "russian" }])
    assert.equal(begins(challenge, { ...started, ...other }), false);
});
