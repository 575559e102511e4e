// Two servers with --node share one PostgreSQL database, without any link between them.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { Board } from "./harness/board.mjs";
import { eventually } from "./harness/eventually.mjs";
import { Load, resumed } from "./harness/lines.mjs";
import { PostgresPair } from "./harness/postgres_pair.mjs";
import { blitz, Client, eventsOf, gameOf, good, makePlayer, startGame } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { createUser, refused, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import {
  act,
  announce,
  expectSound,
  gamesOf,
  read,
  resign,
  running,
  secret,
  signIn,
  tournamentScopes,
} from "./harness/tournament.mjs";

const games_at_once = 4;
const plies = 16;

/** Starts a PostgreSQL with the schema. */
async function database(t) {
  const { address } = await PostgresPair.start(t, { alone: true });
  assert.equal(runBinary("migrate", "--db", address).status, 0);
  return address;
}

const node = (t, db, name, data = temporaryFolder(t)) =>
  startServer(t, { db, data, args: ["--node", name] });

function membersOf(db) {
  const { status, stdout, stderr } = runBinary("nodes", "--db", db);
  assert.equal(status, 0, stderr);
  const [first, , ...rows] = stdout.trim().split("\n");
  return { count: Number(first.match(/members: (\d+)$/)[1]), rows };
}

/** Returns false if the game of the act waits for the refund of a dead node. */
async function doneUnlessTakenOver(answer) {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error.answer?.status === 503) return false;
    throw error;
  }
}

/** Each player uses a server of their own. Ply and position of the acknowledged moves, by version. */
async function play(players, id) {
  const stored = new Map();
  let board = Board.start("russian");
  for (let ply = 0; ply < plies && board.moves().length > 0; ++ply) {
    const [move] = board.moves();
    const mover = players[ply % 2];
    const body = { move: board.write(move), ply };
    const answer = await mover.post(`/games/${id}/moves`, body, { key: randomUUID() });
    if (answer.body.code === "GAME_OVER") break;
    assert.equal(answer.status, 201, answer.text);
    stored.set(answer.body.version, [answer.body.ply, answer.body.fen]);
    board = board.after(move);
    // What is acknowledged on one server is shown by the other.
    assert.equal((await gameOf(players[(ply + 1) % 2], id)).ply, ply + 1);
  }
  return stored;
}

test("two nodes play the same games, and each message is sent once", async (t) => {
  const db = await database(t);
  const a = await node(t, db, "a");
  const b = await node(t, db, "b");
  assert.equal(membersOf(db).count, 2);
  const ann = await makePlayer(a, "ann");
  const bob = await makePlayer(b, "bob");
  const [away, other] = [ann.on(b), bob.on(a)];

  // A game is begun on either server and played on both at the same time.
  const ids = [];
  for (let i = 0; i < games_at_once; ++i)
    ids.push(
      await (i % 2
        ? startGame(ann, bob.on(a), { variant: "russian" })
        : startGame(away, bob, { variant: "russian" })),
    );
  const stored = await Promise.all(ids.map((id) => play([ann, bob], id)));
  for (const [i, id] of ids.entries()) {
    const [here, there] = [await eventsOf(ann, id), await eventsOf(bob, id)];
    assert.deepEqual(here, there);
    assert.deepEqual(
      here.map(({ v }) => v),
      here.map((_, n) => n + 1),
    );
    for (const [version, state] of stored[i]) {
      const { ply, fen } = here[version - 1].d;
      assert.deepEqual([ply, fen], state);
    }
  }

  // The same command on both servers at once is done once.
  const id = await startGame(ann, other, { variant: "russian" });
  const key = randomUUID();
  const body = { move: Board.start("russian").write(Board.start("russian").moves()[0]), ply: 0 };
  const twice = await Promise.all(
    [ann, away].map((client) => client.post(`/games/${id}/moves`, body, { key })),
  );
  assert.deepEqual(
    twice.map(({ status }) => status),
    [201, 201],
  );
  assert.deepEqual(twice[0].body, twice[1].body);

  // Each server writes the mails that it sends to its own folder.
  const sendMail = ({ server, password, cookie }, address) =>
    good(
      new Client(server, { cookie }).send("PATCH", "/account", {
        body: { email: address, password },
      }),
    );
  const mailsOf = ({ folder }) => {
    const path = join(folder, "mail");
    return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".eml")) : [];
  };
  const sent = () => mailsOf(a).length + mailsOf(b).length;
  await sendMail(ann, "ann@example.org");
  await sendMail(bob, "bob@example.org");
  await eventually(() => sent() >= 2, "both mails are sent");
  await sendMail(bob, "rob@example.org");
  await eventually(() => sent() >= 3, "the third mail is sent");

  assert.equal(await a.stop(), 0);
  assert.equal(membersOf(db).count, 1);
  await expectSound(db, b);
  assert.equal(membersOf(db).count, 0);
  assert.equal(sent(), 3);
});

