// The server stops during games, and restarts on the same file.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { RawSocket } from "./harness/raw.mjs";
import {
  blitz,
  Client,
  days,
  eventsOf,
  gameOf,
  good,
  send,
  startGame,
  twoPlayers,
} from "./harness/rest.mjs";
import {
  runBinary,
  startServer,
  storeOnDisk,
  temporaryDatabase,
  temporaryFolder,
} from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, opening, Table } from "./harness/table.mjs";

storeOnDisk();

const most_stop_ms = 10_000;

/** Sends SIGTERM and asserts that the server ends cleanly and in time. Returns how long it took. */
async function stopped(server) {
  const at = Date.now();
  assert.deepEqual(await server.signal("SIGTERM"), { status: 0, signal: null }, server.log);
  const took = Date.now() - at;
  assert.ok(took < most_stop_ms, `${took} ms`);
  return took;
}

test("SIGTERM during games", async (t) => {
  const db = temporaryDatabase(t);
  let server = await startServer(t, { db });
  let [ann, bob] = await twoPlayers(server);
  const table = await Table.open(ann, bob, { time_control: blitz });
  await table.play(opening.slice(0, 3));
  const last = { t: "move", id: randomUUID(), game: table.id, ply: 3, move: opening[3] };
  const acked = done(await table.blacks.command(last));
  const slow = await startGame(ann, bob, { time_control: days(3) });
  await good(ann.post(`/games/${slow}/moves`, { move: "32-28", ply: 0 }));
  const slowBefore = await gameOf(ann, slow);
  const seeker = await Socket.open(ann);
  const wish = { variant: "russian", time_control: blitz };
  done(await seeker.command({ t: "seek", ...wish }));
  await pause(400);
  const before = await table.now();
  let stoppedAt;

  await t.test(
    "sockets are notified, running requests finish, and the process exits",
    async (t2) => {
      const halfRequest = new RawSocket(server).write("GET /healthz HT");
      const poll = bob.get(`/games/${table.id}/events?after=${before.version}`).catch(() => null);
      await pause(50);
      const closes = [...table.sockets, seeker].map((socket) => socket.closed);
      stoppedAt = Date.now();
      const took = await stopped(server);
      t2.diagnostic(`ended after ${took} ms`);
      assert.ok(took < 6_000, "no client is waited for longer than two seconds");
      for (const { code } of await Promise.all(closes)) assert.equal(code, 1001);
      await halfRequest.toTheEnd();
      await poll;
      await assert.rejects(send(server, "GET", "/healthz"));
    },
  );

  await pause(1_500);
  server = await startServer(t, { db });
  [ann, bob] = [ann.on(server), bob.on(server)];

  await t.test("the clocks of live games were stopped", async () => {
    const now = await gameOf(ann, table.id);
    assert.equal(now.clock.running, "white");
    assert.deepEqual([now.fen, now.moves, now.ply], [before.fen, before.moves, 4]);
    const [event, ...more] = (await eventsOf(ann, table.id)).slice(before.version);
    assert.deepEqual([event.d.type, event.d.cause, more], ["clock_changed", "outage", []]);
    const ran = before.clock.white_ms - event.d.clock.white_ms;
    const ranUntilStop = stoppedAt - before.server_ms;
    // The outage begins at the last heartbeat in the database.
    assert.ok(ran >= 0 && ran <= ranUntilStop + 1_000, `${ran} of ${ranUntilStop} ms`);
    assert.equal(event.d.clock.black_ms, before.clock.black_ms);
    assert.equal(event.d.clock.deadline_ms, event.d.clock.at_ms + event.d.clock.white_ms);
    assert.ok(event.d.at_ms >= stoppedAt + 1_500);
  });

  await t.test("a returning player gets the missed events and plays on", async () => {
    const [whites, blacks] = await Promise.all([ann, bob].map(Socket.open));
    for (const socket of [whites, blacks]) {
      socket.send({ t: "sub", topic: table.topic, v: before.version });
      const frame = await socket.next(({ t: type }) => type === "event" || type === "snapshot");
      assert.equal(frame.v, before.version + 1);
    }
    assert.deepEqual(await blacks.command(last), acked, "the same answer as before");
    assert.equal(done(await whites.move(table.id, 4, "33-28")).v, before.version + 2);
    assert.equal((await blacks.event(table.topic, "move")).d.move, "33-28");
  });

  await t.test("correspondence games are unchanged", async () => {
    const now = await gameOf(ann, slow);
    assert.deepEqual({ ...now, server_ms: 0, clock: 0 }, { ...slowBefore, server_ms: 0, clock: 0 });
    assert.equal(now.clock.deadline_ms, slowBefore.clock.deadline_ms);
    assert.equal(now.clock.running, "black");
    assert.equal((await good(bob.get("/games?turn=mine"))).items[0].id, slow);
  });

  await t.test("seeks are dropped, accounts and tokens are kept", async () => {
    assert.deepEqual((await good(ann.get("/seeks"))).items, []);
    assert.equal((await good(ann.get("/account"))).username, "ann");
    const session = { username: "bob", password: bob.password };
    assert.equal((await new Client(server).post("/session", session)).status, 200);
  });

  await t.test("moves acknowledged during the shutdown are kept", async () => {
    const tables = await Promise.all(
      Array.from({ length: 8 }, () => Table.open(ann, bob, { time_control: blitz })),
    );
    const playing = tables.map(async (one) => {
      for (const [ply, move] of [...opening, "33-28", "23x32"].entries()) {
        const answer = await one.sockets[ply % 2].move(one.id, ply, move);
        if (answer.t !== "ack") return ply;
      }
      return 6;
    });
    await pause(5);
    await stopped(server);
    const plies = await Promise.all(playing);
    server = await startServer(t, { db });
    for (const [i, { id }] of tables.entries()) {
      const { ply } = await gameOf(ann.on(server), id);
      assert.ok(ply === plies[i] || ply === plies[i] + 1, `${ply} of ${plies[i]} acknowledged`);
    }
  });
});

