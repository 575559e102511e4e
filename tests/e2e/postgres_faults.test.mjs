// What happens to a PostgreSQL and its standby while games are played: nothing acknowledged is
// lost, nothing happens twice. CROWNHEAD_FAULT_ROUNDS says how often, CROWNHEAD_FAULT_SEED repeats.

import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { seeded } from "./harness/ledger.mjs";
import { Load, resumed } from "./harness/lines.mjs";
import { PostgresPair } from "./harness/postgres_pair.mjs";
import { makePlayer } from "./harness/rest.mjs";
import { runBinary, startServer } from "./harness/server.mjs";
import { opening, Table } from "./harness/table.mjs";

const rounds = Number(process.env.CROWNHEAD_FAULT_ROUNDS ?? 20);
const seed = Number(process.env.CROWNHEAD_FAULT_SEED ?? randomInt(2 ** 31));

const faults = {
  "the primary is killed, and its standby takes its place": (pair) => pair.failOver(),
  "the primary is started again": (pair) => pair.restartPrimary(),
  "every connection is cut": (pair) => pair.cutConnections(),
  "the standby is away": (pair) => pair.standbyIsAway(300),
};

test(`nothing acknowledged is lost in ${rounds} faults of a PostgreSQL`, async (t) => {
  t.diagnostic(`CROWNHEAD_FAULT_SEED=${seed}`);
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
  assert.ok(load.acknowledged > rounds * 20, `${load.acknowledged} commands were hardly a load`);
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

test("the ledger tells what a standby has not got that took its primary's place", async (t) => {
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

test("clocks stand while the database is away", async (t) => {
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
    assert.ok(Date.now() < until, "the game goes on");
    await pause(50);
  }
  const used = before - (await table.now()).clock.white_ms;
  assert.ok(used < 3000, `White has used ${used} ms of their time, of 5 s`);
});
