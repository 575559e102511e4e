// Faults of a PostgreSQL and its standby during games: no acknowledged command is lost or performed
// twice. CROWNHEAD_FAULT_ROUNDS sets the number of rounds, CROWNHEAD_SEED repeats a run. Faults
// planted to test the ledger itself run if CROWNHEAD_LONG is set.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Load, resumed } from "./harness/lines.mjs";
import { isRoot, PostgresPair, unsynced } from "./harness/postgres_pair.mjs";
import { PostgresProxy } from "./harness/postgres_proxy.mjs";
import { makePlayer } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { runBinary, startServer } from "./harness/server.mjs";
import { opening, Table } from "./harness/table.mjs";

const rounds = Number(process.env.CROWNHEAD_FAULT_ROUNDS ?? 4);
const planted = { skip: !process.env.CROWNHEAD_LONG && "the night plants faults" };

const faults = {
  "the primary is killed, and its standby takes its place": (pair) => pair.failOver(),
  "the primary is started again": (pair) => pair.restartPrimary(),
  "every connection is cut": (pair) => pair.cutConnections(),
  "the standby is away": (pair) => pair.standbyIsAway(300),
};

test(`nothing acknowledged is lost in ${rounds} faults of PostgreSQL`, async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed);
  const pair = await PostgresPair.start(t);
  const server = await startServer(t, { db: pair.address });
  const load = await Load.on(server, random);
  const took = [];
  for (let round = 0; round < rounds; ++round) {
    const [name, happens] = Object.entries(faults)[round % Object.keys(faults).length];
    load.begin();
    await pause(50 + random() * 200);
    const began = Date.now();
    await happens(pair);
    await load.stop();
    await resumed(load, server);
    took.push([name, Date.now() - began]);
    await pair.makeWhole();
  }
  t.diagnostic(await load.account());
  for (const name of Object.keys(faults)) {
    const times = took.filter(([fault]) => fault === name).map(([, ms]) => ms);
    t.diagnostic(`${name}: until all games go on ${Math.max(0, ...times)} ms at most`);
  }
  assert.ok(load.acknowledged > rounds * 20, `too few commands for a load: ${load.acknowledged}`);
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", pair.address);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});

