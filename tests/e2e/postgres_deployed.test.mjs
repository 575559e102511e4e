// The pair of docker/compose.postgres.yaml, run by the same program on addresses of this machine:
// its standby takes over, and the former primary returns as the standby.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./harness/free_port.mjs";
import { Load, resumed } from "./harness/lines.mjs";
import { asItsUser, isRoot, postgresPrograms } from "./harness/postgres_pair.mjs";
import { seeded } from "./harness/seed.mjs";
import { runBinary, startServer } from "./harness/server.mjs";

const program = new URL("../../docker/postgres-node", import.meta.url).pathname;

/** A node of the pair in its own folder. */
class Deployed {
  #process = null;

  constructor(folder, address, { port, ...environment }) {
    this.folder = folder;
    this.address = address;
    mkdirSync(join(folder, "sockets"), { recursive: true });
    if (isRoot) execFileSync("chown", ["-R", "postgres:", folder]);
    this.environment = {
      PATH: `${postgresPrograms}:${process.env.PATH}`,
      PGDATA: join(folder, "data"),
      PGPORT: String(port),
      LISTEN: address,
      SOCKETS: join(folder, "sockets"),
      ...environment,
    };
  }

  start() {
    this.#process = spawn("setpriv", [...asItsUser, "--pdeathsig", "QUIT", "sh", program], {
      cwd: this.folder,
      env: this.environment,
      stdio: "ignore",
    });
  }

  sql(text) {
    const asked = ["-h", this.address, "-U", "crownhead", "-d", "postgres", "-XAtqc", text];
    const options = { env: this.environment, encoding: "utf8", stdio: "pipe", timeout: 30_000 };
    return execFileSync("psql", asked, options).trim();
  }

  promote() {
    execFileSync("sh", [program, "promote"], { env: this.environment, stdio: "pipe" });
  }

  async until(text, expected) {
    for (const end = Date.now() + 60_000; ; await pause(100)) {
      try {
        if (this.sql(text) === expected) return;
      } catch {
        // It has not started yet.
      }
      assert.ok(Date.now() < end, `${text} is never ${expected} at ${this.address}`);
    }
  }

  async kill() {
    if (!this.#process) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    this.#process = null;
    await pause(300); // its children end when they notice
  }
}

test("the deployed pair fails over, and the former primary becomes the standby", async (t) => {
  const folder = mkdtempSync("/tmp/crownhead-deployed-");
  execFileSync("chmod", ["755", folder]);
  const port = await freePort("127.0.0.2");
  const [a, b] = ["127.0.0.2", "127.0.0.3"];
  const first = new Deployed(join(folder, "a"), a, { port, PEER: b, FIRST: "yes" });
  const second = new Deployed(join(folder, "b"), b, { port, PEER: a, FIRST: "no" });
  t.after(async () => {
    for (const node of [first, second]) await node.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  first.start();
  second.start();
  const waitedFor = ["SELECT sync_state FROM pg_stat_replication", "sync"];
  await first.until(...waitedFor);

  const db = `postgresql://crownhead@${a},${b}/crownhead?port=${port}`;
  const server = await startServer(t, { db });
  const load = await Load.on(server, seeded(7));
  load.begin();
  await pause(300);
  await first.kill();
  second.promote();
  await load.stop();
  await resumed(load, server);

  first.start();
  await second.until(...waitedFor);
  assert.equal(first.sql("SELECT pg_is_in_recovery()"), "t");
  const kept = readdirSync(first.folder).filter((name) => name.startsWith("data.before-"));
  assert.equal(kept.length, 1, "its old data is kept");
  load.begin();
  await pause(300);
  await load.stop();
  await resumed(load, server);
  t.diagnostic(await load.account());
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});