test("a deadline that passes while the server is down", async (t) => {
  const db = temporaryDatabase(t);
  let server = await startServer(t, { db });
  let [ann, bob] = await twoPlayers(server);
  const time_control = { kind: "per_move", time_ms: 2_000 };
  const id = await startGame(ann, bob, { time_control });
  const { clock } = await gameOf(ann, id);
  await stopped(server);
  await pause(clock.deadline_ms - Date.now() + 500);
  server = await startServer(t, { db });
  [ann, bob] = [ann.on(server), bob.on(server)];

  const [, event] = await eventsOf(ann, id);
  assert.deepEqual([event.d.type, event.d.cause], ["clock_changed", "outage"]);
  assert.ok(event.d.clock.deadline_ms > clock.deadline_ms + 500, "the time left is kept");
  assert.ok(event.d.clock.white_ms <= 2_000 && event.d.clock.white_ms > 500);
  assert.equal((await gameOf(ann, id)).status, "playing");

  const { items } = await good(bob.get(`/games/${id}/events?after=2`));
  const late = Date.now() - event.d.clock.deadline_ms;
  assert.deepEqual([items[0].d.type, items[0].d.reason, items[0].d.result], ["end", "time", "0-2"]);
  assert.equal(items[0].d.at_ms, event.d.clock.deadline_ms);
  assert.ok(late < 1_000, `the flag fell ${late} ms late`);
});

