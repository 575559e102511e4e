// Backing up a database while people play, and restoring it.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { promisify } from "node:util";
import { LedgerGame, Unanswered } from "./harness/ledger.mjs";
import { good, makePlayer } from "./harness/rest.mjs";
import { seeded } from "./harness/seed.mjs";
import { binary, runBinary, startServer, storeOnDisk, temporaryFolder } from "./harness/server.mjs";

storeOnDisk();

/** Plays moves over REST until the game or the server ends. */
async function play(game, line, random) {
  try {
    while (!game.over) await game.play(line, random);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
}

test("a backup taken during play is complete and can be restored", async (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  const copy = join(folder, "backup.db");
  const server = await startServer(t, { db });
  const [ann, ben] = await Promise.all(["ann", "ben"].map((name) => makePlayer(server, name)));
  const line = { white: ann.on(server), black: ben.on(server) };
  const game = new LedgerGame("international", true);
  await game.begin(line);
  const random = seeded(7);
  for (let i = 0; i < 10; ++i) await game.play(line, random);
  const before = await good(ann.on(server).get(`/games/${game.id}`));

  const load = play(game, line, random);
  await promisify(execFile)(binary, ["backup", "--db", db, "--to", copy]);
  assert.equal(runBinary("health", "--url", server.url).status, 0);
  const early = runBinary("restore", "--from", copy, "--db", db);
  assert.equal(early.status, 1);
  assert.match(early.stderr, /in use by another process; stop that process first/);
  await server.kill();
  await load;
  assert.equal(runBinary("health", "--url", server.url).status, 1);

  const checked = runBinary("check", "--db", copy);
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  const restored = runBinary("restore", "--from", copy, "--db", db);
  assert.equal(restored.status, 0, restored.stderr);
  assert.ok(existsSync(`${db}.before-restore`), "the replaced database is kept");
  assert.equal(runBinary("check", "--db", `${db}.before-restore`).status, 0);

  const again = await startServer(t, { db });
  const after = await good(ann.on(again).get(`/games/${game.id}`));
  assert.deepEqual(after.moves.slice(0, before.moves.length), before.moves);
});

test("a backup that does not match its checksum is not restored", (t) => {
  const folder = temporaryFolder(t);
  const [db, copy, restored] = ["games.db", "copy.db", "new.db"].map((name) => join(folder, name));
  const restore = () => runBinary("restore", "--from", copy, "--db", restored);
  assert.equal(runBinary("migrate", "--db", db).status, 0);
  assert.equal(runBinary("backup", "--db", db, "--to", copy).status, 0);
  assert.match(readFileSync(`${copy}.sha256`, "utf8"), /^[0-9a-f]{64} {2}copy\.db\n$/);
  const whole = readFileSync(copy);
  for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 14)) {
    const damaged = Buffer.from(whole);
    for (let i = at; i < Math.min(at + 512, damaged.length); ++i) damaged[i] ^= 0x55;
    const file = openSync(copy, "r+");
    writeSync(file, damaged);
    const { status, stderr } = restore();
    assert.equal(status, 1, `byte ${at}`);
    assert.match(stderr, /copy\.db does not match its checksum .*copy\.db\.sha256/);
    assert.ok(!existsSync(restored));
    writeSync(file, whole, 0, whole.length, 0);
  }
  assert.equal(restore().stderr, "");
  assert.ok(statSync(restored).size > 0);
  rmSync(`${copy}.sha256`);
  const without = restore();
  assert.equal(without.status, 0, without.stderr);
  assert.match(
    without.stderr,
    /^crownhead restore: warning: there is no checksum .*copy\.db\.sha256/,
  );
});

test("the commands report faults in their files", (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "none.db");
  for (const [args, words] of [
    [["backup", "--db", db, "--to", join(folder, "b.db")], /there is no database/],
    [["restore", "--from", db, "--db", join(folder, "c.db")], /there is no database/],
  ]) {
    const run = runBinary(...args);
    assert.equal(run.status, 1, args.join(" "));
    assert.match(run.stderr, words);
    assert.equal(run.stderr.trim().split("\n").length, 1);
  }
  assert.equal(runBinary("health", "--url", "https://example.org").status, 2);
  assert.equal(runBinary("backup", "--db", db).status, 2);
});
