// The operators' load generator on the real server: it plays, continues after the server was
// killed, and detects a lost move.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { makeAccount, send } from "./harness/rest.mjs";
import {
  binary,
  projectRoot,
  runBinary,
  startServer,
  temporaryDatabase,
  temporaryFolder,
} from "./harness/server.mjs";

const generator = join(dirname(binary), "crownhead_load");
const pdn = join(projectRoot, "tests/data/games/russian.pdn");

/**
 * A port outside the system's ephemeral range, so that no one else gets it while the server is
 * down.
 */
const somePort = () => randomInt(20_000, 30_000);

/** Starts the generator; `ended` is {status, stdout, stderr}. */
function startLoad(t, server, ...args) {
  const child = spawn(generator, ["--server", server.url ?? server, ...args]);
  t.after(() => child.kill("SIGKILL"));
  const output = { stdout: "", stderr: "" };
  for (const name of Object.keys(output))
    child[name].on("data", (bytes) => {
      output[name] += bytes;
    });
  const ended = new Promise((resolve) => {
    child.on("close", (status) => resolve({ status, ...output }));
  });
  return { ended };
}

const runLoad = (...args) => startLoad(...args).ended;

async function movesStored(server) {
  const { text } = await send(server, "GET", "/metrics");
  return Number(/^crownhead_moves_total (\d+)$/m.exec(text)[1]);
}

/** Waits until the server has stored `count` moves. */
async function movesPlayed(server, count) {
  while ((await movesStored(server)) < count) await pause(20);
}

/** Number of occurrences of an event, from the generator's table. */
function countOf(stdout, name) {
  return Number(new RegExp(`^${name} +(\\d+) `, "m").exec(stdout)?.[1] ?? 0);
}

const smallLoad = ["--games", "20", "--spectators", "10", "--lobby", "3", "--make", "8"];
const quickly = ["--think", "0.1", "--patience", "60"];

function assertWhole(run) {
  assert.equal(run.status, 0, run.stderr + run.stdout);
  assert.equal(run.stderr, "");
  const [, moves, games] = /all (\d+) acknowledged moves of (\d+) games are there/.exec(run.stdout);
  assert.ok(Number(moves) > 100, run.stdout);
  assert.ok(Number(games) >= 20, run.stdout);
}

function assertChecked(db) {
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
}

test("a load is played, measured and compared", async (t) => {
  const db = temporaryDatabase(t);
  const server = await startServer(t, { db });
  const run = await runLoad(
    t,
    server,
    ...[...smallLoad, ...quickly, "--correspondence", "5", "--seconds", "3"],
    ...["--variant", "russian", pdn],
  );
  assertWhole(run);
  for (const name of [
    "a move to the opponent",
    "a move to a spectator",
    "a move over REST",
    "a game begun over REST",
    "open seeks over REST",
    "a seek to the lobby",
    "a seek withdrawn",
    "a seek taken",
  ])
    assert.ok(countOf(run.stdout, name) > 0, `${name}: ${run.stdout}`);
  assert.match(run.stdout, /^\d+ games from PDN files are played/m);
  assert.match(run.stdout, /0 WebSockets were lost/);
  assert.match(run.stdout, /the server uses [\d.]+ MB of memory and used [\d.]+ s of processor/);
  const stored = await movesStored(server);
  const [, told] = /all (\d+) acknowledged moves/.exec(run.stdout);
  assert.equal(Number(told), stored, "the acknowledged moves are the stored ones");
  const { body } = await send(server, "GET", "/api/v1/games?status=playing");
  assert.deepEqual(body.items, [], "no game is left running");
  assert.equal(await server.stop(), 0);
  assertChecked(db);
});

test("the games of a busy lobby end with the load", async (t) => {
  const server = await startServer(t, { db: temporaryDatabase(t) });
  const busy = ["--games", "0", "--spectators", "0", "--correspondence", "0", "--lobby", "60"];
  const run = await runLoad(t, server, ...busy, "--think", "0.02", "--seconds", "1");
  assert.equal(run.status, 0, run.stderr + run.stdout);
  assert.ok(countOf(run.stdout, "a seek taken") > 20, run.stdout);
  const { body } = await send(server, "GET", "/api/v1/games?status=playing");
  assert.deepEqual(body.items, []);
});

test("a load continues after the server was killed", async (t) => {
  const db = temporaryDatabase(t);
  const port = somePort();
  let server = await startServer(t, { db, port });
  const load = startLoad(
    t,
    server,
    ...[...smallLoad, ...quickly, "--correspondence", "5", "--seconds", "6"],
  );
  await movesPlayed(server, 100);
  await server.kill();
  server = await startServer(t, { db, port });
  const before = await movesStored(server);
  await movesPlayed(server, before + 50);
  const run = await load.ended;
  assertWhole(run);
  const [, lost] = /(\d+) WebSockets were lost and reopened/.exec(run.stdout);
  assert.ok(Number(lost) >= 40, run.stdout);
  assert.equal(await server.stop(), 0);
  assertChecked(db);
});

