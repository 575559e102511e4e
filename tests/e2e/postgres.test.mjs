// A site on PostgreSQL: it moves there and back, and the operator's commands reach it.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Load } from "./harness/lines.mjs";
import { PostgresPair } from "./harness/postgres_pair.mjs";
import { signIn } from "./harness/rest.mjs";
import { seeded } from "./harness/seed.mjs";
import { createUser, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

function command(...args) {
  const done = runBinary(...args);
  assert.equal(done.status, 0, done.stdout + done.stderr);
  return done.stdout;
}

test("a site moves to PostgreSQL and back, and its games continue", async (t) => {
  const postgres = await PostgresPair.start(t, { alone: true });
  const folder = temporaryFolder(t);
  const [file, back] = [join(folder, "crownhead.db"), join(folder, "back.db")];
  let server = await startServer(t, { db: file });
  const load = await Load.on(server, seeded(1));
  const play = async () => {
    load.begin();
    await pause(500);
    assert.equal(await load.stop(), load.lines.length, "every line was answered");
  };
  await play();

  for (const [from, to] of [
    [file, postgres.address],
    [postgres.address, back],
  ]) {
    const held = runBinary("move", "--from", from, "--to", to);
    assert.match(held.stderr, /in use by another process/);
    assert.equal(await server.stop(), 0);
    assert.match(command("move", "--from", from, "--to", to), /rows of \d+ tables match/);
    assert.match(command("check", "--db", to), /: ok/);
    server = await startServer(t, { db: to });
    await load.resume(server);
    await play();
  }

  await load.resume(server);
  t.diagnostic(await load.account());
  assert.equal(await server.stop(), 0);
  command("check", "--db", back);
  const again = runBinary("move", "--from", back, "--to", postgres.address);
  assert.equal(again.status, 1);
  assert.match(again.stderr, /already has rows/);
});

test("the operator's commands reach a server on PostgreSQL by its folder", async (t) => {
  const { address } = await PostgresPair.start(t, { alone: true });
  const data = temporaryFolder(t);
  createUser(address, "Anna", "player", "correct horse");
  const server = await startServer(t, { db: address, data });
  assert.equal((await signIn(server, "Anna", "correct horse")).status, 200);

  const ban = ["user", "ban", "Anna", "--reason", "a test", "--db", address];
  const without = runBinary(...ban);
  assert.equal(without.status, 1);
  assert.match(without.stderr, /in use by another process/);
  command(...ban, "--data", data);
  assert.notEqual((await signIn(server, "Anna", "correct horse")).status, 200);
  assert.match(command("export", "--db", address, "--data", data, "--user", "Anna"), /"Anna"/);

  for (const name of ["backup", "restore"]) {
    const files = name === "backup" ? ["--to", join(data, "copy.db")] : ["--from", address];
    const db = name === "backup" ? address : join(data, "new.db");
    const refused = runBinary(name, "--db", db, ...files);
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /pgBackRest/);
  }
});
