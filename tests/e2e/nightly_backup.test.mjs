// The loop that copies the database each night, with commands that do what the night is to bring.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { projectRoot, storeOnDisk, temporaryFolder } from "./harness/server.mjs";

storeOnDisk();

const old = ["crownhead-2024-01-01.db", "crownhead-2024-01-02.db"];
const today = `crownhead-${new Date().toISOString().slice(0, 10)}.db`;

/**
 * Runs it on a folder with two old copies, of which it keeps one more; the command of `crownhead`
 * that is called `fails` ends with 1. The loop has one night: the second `sleep` ends it.
 */
function night(t, fails, ...args) {
  const folder = temporaryFolder(t);
  const [commands, backups] = ["commands", "backups"].map((name) => join(folder, name));
  for (const path of [commands, backups]) mkdirSync(path);
  const command = (name, text) =>
    writeFileSync(join(commands, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  command("crownhead", `[ $1 != backup ] || echo copy >"$5"; [ $1 != ${fails} ]`);
  command("sleep", `mkdir "${join(folder, "slept")}" 2>/dev/null`);
  for (const name of [...old, `${old[0]}.part`]) writeFileSync(join(backups, name), "a copy");
  const loop = join(projectRoot, "docker/nightly-backup");
  const { status, stderr } = spawnSync("sh", [loop, ...args], {
    env: { PATH: `${commands}:${process.env.PATH}`, BACKUP_FOLDER: backups, BACKUPS_KEPT: "2" },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, stderr, left: readdirSync(backups).sort() };
}

test("a copy that is whole takes the place of the oldest", (t) => {
  for (const args of [[], ["--once"]]) {
    const { left, stderr } = night(t, "nothing", ...args);
    assert.deepEqual(left, [old[1], today]);
    assert.equal(stderr, "");
  }
});

test("a copy that fails counts for nothing, and no other is deleted for it", (t) => {
  for (const fails of ["backup", "check"])
    for (const args of [[], ["--once"]]) {
      const { status, left, stderr } = night(t, fails, ...args);
      assert.deepEqual(left, [...old, `${today}.part`], `${fails} ${args}`);
      assert.equal(status, 1);
      if (args.length === 0) assert.match(stderr, /no copy was made; tomorrow again/);
    }
});
