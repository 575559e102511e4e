// The loop that copies the database each night, with fake commands that simulate the events of a
// night.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { projectRoot, storeOnDisk, temporaryFolder } from "./harness/server.mjs";

storeOnDisk();

const old = ["crownhead-2024-01-01.db", "crownhead-2024-01-02.db"];
const today = `crownhead-${new Date().toISOString().slice(0, 10)}.db`;

/**
 * Runs it on a folder with two old copies. It keeps one of them and the new copy. The `crownhead`
 * command named `fails` exits with 1. The second `sleep` ends the loop after one night.
 */
function night(t, fails, ...args) {
  return nightWith(t, { BACKUPS_KEPT: "2" }, fails, ...args);
}

function nightWith(t, { more = [], ...environment }, fails, ...args) {
  const folder = temporaryFolder(t);
  const [commands, backups] = ["commands", "backups"].map((name) => join(folder, name));
  for (const path of [commands, backups]) mkdirSync(path);
  const command = (name, text) =>
    writeFileSync(join(commands, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const copied = `{ echo copy >"$5"; echo "sum  $(basename "$5")" >"$5.sha256"; }`;
  command("crownhead", `[ $1 != backup ] || ${copied}; [ $1 != ${fails} ]`);
  command("sleep", `mkdir "${join(folder, "slept")}" 2>/dev/null`);
  const there = [...old, `${old[0]}.sha256`, `${old[0]}.part`, "crownhead-mine.db", ...more];
  for (const name of there) writeFileSync(join(backups, name), "a copy");
  const loop = join(projectRoot, "docker/nightly-backup");
  const { status, stderr } = spawnSync("sh", [loop, ...args], {
    env: { PATH: `${commands}:${process.env.PATH}`, BACKUP_FOLDER: backups, ...environment },
    encoding: "utf8",
    timeout: 60_000,
  });
  const left = readdirSync(backups).sort();
  const sums = left.filter((name) => name.endsWith(".sha256"));
  return { status, stderr, left, text: (name) => readFileSync(join(backups, name), "utf8"), sums };
}

test("a complete copy replaces the oldest", (t) => {
  for (const args of [[], ["--once"]]) {
    const { left, stderr, text } = night(t, "nothing", ...args);
    assert.deepEqual(left, [old[1], today, `${today}.sha256`, "crownhead-mine.db"]);
    assert.equal(text(`${today}.sha256`), `sum  ${today}\n`);
    assert.equal(stderr, "");
  }
});

test("a failed copy does not count and deletes no other", (t) => {
  for (const fails of ["backup", "check"])
    for (const args of [[], ["--once"]]) {
      const { status, left, stderr } = night(t, fails, ...args);
      const parts = [`${today}.part`, `${today}.part.sha256`];
      const before = [old[0], `${old[0]}.sha256`, old[1]];
      assert.deepEqual(left, [...before, ...parts, "crownhead-mine.db"], `${fails} ${args}`);
      assert.equal(status, 1);
      if (args.length === 0) assert.match(stderr, /no copy was made; tomorrow again/);
    }
});

test("the newest copy is always kept", (t) => {
  const all = nightWith(t, { BACKUPS_KEPT: "0" }, "nothing", "--once");
  assert.deepEqual(
    all.left.filter((name) => name.endsWith(".db")),
    [...old, today, "crownhead-mine.db"],
  );
  // Copies made by a clock that was ahead.
  const more = ["crownhead-9998-01-01.db", "crownhead-9999-01-01.db"];
  const one = nightWith(t, { BACKUPS_KEPT: "1", more }, "nothing", "--once");
  assert.deepEqual(one.left, [today, `${today}.sha256`, "crownhead-mine.db"]);
});

test("invalid options are rejected before anything is done", (t) => {
  const faults = {
    BACKUPS_KEPT: ["-1", "two", "1x", "1 2", "007", "99999", "1.5", "*"],
    BACKUP_HOUR: ["24", "-1", "3:30", "three", "003", "3 4"],
    BACKUP_FOLDER: ["backups", "/nowhere/at/all", "/etc/passwd", "-r"],
    CROWNHEAD_DB: ["postgresql://crownhead@db/crownhead", "postgres://db/x", "/"],
  };
  for (const [name, values] of Object.entries(faults))
    for (const value of values)
      for (const args of [[], ["--once"]]) {
        const { status, stderr, left } = nightWith(t, { [name]: value }, "nothing", ...args);
        assert.equal(status, 2, `${name}=${value}`);
        assert.ok(stderr.startsWith(`nightly-backup: ${name} is `), stderr);
        assert.ok(left.includes(`${old[0]}.part`), "nothing was done");
      }
  const { status, stderr } = nightWith(t, {}, "nothing", "--twice");
  assert.equal(status, 2);
  assert.match(stderr, /'--twice' is not understood/);
});

test("a PostgreSQL node rejects invalid options", () => {
  const node = join(projectRoot, "docker/postgres-node");
  const right = { PATH: process.env.PATH, PGDATA: "/nowhere/pg", PEER: "db-b" };
  for (const [name, value] of [
    ["PGDATA", ""],
    ["PGDATA", "pg"],
    ["PGDATA", "/"],
    ["PGDATA", "/var/../etc"],
    ["PEER", ""],
    ["PEER", "-x"],
    ["PEER", "db-b:5432/x"],
    ["PEER", "db-a db-b"],
    ["FIRST", "maybe"],
    ["LISTEN", "*; rm"],
    ["SOCKETS", "here"],
  ]) {
    const env = { ...right, [name]: value };
    const { status, stderr } = spawnSync("sh", [node], { env, encoding: "utf8" });
    assert.equal(status, 2, `${name}=${value}`);
    assert.ok(stderr.startsWith(`postgres-node: ${name} is `), stderr);
  }
});
