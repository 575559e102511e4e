import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { GameRow } from "../../src/net/api.ts";
import { RunningGames } from "../../src/tournament/running.ts";

const hour = 3_600_000;
const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** A server with these games, which returns them in this order and records the requests. */
function serving(games: readonly Partial<GameRow>[]) {
  const asked: URLSearchParams[] = [];
  globalThis.fetch = (async (address: string) => {
    const query = new URL(address, "http://here").searchParams;
    asked.push(query);
    const from = Number(query.get("cursor") ?? 0);
    const until = from + Number(query.get("limit"));
    const next_cursor = until < games.length ? String(until) : null;
    return Response.json({ items: games.slice(from, until), next_cursor });
  }) as typeof fetch;
  return asked;
}

test("all 435 running games of a round robin of thirty are listed", async () => {
  const games = Array.from({ length: 435 }, (_, i) => ({ id: String(i), deadline_ms: i * hour }));
  const asked = serving(games);
  const running = new RunningGames("7");
  await running.lookAtAll();
  assert.equal(running.all.value.length, 435);
  assert.equal(running.some.value, true);
  assert.ok(asked.every((query) => query.get("tournament") === "7"));
});

test("overdue games are requested by deadline, and no further", async () => {
  const games = Array.from({ length: 435 }, (_, i) => ({
    id: String(i),
    deadline_ms: i < 434 ? i * (hour / 10) : null,
  }));
  const asked = serving(games);
  const running = new RunningGames("7");
  await running.lookAtLate(0);
  assert.equal(running.late.value.length, 240);
  assert.ok(running.late.value.every(({ deadline_ms: at }) => at !== null && at < 24 * hour));
  assert.deepEqual(
    asked.map((query) => query.get("sort")),
    ["deadline", "deadline"],
  );
});

test("my games are requested as mine, those where I am to move first", async () => {
  const asked = serving([
    { id: "1", white: "Anna", black: "Ben", turn: "black" },
    { id: "2", white: "Cara", black: "Anna", turn: "black" },
  ]);
  const running = new RunningGames("7");
  await running.lookAtMine("Anna");
  assert.deepEqual(
    running.mine.value.map(({ id }) => id),
    ["2", "1"],
  );
  assert.equal(asked[0]?.get("mine"), "1");
  await running.lookAtMine(undefined);
  assert.deepEqual(running.mine.value, []);
  assert.equal(asked.length, 1);
});
