// The disk fails during games, through an SQLite VFS that fails on command. Only commands that are
// on disk are acknowledged.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { FaultyMachine } from "./harness/faulty.mjs";
import { Load } from "./harness/lines.mjs";
import { blitz, days, good, makePlayer, send } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import {
  createUser,
  runBinary,
  startServer,
  storeOnDisk,
  temporaryFolder,
} from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { act, announce, running, secret, signIn, tournamentScopes } from "./harness/tournament.mjs";

storeOnDisk();

const rounds = Number(process.env.CROWNHEAD_DISK_ROUNDS ?? 1);
const retried_ms = 3000; // how long a batch is retried on a full disk, db/jobs/writer.hpp
const wave_ms = 5000; // between two waves of an arena

const readyz = (server) => send(server, "GET", "/readyz");

async function playOn(load, ms = 300) {
  const before = load.acknowledged;
  load.begin();
  await pause(ms);
  assert.equal(await load.stop(), load.lines.length, "every line was answered");
  assert.ok(load.acknowledged > before, "moves were made");
}

test("a briefly full disk delays moves and loses none", async (t) => {
  const machine = new FaultyMachine(t);
  const server = await machine.serve(t);
  const load = await Load.on(server, seeded(seed));
  load.begin();
  await pause(200);
  machine.failDisk("full");
  // Earlier acknowledgements may still be on their way.
  await pause(retried_ms / 4);
  const before = load.acknowledged;
  await pause(retried_ms / 4);
  assert.equal(load.acknowledged, before, "nothing is acknowledged on a full disk");
  machine.mendDisk();
  assert.equal(await load.stop(), load.lines.length, "every line was answered");
  await playOn(load);
  await load.resume(server);
  t.diagnostic(await load.account());
  assert.equal((await readyz(server)).status, 200);
  assert.equal(await server.stop(), 0);
  machine.check();
});

