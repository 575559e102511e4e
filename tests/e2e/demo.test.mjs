// `./dev demo` in a small size: what a newcomer finds, whether it is alive, and what it leaves
// unchanged.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as passes } from "node:timers/promises";
import { eventsOf, gameOf, good, signedIn } from "./harness/rest.mjs";
import { binary, createUser, projectRoot, runBinary, temporaryFolder } from "./harness/server.mjs";

const program = join(projectRoot, "demo/demo.mjs");
const env = { ...process.env, CROWNHEAD_BIN: binary };

/** A served demo in a folder: {url, password, said, stop}. */
async function startDemo(t, folder) {
  const args = [program, "--folder", folder, "--size", "small", "--listen", "127.0.0.1:0"];
  const demo = spawn(process.execPath, args, { env, stdio: "pipe" });
  const exited = once(demo, "exit");
  t.after(() => demo.kill("SIGTERM"));
  let said = "";
  for (const stream of [demo.stdout, demo.stderr]) stream.on("data", (text) => (said += text));
  for (;;) {
    const url = /The demo is at (\S+)\. /.exec(said)?.[1];
    const password = /password of each is (\S+)/.exec(said)?.[1];
    const stop = () => demo.kill("SIGTERM") && exited;
    if (url && password) return { url, password, said: () => said, stop };
    assert.equal(demo.exitCode, null, said);
    await passes(50);
  }
}

const list = async (client, path) => (await good(client.get(path))).items;

async function expectTournaments(nora, dirk) {
  const all = await list(nora, "/tournaments");
  const [league, running, swiss, arena, knockout] = [
    ...["Canal League", "Lighthouse Round Robin", "Harbour Swiss", "Arena of the Machines"],
    "Frisian Cup",
  ].map((name) => all.find((one) => one.name === name));
  assert.equal(league.status, "finished");
  assert.equal(knockout.status, "announced");
  assert.deepEqual([running.status, swiss.status, arena.status], Array(3).fill("running"));
  assert.equal((await list(nora, `/tournaments/${swiss.id}/rounds`)).length, 1);
  const past = await list(nora, `/games?tournament=${league.id}`);
  assert.ok(
    past.every(({ status, updated_ms }) => status === "finished" && updated_ms < Date.now()),
  );
  const vacations = await list(dirk, `/tournaments/${running.id}/vacations`);
  const states = new Set(vacations.map(({ state }) => state));
  assert.deepEqual([...states].sort(), ["active", "finished", "pending", "planned"]);
  return arena.id;
}

/** Waits for a live game of a tournament, or of none. */
async function liveGame(client, tournament) {
  for (;;) {
    const games = await list(client, "/games?status=playing");
    const found = games.find(
      ({ pace, tournament_id }) => pace === "live" && tournament_id === tournament,
    );
    if (found) return found.id;
    await passes(200);
  }
}

/** Waits until a move is made in the game, or it ends. */
async function expectLife(client, id) {
  const { ply } = await gameOf(client, id);
  for (;;) {
    const now = await gameOf(client, id);
    if (now.ply > ply || now.status !== "playing") return;
    await passes(200);
  }
}

/**
 * A newcomer accepts a seek and gets an opponent. After the game the opponent seeks again, once.
 */
async function expectOpponent(nora) {
  const [seek] = await list(nora, "/seeks");
  const { game_id } = await good(nora.post(`/seeks/${seek.id}/take`, {}));
  const { players, legal_moves, turn } = await gameOf(nora, game_id);
  if (players[turn].username === "Nora")
    await good(nora.post(`/games/${game_id}/moves`, { move: legal_moves[0], ply: 0 }));
  let moves = [];
  while (!moves.some(({ d }) => d.by !== undefined && players[d.by].username !== "Nora")) {
    await passes(200);
    moves = (await eventsOf(nora, game_id)).filter(({ d }) => d.type === "move");
  }
  await good(nora.post(`/games/${game_id}/resign`, {}));
  const again = async () =>
    (await list(nora, "/seeks")).filter(({ username }) => username === seek.username).length;
  while ((await again()) === 0) await passes(200);
  assert.equal(await again(), 1);
}

test("a demo is created, runs, is resumed and stays consistent", {
  timeout: 120_000,
}, async (t) => {
  const folder = join(temporaryFolder(t), "demo");
  const demo = await startDemo(t, folder);
  const [nora, dirk, agata] = await Promise.all(
    ["Nora", "Dirk", "Agata"].map((name) => signedIn(demo, name, demo.password)),
  );
  const arena = await expectTournaments(nora, dirk);
  assert.equal((await list(nora, "/challenges")).length, 2);
  assert.equal((await list(agata, "/moderation/reports")).length, 1);
  assert.ok((await list(nora, "/games?mine=1&turn=mine")).length > 0);
  const live = [await liveGame(nora, arena), await liveGame(nora, null)];
  await Promise.all(live.map((id) => expectLife(nora, id)));
  await expectOpponent(nora);
  await demo.stop();

  const mark = join(folder, "demo.json");
  assert.equal(statSync(mark).mode & 0o777, 0o600);
  const { status, stdout } = runBinary("check", "--db", join(folder, "crownhead.db"));
  assert.equal(status, 0, stdout);
  const again = await startDemo(t, folder);
  assert.equal(again.password, demo.password);
  assert.ok(!again.said().includes("playing ten weeks"), again.said());
  const refused = spawnSync(process.execPath, [program, "--folder", folder], { env });
  assert.equal(refused.status, 1);
  assert.match(refused.stderr.toString(), /a server has .* open; stop it first/);
  await again.stop();
});

test("a demo refuses a database that is not its own", (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  createUser(db, "Anna", "player", "correct horse");
  for (const fresh of [[], ["--fresh"]]) {
    const refused = spawnSync(process.execPath, [program, "--folder", folder, ...fresh], { env });
    assert.equal(refused.status, 1);
    assert.match(refused.stderr.toString(), /crownhead\.db is no demo's database/);
  }
  assert.equal(
    JSON.parse(runBinary("export", "--db", db, "--user", "Anna").stdout).username,
    "Anna",
  );
});

test("an option that a demo cannot have is reported", (t) => {
  const folder = join(temporaryFolder(t), "demo");
  for (const [args, words] of [
    [["--sice", "small"], /--sice.*usage: \.\/dev demo/s],
    [["--size", "tiny"], /there is no size 'tiny'/],
    [["--listen", "0.0.0.0:0", "--folder", folder], /listen on 127\.0\.0\.1/],
  ]) {
    const refused = spawnSync(process.execPath, [program, ...args], { env });
    assert.equal(refused.status, 2);
    assert.match(refused.stderr.toString(), words);
  }
  assert.equal(existsSync(folder), false);
});