test("a server that is killed loses nothing on PostgreSQL", async (t) => {
  const random = seeded(seed);
  const pair = await PostgresPair.start(t);
  let server = await startServer(t, { db: pair.address });
  const load = await Load.on(server, random);
  for (let round = 0; round < Math.ceil(rounds / 4); ++round) {
    load.begin();
    await pause(20 + random() * 150);
    await server.kill();
    await load.broken();
    server = await startServer(t, { db: pair.address });
    await load.resume(server);
  }
  t.diagnostic(await load.account());
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", pair.address);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});

test("the ledger reports writes missing on a promoted standby", planted, async (t) => {
  const pair = await PostgresPair.start(t);
  const server = await startServer(t, { db: pair.address });
  const load = await Load.on(server, seeded(seed));
  pair.leaveStandbyBehind();
  load.begin();
  await pause(500);
  await load.stop();
  await pair.failOver();
  await assert.rejects(
    resumed(load, server).then(() => load.account()),
    assert.AssertionError,
  );
});

test("the ledger reports writes acknowledged before a durable commit", planted, async (t) => {
  const pair = await PostgresPair.start(t, { more: { ...unsynced, wal_writer_delay: "10s" } });
  const db = `${pair.address}&options=-csynchronous_commit%3Doff`;
  const server = await startServer(t, { db });
  const load = await Load.on(server, seeded(seed));
  // Everything before this is permanent.
  pair.primary.sql("SELECT pg_logical_emit_message(true, 'test', '')");
  load.begin();
  await pause(500);
  const failsOver = pair.failOver();
  await assert.rejects(async () => {
    await load.stop();
    await failsOver;
    await resumed(load, server);
    await load.account();
  }, assert.AssertionError);
  await failsOver;
});

/**
 * A move is committed but never reaches the standby: the standby is down, the connection is cut
 * while the primary waits for it, and the primary does not come back.
 */
async function moveThatDoesNotStay(pair, server) {
  const load = await Load.on(server, () => 0.5, { live: 1, rest: 0 });
  const [{ game }] = load.lines;
  load.begin();
  while (load.acknowledged < 3) await pause(20);
  // Between two moves: the standby keeps what it has received, and the next move never reaches it.
  await load.stop();
  await pair.standby.kill("SIGQUIT");
  load.begin();
  let isBroken = false;
  const breaks = load.broken().finally(() => {
    isBroken = true;
  });
  // The first commit that waits may be another one.
  for (const until = Date.now() + 20_000; !isBroken && Date.now() < until; ) {
    await pause(300);
    pair.cutWaitingCommits();
    await Promise.race([breaks, pause(1000)]);
  }
  await breaks;
  assert.ok(game.pending, "a move was not answered");
  const known = game.acknowledged.at(-1).v;
  const asked = resumed(load, server);
  await Promise.race([asked, pause(5000)]);
  const isShown = game.shown.length > known;
  await pair.failOver();
  return { load, isShown, asked };
}

test("writes missing on the standby are never shown after a lost connection", async (t) => {
  const pair = await PostgresPair.start(t);
  const server = await startServer(t, { db: pair.address });
  const { load, isShown, asked } = await moveThatDoesNotStay(pair, server);
  assert.equal(isShown, false, "the outcome of the move is unknown");
  await asked;
  t.diagnostic(await load.account());
});

test("the ledger reports a missing barrier after a lost connection", planted, async (t) => {
  const pair = await PostgresPair.start(t);
  // In this form it waits neither for the disk nor for the standby.
  const barrier = ["emit_message(true, 'crownhead'", "emit_message(false,'crownhead'"];
  const { primary, standby } = pair;
  const proxy = await PostgresProxy.before(t, primary, join(primary.folder, "proxy"), ...barrier);
  const db = `postgresql://crownhead@/crownhead?host=${proxy.folder},${standby.folder}`;
  const server = await startServer(t, { db });
  const judged = moveThatDoesNotStay(pair, server).then(async ({ load, isShown, asked }) => {
    if (!isShown) throw new Error("the move was not shown");
    await asked;
    await resumed(load, server);
    await load.account();
  });
  await assert.rejects(judged, assert.AssertionError);
  assert.ok(proxy.changed > 0, "the barrier was removed");
});

test("a full PostgreSQL disk delays moves and loses none", { skip: !isRoot }, async (t) => {
  const pair = await PostgresPair.start(t, { alone: true, room: "160m" });
  const server = await startServer(t, { db: pair.address });
  const load = await Load.on(server, seeded(seed));
  load.begin();
  await pause(300);
  pair.primary.fillDisk();
  await load.broken();
  // A line that was between two games has a game that has not started.
  const { id } = load.lines.map(({ game }) => game).find((game) => game.id);
  const reader = load.players[0].on(server);
  assert.equal((await reader.get(`/games/${id}`)).status, 200, "reads continue");
  pair.primary.makeRoom();
  await resumed(load, server);
  load.begin();
  await pause(500);
  assert.equal(await load.stop(), load.lines.length, "every line was answered");
  t.diagnostic(await load.account());
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", pair.address);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});

test("clocks are stopped while the database is unavailable", async (t) => {
  const pair = await PostgresPair.start(t, { alone: true });
  const server = await startServer(t, { db: pair.address });
  const [ann, ben] = await Promise.all(["ann", "ben"].map((name) => makePlayer(server, name)));
  const time_control = { kind: "fischer", base_ms: 30_000, increment_ms: 0 };
  const table = await Table.open(ann, ben, { time_control });
  await table.play(opening.slice(0, 2));
  const before = (await table.now()).clock.white_ms;
  await pair.primary.kill("SIGQUIT");
  await pause(5000);
  await pair.primary.start();
  const until = Date.now() + 20_000;
  for (;;) {
    const answer = await table.whites.move(table.id, 2, opening[2]);
    if (answer.t === "ack") break;
    assert.equal(answer.code, "UNAVAILABLE", JSON.stringify(answer));
    assert.ok(Date.now() < until, "the game continues");
    await pause(50);
  }
  const used = before - (await table.now()).clock.white_ms;
  assert.ok(used < 3000, `White has used ${used} ms of their time, of 5 s`);
});