test("an arena pairs a wave delayed by a full disk once there is space", async (t) => {
  const machine = new FaultyMachine(t);
  createUser(machine.db, "Dirk", "director", secret);
  const server = await machine.serve(t);
  const dirk = await signIn(server);
  const players = [];
  for (const name of ["P1", "P2"]) players.push(await makePlayer(server, name, tournamentScopes));
  const cup = await announce(dirk, {
    name: "Arena",
    format: "arena",
    minutes: 30,
    time_control: blitz,
    tiebreaks: [],
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  const sockets = await Promise.all(players.map((player) => Socket.open(player)));
  await sockets[0].follow(`tournament/${cup}`);
  machine.failDisk("full");
  await sockets[1].follow(`tournament/${cup}`);
  await pause(wave_ms + retried_ms + 1000);
  assert.equal((await running(dirk, cup)).length, 0, "the wave was refused");
  machine.mendDisk();
  const until = Date.now() + 3 * wave_ms;
  while (Date.now() < until && (await running(dirk, cup)).length === 0) await pause(200);
  assert.equal((await running(dirk, cup)).length, 1, "and is retried");
  for (const socket of sockets) socket.close();
});

test("a disk that stays full rejects writes until there is space", async (t) => {
  const machine = new FaultyMachine(t);
  const server = await machine.serve(t);
  const load = await Load.on(server, seeded(seed + 1));
  await playOn(load);
  machine.failDisk("full");
  load.begin();
  await load.broken();
  const full = await readyz(server);
  assert.equal(full.status, 503, full.text);
  assert.match(full.body.why, /no room to store anything/);
  assert.match(server.log, /there is no room to store anything \(.*database or disk is full/);
  assert.match((await send(server, "GET", "/metrics")).text, /^crownhead_database_healthy 0$/m);
  const game = load.lines[0].game.id;
  assert.equal(
    (await load.players[0].on(server).get(`/games/${game}`)).status,
    200,
    "reads continue",
  );
  machine.mendDisk();
  await load.resume(server);
  assert.equal((await readyz(server)).status, 200, "what is stored again makes it ready");
  await playOn(load);
  t.diagnostic(await load.account());
  assert.equal(server.log.match(/there is no room to store anything/g).length, 1);
  assert.equal(await server.stop(), 0);
  machine.check();
});

test("a file size limit acts like a full disk until it is raised", async (t) => {
  const db = join(temporaryFolder(t), "crownhead.db");
  const server = await startServer(t, { db });
  const limit = (bytes) =>
    execFileSync("prlimit", [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
  const ann = await makePlayer(server, "ann");
  const on = ann.on(server);
  const post = () => on.post("/challenges", { variant: "russian", time_control: days(3) });
  assert.equal((await post()).status, 201);
  limit(4096);
  assert.equal((await post()).status, 503, "refused, and the server lives");
  assert.equal((await readyz(server)).status, 503);
  assert.equal((await on.get("/challenges")).status, 200, "reads continue");
  assert.match(server.log, /no room to store anything .*LimitFSIZE/);
  limit("unlimited");
  assert.equal((await post()).status, 201);
  assert.equal((await readyz(server)).status, 200);
  assert.equal(await server.stop(), 0);
  assert.equal(runBinary("check", "--db", db).status, 0);
});

test("below min-free-space only games, results, sign-ins and moderation are stored", async (t) => {
  const db = join(temporaryFolder(t), "crownhead.db");
  createUser(db, "Dirk", "moderator", secret);
  createUser(db, "Flood", "player", secret);
  const server = await startServer(t, { db, args: ["--min-free-space", "1048576TiB"] });
  const low = async () =>
    /^crownhead_disk_low 1$/m.test((await send(server, "GET", "/metrics")).text);
  while (!(await low())) await pause(50);
  assert.match(server.log, /less free space than min-free-space/);
  const dirk = await signIn(server);
  assert.equal((await dirk.get("/account")).status, 200, "signing in still works");
  const refused = await dirk.post("/challenges", { variant: "russian", time_control: days(3) });
  assert.equal(refused.status, 503);
  assert.equal(refused.body.code, "UNAVAILABLE");
  assert.match(refused.body.detail, /nearly full/);
  await good(dirk.post("/moderation/users/Flood/ban", { reason: "floods the site" }));
  assert.equal((await readyz(server)).status, 200, "moves are accepted");
  assert.equal(await server.stop(), 0);
});

for (const kind of ["write", "torn", "sync"]) {
  test(`after a ${kind} error nothing is acknowledged, reads continue, and a restart loses nothing`, async (t) => {
    t.diagnostic(`CROWNHEAD_SEED=${seed}`);
    const random = seeded(seed);
    const machine = new FaultyMachine(t);
    let server = await machine.serve(t);
    const load = await Load.on(server, random);
    for (let round = 0; round < rounds; ++round) {
      load.begin();
      await pause(50 + random() * 200);
      machine.failDisk(kind);
      await load.broken();

      const ready = await readyz(server);
      assert.equal(ready.status, 503, ready.text);
      assert.match(ready.text, /refuses writes after a disk error/);
      assert.equal((await send(server, "GET", "/healthz")).status, 200, "the process is healthy");
      // The disk works again, but its contents are uncertain, so nothing is written before a
      // restart.
      machine.mendDisk();
      const [ann] = load.players.map((player) => player.on(server));
      const refused = await ann.post("/challenges", { variant: "russian", time_control: days(3) });
      assert.equal(refused.status, 503, refused.text);
      assert.equal(refused.body.code, "UNAVAILABLE");
      for (const { game } of load.lines)
        if (game.id)
          assert.equal((await ann.get(`/games/${game.id}`)).status, 200, "reads continue");

      await server.kill();
      server = await machine.serve(t);
      await load.resume(server);
    }
    await playOn(load);
    await load.resume(server);
    t.diagnostic(await load.account());
    assert.equal(await server.stop(), 0);
    machine.check();
  });
}
