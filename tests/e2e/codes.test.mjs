// The closed list of codes: each is provoked by some test, over HTTP or a socket where a client can
// do it. Those that no other file has are here.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { days, good, makePlayer, signedIn } from "./harness/rest.mjs";
import { createUser, projectRoot, startServer, temporaryDatabase } from "./harness/server.mjs";

const scopes = ["read", "play", "tournaments"];
const secret = "the director's word";

/** A server with a director and two players. */
async function stage(t) {
  const db = temporaryDatabase(t);
  createUser(db, "Dirk", "director", secret);
  const server = await startServer(t, { db, devClock: "2024-01-10T12:00:00Z" });
  const dirk = await signedIn(server, "Dirk", secret);
  const [anna, ben] = await Promise.all(["Anna", "Ben"].map((n) => makePlayer(server, n, scopes)));
  return { dirk, anna, ben };
}

async function refused(answer, status, code) {
  const got = await answer;
  assert.deepEqual([got.status, got.body.code], [status, code], got.text);
}

const cup = {
  name: "Cup",
  format: "round_robin",
  mode: "correspondence",
  variant: "international",
  time_control: days(1),
  rated: true,
  all_at_once: true,
  entry: { by: "open" },
  tiebreaks: ["solkoff"],
  vacation: { splits_allowed: 9, days_allowed: 90, min_days: 0, max_days: 90 },
};

test("a vacation that nobody has, and one that is the director's own", async (t) => {
  const { dirk, anna } = await stage(t);
  await refused(anna.post("/vacations/999/cancel", {}), 404, "VACATION_NOT_FOUND");
  const { id } = await good(dirk.post("/tournaments", cup, { key: randomUUID() }));
  await good(dirk.post(`/tournaments/${id}/entries`, {}));
  await good(anna.post(`/tournaments/${id}/entries`, {}));
  const start_ms = Date.parse("2024-02-01T00:00:00Z");
  const grant = { username: "Dirk", start_ms, end_ms: start_ms + 86_400_000, charged: true };
  await refused(
    dirk.post(`/tournaments/${id}/vacations`, { ...grant, reason: "rest" }),
    403,
    "DIRECTOR_CONFLICT",
  );
});

test("a round that cannot be drawn", async (t) => {
  const { dirk, anna, ben } = await stage(t);
  const swiss = { ...cup, format: "swiss", rounds: 3, all_at_once: false };
  const { id } = await good(dirk.post("/tournaments", swiss, { key: randomUUID() }));
  for (const player of [anna, ben]) await good(player.post(`/tournaments/${id}/entries`, {}));
  await good(dirk.post(`/tournaments/${id}/start`, {}));
  await good(dirk.post(`/tournaments/${id}/rounds`, {}));
  await good(dirk.post(`/tournaments/${id}/rounds/1/publish`, {}));
  await good(anna.send("DELETE", `/tournaments/${id}/entries/Anna`, { body: {} }));
  await refused(dirk.post(`/tournaments/${id}/rounds`, {}), 409, "NO_PAIRING");
});

/** The text of all tests in a folder of tests/. */
function testsIn(folder) {
  const path = join(projectRoot, "tests", folder);
  return readdirSync(path)
    .filter((name) => /_test\.cpp$|\.test\.mjs$/.test(name))
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");
}

test("every code of the list is asked for by a test", () => {
  const list = readFileSync(join(projectRoot, "rules/result.hpp"), "utf8");
  const codes = [...list.matchAll(/case Code::(\w+): return "(\w+)"/g)];
  assert.ok(codes.length > 40);
  const outside = ["api", "e2e"].map(testsIn).join("\n");
  // A race of two who accept, a report and positions that no route reads, and what a client is told
  // as a wrong field or as an illegal move.
  const inside = new Map([
    ["BAD_FEN", testsIn("draughts")],
    ["BAD_NOTATION", testsIn("draughts")],
    ["CHALLENGE_GONE", testsIn("live")],
    ["BAD_TRF", testsIn("tournament")],
    ["BAD_POSITION", testsIn("nardi")],
    ["BAD_RECORD", testsIn("nardi")],
  ]);
  for (const [, name, code] of codes) {
    const found = inside.has(code)
      ? inside.get(code).includes(`Code::${name}`)
      : outside.includes(`"${code}"`);
    assert.ok(found, `no test provokes ${code}`);
  }
});