test("the games of a killed node continue on the other", async (t) => {
  const db = await database(t);
  const a = await node(t, db, "a");
  const b = await node(t, db, "b");
  const ann = await makePlayer(a, "ann");
  const bob = await makePlayer(b, "bob");
  const fast = { kind: "fischer", base_ms: 4_000, increment_ms: 0 };
  // With several games, each server owns some.
  const ids = [];
  for (let i = 0; i < 2 * games_at_once; ++i)
    ids.push(
      await startGame(ann, bob.on(a), { variant: "russian", time_control: i ? fast : blitz }),
    );
  const [slow, ...running] = ids;
  for (const id of running)
    for (const ply of [0, 1]) {
      const game = await gameOf(ann, id);
      const board = Board.fromFen("russian", game.fen);
      const body = { move: board.write(board.moves()[0]), ply };
      await good([ann, bob][ply].post(`/games/${id}/moves`, body, { key: randomUUID() }));
    }

  await a.kill();
  await eventually(() => membersOf(db).count === 1, "the killed node is removed");
  const rest = ann.on(b);
  const body = { move: Board.start("russian").write(Board.start("russian").moves()[0]), ply: 0 };
  const key = randomUUID();
  await eventually(
    () => doneUnlessTakenOver(good(rest.post(`/games/${slow}/moves`, body, { key }))),
    "a move in a game of the dead node",
  );
  // White has to move in each game, and does not.
  for (const id of running)
    await eventually(async () => {
      const game = await gameOf(rest, id);
      return game.status === "finished" && game.reason === "time";
    }, `a flag falls in game ${id}`);

  const again = await node(t, db, "a", a.folder);
  assert.equal(membersOf(db).count, 2);
  assert.equal((await gameOf(ann.on(again), slow)).ply, 1);
  await again.stop();
  await expectSound(db, b);
});

test("what a killed node acknowledged is stored, and play goes on", async (t) => {
  const db = await database(t);
  const a = await node(t, db, "a");
  const b = await node(t, db, "b");
  const load = await Load.on([a, b], seeded(seed));
  const plays = async (more) => {
    const goal = load.acknowledged + more;
    load.begin();
    await eventually(() => load.acknowledged >= goal, `${more} acknowledged commands`);
  };
  await plays(200);
  await b.kill();
  await load.broken();
  await resumed(load, a);
  await plays(200);
  await load.stop();

  // A server that is asked to stop hands over.
  const again = await node(t, db, "b", b.folder);
  await resumed(load, [a, again]);
  await plays(200);
  assert.equal(await a.stop(), 0);
  await load.broken();
  await resumed(load, again);

  // All servers die and start together.
  const last = await node(t, db, "a", a.folder);
  await resumed(load, [last, again]);
  await plays(100);
  await Promise.all([last.kill(), again.kill()]);
  await load.broken();
  const both = await Promise.all([node(t, db, "a", a.folder), node(t, db, "b", b.folder)]);
  await resumed(load, both);
  await plays(100);
  await load.stop();
  t.diagnostic(await load.account());
  await both[0].stop();
  await expectSound(db, both[1]);
});

test("two nodes lose nothing when PostgreSQL fails over", async (t) => {
  const pair = await PostgresPair.start(t);
  assert.equal(runBinary("migrate", "--db", pair.address).status, 0);
  const a = await node(t, pair.address, "a");
  const b = await node(t, pair.address, "b");
  const load = await Load.on([a, b], seeded(seed));
  for (const happens of [
    () => pair.failOver(),
    () => pair.restartPrimary(),
    () => pair.cutConnections(),
  ]) {
    const goal = load.acknowledged + 100;
    load.begin();
    await eventually(() => load.acknowledged >= goal, "100 acknowledged commands");
    await happens();
    await load.stop();
    await resumed(load, [a, b]);
    await pair.makeWhole();
  }
  t.diagnostic(await load.account());
  assert.equal(membersOf(pair.address).count, 2);
  assert.equal(await a.stop(), 0);
  await expectSound(pair.address, b);
});