test("expired deadlines are handled at startup if the dev clock was advanced", async (t) => {
  const db = temporaryDatabase(t);
  let server = await startServer(t, { db, devClock: "2024-01-10T12:00:00Z" });
  const [ann, bob] = await twoPlayers(server);
  const ids = [];
  for (const count of [2, 1, 30])
    ids.push(await startGame(ann, bob, { time_control: days(count) }));
  const table = await Table.open(ann, bob, { time_control: blitz });
  await table.play(opening);
  await stopped(server);
  server = await startServer(t, { db, devClock: "2024-01-13T12:00:00Z" });
  const day = 86_400_000;
  const start = Date.UTC(2024, 0, 10, 12);
  for (const [i, at] of [start + 2 * day, start + day].entries()) {
    const game = await gameOf(ann.on(server), ids[i]);
    assert.deepEqual([game.status, game.result, game.reason], ["finished", "0-2", "time"]);
    assert.equal((await eventsOf(ann.on(server), ids[i])).at(-1).d.at_ms, at);
  }
  const running = await gameOf(ann.on(server), ids[2]);
  assert.deepEqual([running.status, running.version], ["playing", 1]);
  assert.equal(running.clock.deadline_ms, start + 30 * day);
  assert.equal((await gameOf(ann.on(server), table.id)).reason, "time");
  await stopped(server);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stderr + check.stdout);
});

test("the command line rejects impossible options", async (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  const server = await startServer(t, { db });
  const garbage = join(folder, "garbage.db");
  writeFileSync(garbage, "this is no database, ".repeat(1000));
  const config = join(folder, "crownhead.toml");
  writeFileSync(config, 'lisen = "127.0.0.1:0"\n');
  const section = join(folder, "section.toml");
  writeFileSync(section, '[serve]\nlisten = "127.0.0.1:0"\n');
  const fresh = ["--db", join(folder, "new.db"), "--listen", "127.0.0.1:0"];
  const outside = ["--db", join(folder, "new.db"), "--listen", "0.0.0.0:0"];
  const cases = [
    [
      "a dev clock for strangers",
      [...outside, "--dev-clock", "2024-01-10T12:00:00Z"],
      2,
      /dev-clock/,
    ],
    ["no limits for strangers", [...outside, "--no-limits"], 2, /no-limits/],
    ["a dev clock that is no time", [...fresh, "--dev-clock", "noon"], 2, /dev-clock/],
    ["an option that is not there", [...fresh, "--lisen", "x"], 2, /lisen/],
    ["a key that is not there", [...fresh, "--config", config], 2, /'lisen'.*'listen'/],
    ["a section that is not there", [...fresh, "--config", section], 2, /section\.toml/],
    ["a file that is not there", [...fresh, "--config", join(folder, "none")], 2, /none/],
    ["an address that is none", ["--db", fresh[1], "--listen", "here"], 2, /listen/],
    ["a port that is taken", ["--db", fresh[1], "--listen", `127.0.0.1:${server.port}`], 1, /\S/],
    [
      "a file that another server has",
      ["--db", db, "--listen", "127.0.0.1:0"],
      1,
      /crownhead\.db|server/,
    ],
    ["a file that is no database", ["--db", garbage, "--listen", "127.0.0.1:0"], 1, /\S/],
    [
      "a folder that is not there",
      ["--db", join(folder, "no/new.db"), "--listen", "127.0.0.1:0"],
      1,
      /\S/,
    ],
  ];
  for (const [what, args, status, words] of cases) {
    await t.test(what, () => {
      const run = runBinary("serve", ...args);
      assert.equal(run.status, status, run.stderr + run.stdout);
      assert.match(run.stderr, words);
      assert.equal(run.stdout, "");
    });
  }
  assert.equal(runBinary("serve", "--help").status, 0);
  assert.equal((await send(server, "GET", "/healthz")).status, 200);
});

test("options come from the command line, then from a file", async (t) => {
  const folder = temporaryFolder(t);
  const config = join(folder, "crownhead.toml");
  const other = join(folder, "of-file.db");
  writeFileSync(config, `db = "${other}"\nlisten = "192.0.2.1:1"\nno-limits = true\n`);
  // The harness sets the database file and the address.
  const db = join(folder, "of-arguments.db");
  const server = await startServer(t, { db, limits: true, args: ["--config", config] });
  assert.ok(existsSync(db) && !existsSync(other));
  const guesses = Array.from({ length: 15 }, () =>
    new Client(server).post("/session", { username: "ann", password: "a guess of it" }),
  );
  for (const answer of await Promise.all(guesses)) assert.equal(answer.status, 401, "no limits");
});