/**
 * Deletes the last moves of the longest running game, bypassing the table's guard. Returns the
 * game's id.
 */
function loseMoves(db) {
  const sql = (text) => execFileSync("sqlite3", [db, text], { encoding: "utf8" }).trim();
  execFileSync(binary, ["migrate", "--db", db]); // moves the journal to the events, one run per game
  const [game, last] = sql(
    `SELECT game_id, max(game_events.version) AS last FROM game_events JOIN games ON games.id = game_id
     WHERE status = 0 AND game_events.type = 0 GROUP BY 1 ORDER BY last DESC LIMIT 1`,
  ).split("|");
  const guard = sql("SELECT sql FROM sqlite_master WHERE name = 'game_events_are_permanent'");
  sql(`DROP TRIGGER game_events_are_permanent;
       DELETE FROM game_events WHERE game_id = ${game} AND version = ${last};
       ${guard}`);
  return game;
}

test("a lost move is detected", async (t) => {
  const db = temporaryDatabase(t);
  const port = somePort();
  const server = await startServer(t, { db, port });
  const load = startLoad(
    t,
    server,
    ...["--games", "10", "--make", "2", "--spectators", "0", "--lobby", "0"],
    ...[...quickly, "--correspondence", "0", "--seconds", "4"],
  );
  await movesPlayed(server, 60);
  await server.kill();
  const game = loseMoves(db);
  await startServer(t, { db, port });
  const run = await load.ended;
  assert.equal(run.status, 1, run.stdout + run.stderr);
  assert.match(run.stderr, /1 of \d+ games lack acknowledged moves/);
  assert.match(
    run.stderr,
    new RegExp(`game ${game}: move \\d+, [0-9x-]+, was acknowledged and is`),
  );
});

test("existing players can be listed in a file", async (t) => {
  const server = await startServer(t, { limits: true });
  for (const name of ["ann", "bob"]) await makeAccount(server, name, `${name}-and-his-word`);
  const file = join(temporaryFolder(t), "players");
  writeFileSync(file, "# of the club\nann ann-and-his-word\nbob bob-and-his-word\n");
  const few = ["--games", "4", "--spectators", "2", "--lobby", "1", "--correspondence", "1"];
  const run = await runLoad(t, server, "--accounts", file, ...few, "--seconds", "1", ...quickly);
  assert.equal(run.status, 0, run.stderr + run.stdout);
  assert.ok(countOf(run.stdout, "a move to the opponent") > 0, run.stdout);
});

test("invalid options are explained in a sentence", async (t) => {
  const server = await startServer(t, { limits: true });
  const folder = temporaryFolder(t);
  const players = join(folder, "players");
  writeFileSync(players, "ann her-word\nbob his-word\n");
  const empty = join(folder, "empty.pdn");
  writeFileSync(empty, '[Event "no moves"]\n*\n');
  const cases = [
    ["nobody listens", `http://127.0.0.1:${somePort()}`, [], 1, /no server answers at.*--server/],
    ["TLS", "https://play.example.org", [], 1, /does not support TLS.*ssh -L/],
    ["no address", "play", [], 1, /http:\/\/HOST:PORT/],
    ["no such file of games", server, [join(folder, "none.pdn")], 1, /none\.pdn.*PDN/],
    ["no game in a file", server, [empty], 1, /none of the files/],
    ["no such variant", server, ["--variant", "chess"], 1, /'chess'/],
    ["unknown players", server, ["--accounts", players], 1, /players, line 1: 'ann' could not/],
    ["more accounts than allowed", server, ["--make", "40"], 1, /RATE_LIMITED.*--no-limits/],
    ["a wrong option", server, ["--gams", "3"], 2, /--gams/],
    ["a wrong value", server, ["--think", "-1"], 2, /--think/],
    ["a lobby that is too full", server, ["--make", "2", "--lobby", "9"], 2, /--make/],
  ];
  for (const [what, where, args, status, words] of cases) {
    await t.test(what, async (t2) => {
      const run = await runLoad(t2, where, ...args);
      assert.equal(run.status, status, run.stderr + run.stdout);
      assert.match(run.stderr.replaceAll("\n", " "), words);
    });
  }
  const help = await runLoad(t, server, "--help");
  assert.equal(help.status, 0);
  assert.match(help.stdout, /--correspondence/);
});