test("a tournament goes on through games on either node, and on one alone", async (t) => {
  const db = await database(t);
  createUser(db, "Dirk", "director", secret);
  const a = await node(t, db, "a");
  const b = await node(t, db, "b");
  const dirk = await signIn(a);
  const players = [];
  for (let i = 1; i <= 4; ++i) players.push(await makePlayer(a, `P${i}`, tournamentScopes));
  const wish = { variant: "russian", schedule: "automatic", time_control: blitz, tiebreaks: [] };
  const cup = await announce(dirk, wish);
  for (const [i, player] of players.entries()) await act(player.on(i % 2 ? a : b), cup, "/entries");
  const follower = await Socket.open(dirk.on(b));
  const { v } = await follower.follow(`tournament/${cup}`);
  await act(dirk, cup, "/start");

  let rounds = 0;
  let servers = [a, b];
  const ended = async () => (await read(dirk.on(b), cup)).status === "finished";
  while (!(await ended())) {
    const games = await eventually(
      async () => {
        const found = await running(dirk.on(b), cup);
        return found.length === 2 || (await ended()) ? found : null;
      },
      `round ${rounds + 1} begins`,
    );
    // The games of a round end on different servers.
    for (const [i, game] of games.entries()) {
      const at = servers[i % servers.length];
      const there = players.map((player) => player.on(at));
      await eventually(() => doneUnlessTakenOver(resign(there, game, "white")), "a resignation");
    }
    if (games.length) ++rounds;
    if (rounds === 2) {
      await a.kill();
      servers = [b];
    }
  }
  assert.equal(rounds, 3);
  assert.equal((await gamesOf(dirk.on(b), cup)).length, 6);
  const last = (await read(dirk.on(b), cup)).version;
  for (let version = v + 1; version <= last; ++version)
    await follower.next({ t: "event", topic: `tournament/${cup}`, v: version });
  assert.deepEqual(
    follower.frames.filter(({ topic }) => topic === `tournament/${cup}`),
    [],
  );
  await expectSound(db, b);
});

test("a follower on one node receives the moves of the other", async (t) => {
  const db = await database(t);
  const a = await node(t, db, "a");
  const b = await node(t, db, "b");
  const ann = await makePlayer(a, "ann");
  const bob = await makePlayer(b, "bob");
  const id = await startGame(ann, bob.on(a), { variant: "russian" });
  const socket = await Socket.open(bob);
  await socket.follow(`game/${id}`);
  await play([ann, bob], id);
  const seen = [];
  while (seen.length < plies) {
    const { d, v } = await socket.event(`game/${id}`, "move");
    seen.push([v, d.ply]);
  }
  assert.deepEqual(
    seen,
    seen.map((_, i) => [i + 2, i + 1]),
  );
});

test("a stopped node is removed and ends when it continues", async (t) => {
  const db = await database(t);
  const a = await node(t, db, "a");
  await node(t, db, "b");
  process.kill(a.pid, "SIGSTOP");
  await eventually(() => membersOf(db).count === 1, "the stopped node is removed");
  process.kill(a.pid, "SIGCONT");
  assert.equal((await a.exited).status, 3);
  assert.match(a.log, /was removed from the members/);
});

test("servers that cannot share a database say why", async (t) => {
  const db = await database(t);
  const data = temporaryFolder(t);
  const file = refused(join(data, "x.db"), data, "--node", "a");
  assert.equal(file.status, 2);
  assert.match(file.why, /node: servers can share only a PostgreSQL database/);
  const clock = refused(db, data, "--node", "a", "--dev-clock", "2024-01-10T12:00:00Z");
  assert.match(clock.why, /node: .*remove dev-clock/);
  assert.match(refused(db, data, "--node", "a b").why, /node: must be a name such as/);

  const alone = await startServer(t, { db, data });
  assert.match(refused(db, data, "--node", "a").why, /in use by another process, without --node/);
  await alone.stop();

  const a = await node(t, db, "a");
  assert.match(refused(db, data, "--node", "a").why, /a node with the name a runs already/);
  assert.match(refused(db, data).why, /in use by another process: servers with --node/);
  assert.match(
    runBinary("migrate", "--db", db).stderr,
    /in use by another process: servers with --node/,
  );
  const [row] = membersOf(db).rows;
  assert.match(
    row,
    new RegExp(`^\\d+ +a +127.0.0.1:${a.port} .* open +no +lobby,outbox,housekeeping$`),
  );

  const empty = await PostgresPair.start(t, { alone: true });
  assert.match(refused(empty.address, data, "--node", "a").why, /run crownhead migrate first/);
  const list = runBinary("nodes", "--db", join(data, "x.db"));
  assert.match(list.stderr, /only servers on a PostgreSQL database are nodes/);
});
