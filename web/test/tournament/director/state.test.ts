// What the directors' card says in each state, and the act that it offers.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../english.ts";
import type { Tournament, TournamentRound } from "../../../src/net/api.ts";
import { isLast, stateOf } from "../../../src/tournament/director/state.ts";

const entries = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ username: `P${i}`, state: "entered", seat: i + 1 }));

const swiss = {
  ...{ format: "swiss", status: "running", schedule: "by_hand", rounds: 5, cycles: 1 },
  ...{ round: 0, rounds_drawn: 0, all_at_once: false, starts_ms: null, starts_by_itself: false },
  entry: { max_players: 16, late_until_round: 0, start_when_full: false },
  entries: entries(4),
} as unknown as Tournament;

const round = (n: number, state: TournamentRound["state"], ...results: string[][]) =>
  ({ n, state, encounters: results.map((one) => ({ results: one })) }) as TournamentRound;

const shown = (change: Partial<Tournament>, rounds: TournamentRound[] = [], refusal = "") => {
  const known = { rounds, refusal: refusal === "" ? null : refusal };
  const { fact, next, primary, obstacle, discard } = stateOf({ ...swiss, ...change }, known);
  return [fact, next, primary?.text, obstacle ?? discard?.text];
};

test("before the start it counts the players and says what starting still needs", () => {
  const announced = { status: "announced" } as const;
  const byDirector = "The tournament starts when a director starts it.";
  assert.deepEqual(shown(announced), ["4 of 16 joined", byDirector, "Start now", undefined]);
  const one = { ...announced, entries: entries(1) as Tournament["entries"] };
  assert.equal(shown(one)[3], "At least two players must join first.");
  assert.equal(shown({ ...one, format: "arena" })[3], undefined);
  const full = { ...swiss.entry, max_players: null, start_when_full: true };
  const [fact, next] = shown({ ...announced, entry: full });
  assert.deepEqual([fact, next], ["4 joined", "Starts automatically when every place is taken."]);
});

test("the question before the start says whether entry closes", () => {
  const question = (change: Partial<Tournament>) =>
    stateOf({ ...swiss, status: "announced", ...change }, { rounds: [], refusal: null }).primary
      ?.question;
  assert.equal(question({}), "4 players take part. Entry closes.");
  assert.equal(
    question({ entry: { ...swiss.entry, late_until_round: 2 } }),
    "4 players take part.",
  );
});

test("a round is drawn, published, played and finished", () => {
  const hidden = "Only directors can see the pairings until you publish them.";
  assert.deepEqual(shown({}), ["The tournament started.", hidden, "Draw round 1", undefined]);
  assert.deepEqual(shown({ rounds_drawn: 1 }, [round(1, "drawn", [], [])]), [
    "Round 1 is drawn. Only directors can see it.",
    "Everyone sees the pairings, and the games start.",
    "Publish round 1",
    "Discard round 1",
  ]);
  const playing = round(1, "published", ["win"], ["renewed", "open"], ["open"]);
  assert.deepEqual(shown({ round: 1, rounds_drawn: 1 }, [playing]), [
    "Round 1 is in progress: 1 of 3 games finished.",
    "After it you draw round 2.",
    undefined,
    undefined,
  ]);
  assert.deepEqual(shown({ round: 1, rounds_drawn: 1 }, [round(1, "finished", ["win"])]), [
    "Round 1 is finished.",
    hidden,
    "Draw round 2",
    undefined,
  ]);
});

test("rounds that start automatically are announced, and a refusal is explained", () => {
  const after = { round: 1, rounds_drawn: 1, schedule: "automatic" } as const;
  const then = "Round 2 then starts automatically.";
  assert.equal(shown(after, [round(1, "published", ["open"])])[1], then);
  const over = [round(1, "finished", ["win"])];
  assert.deepEqual(shown(after, over).slice(1, 3), [then, "Draw round 2"]);
  const spaced = { ...after, schedule: "interval", interval_ms: 86_400_000 } as const;
  assert.match(String(shown(spaced, over)[1]), /^A round starts every 1 day/);
  const [fact, , act] = shown(after, over, "no pairing is left");
  assert.equal(fact, "Round 2 could not be drawn: no pairing is left");
  assert.equal(act, "Draw round 2");
});

test("all games at once and arenas have nothing to draw", () => {
  const all = { all_at_once: true, format: "round_robin" } as const;
  const rounds = [round(1, "published", ["win"]), round(2, "published", ["open"])];
  assert.deepEqual(shown({ ...all, round: 2, rounds_drawn: 2 }, rounds), [
    "1 of 2 games finished.",
    "The tournament ends with the last game.",
    undefined,
    undefined,
  ]);
  assert.equal(shown(all)[2], undefined);
  assert.deepEqual(shown({ format: "arena", ends_ms: null }), [
    "The arena is in progress.",
    "",
    undefined,
    undefined,
  ]);
});

test("a paused tournament can be resumed, and one that is over offers nothing", () => {
  assert.equal(shown({ status: "paused" })[2], "Resume");
  for (const status of ["finished", "cancelled"] as const)
    assert.equal(shown({ status })[2], undefined);
});

test("the last round is known from the format", () => {
  for (const [change, rounds, last] of [
    [{ round: 4 }, [], false],
    [{ round: 5 }, [], true],
    [{ format: "match", rounds: 3, round: 3 }, [], true],
    [{ format: "round_robin", round: 2 }, [], false],
    [{ format: "round_robin", round: 3 }, [], true],
    [{ format: "round_robin", round: 4, entries: entries(5) }, [], false],
    [{ format: "round_robin", round: 5, entries: entries(5) }, [], true],
    [{ format: "round_robin", round: 3, cycles: 2 }, [], false],
    [{ format: "knockout", round: 1 }, [round(1, "published", ["open"], ["open"])], false],
    [{ format: "knockout", round: 2 }, [round(2, "published", ["open"])], true],
  ] as const)
    assert.equal(
      isLast({ ...swiss, ...change } as Tournament, rounds),
      last,
      JSON.stringify(change),
    );
});
