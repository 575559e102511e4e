// Acknowledged commands are never lost: the server is killed under load, restarted, and compared
// with its clients' records. CROWNHEAD_FAULT_ROUNDS sets the number of rounds, CROWNHEAD_SEED
// repeats a run.

import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Load } from "./harness/lines.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { runBinary, startServer, storeOnDisk, temporaryDatabase } from "./harness/server.mjs";

storeOnDisk();

const rounds = Number(process.env.CROWNHEAD_FAULT_ROUNDS ?? 3);

test(`nothing acknowledged is lost in ${rounds} kills`, async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed);
  const db = temporaryDatabase(t);
  let server = await startServer(t, { db });
  const load = await Load.on(server, random);
  const began = Date.now();

  for (let round = 0; round < rounds; ++round) {
    load.begin();
    await pause(20 + random() * 150);
    await server.kill();
    await load.broken();
    server = await startServer(t, { db });
    await load.resume(server);
  }

  const account = await load.account();
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
  assert.ok(load.acknowledged > rounds * 20, `too few for a load: ${account}`);
  t.diagnostic(account);
  t.diagnostic(`${Math.round((Date.now() - began) / rounds)} ms a round; ${check.stdout.trim()}`);
});
