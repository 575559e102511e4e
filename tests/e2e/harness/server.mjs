// Starts the real binary, on a port of its own and a database in a folder that is removed.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));
export const binary = process.env.CROWNHEAD_BIN ?? join(projectRoot, "build/dev/crownhead");

/** In memory where the runner says so. Journeys about the disk say storeOnDisk(). */
let storage = process.env.CROWNHEAD_STORAGE ?? tmpdir();

/** Keeps what this file's tests store on the disk. */
export function storeOnDisk() {
  storage = tmpdir();
}

/** A folder that is removed when `test` (a test's context) is over. */
export function temporaryFolder(test) {
  const folder = mkdtempSync(join(storage, "crownhead-e2e-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the run's migrated database, or the name of one that is not there yet. */
function databaseIn(folder) {
  const db = join(folder, "crownhead.db");
  if (process.env.CROWNHEAD_TEMPLATE) copyFileSync(process.env.CROWNHEAD_TEMPLATE, db);
  return db;
}

/**
 * Where a store of the test's own is to be made: a file in a temporary folder, or a database of the
 * PostgreSQL that tests/postgres/with_server has started.
 */
export function temporaryDatabase(test) {
  const server = process.env.CROWNHEAD_POSTGRES;
  if (!server) return databaseIn(temporaryFolder(test));
  const name = `e2e_${randomUUID().replaceAll("-", "")}`;
  execFileSync("createdb", ["--host", server, "--username", "crownhead", name], { stdio: "pipe" });
  return `postgresql://crownhead@/${name}?host=${server}`;
}

/** Runs a command of the binary to its end: {status, stdout, stderr}. */
export function runBinary(...args) {
  const { status, stdout, stderr } = spawnSync(binary, args, {
    encoding: "utf8",
    timeout: 300_000,
  });
  return { status, stdout, stderr };
}

/** Makes an account of that role in a file that no server has open. */
export function createUser(db, name, role, password) {
  execFileSync(binary, ["user", "create", name, "--role", role, "--db", db], {
    input: `${password}\n`,
    stdio: "pipe",
  });
}

class Server {
  #process;
  #stderr = [];
  exited;
  url;
  folder; // of what it writes beside its database

  constructor(program, args, env) {
    this.#process = spawn(program, ["serve", ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { CROWNHEAD_THREADS: "2", CROWNHEAD_MIN_FREE_SPACE: "0", ...process.env, ...env },
    });
    this.#process.stderr.on("data", (bytes) => this.#stderr.push(bytes));
    this.exited = once(this.#process, "exit").then(([status, signal]) => ({ status, signal }));
  }

  get log() {
    return Buffer.concat(this.#stderr).toString();
  }

  get pid() {
    return this.#process.pid;
  }

  get port() {
    return Number(new URL(this.url).port);
  }

  async listening() {
    for await (const line of createInterface({ input: this.#process.stdout })) {
      const [, url] = /^listening on (http:\/\/.*)$/.exec(line) ?? [];
      if (!url) continue;
      this.url = url;
      this.#process.stdout.resume();
      return;
    }
    const { status } = await this.exited;
    throw new Error(`the server ended with status ${status}: ${this.log}`);
  }

  signal(name) {
    this.#process.kill(name);
    return this.exited;
  }

  /** SIGTERM; the exit status. */
  async stop() {
    return (await this.signal("SIGTERM")).status;
  }

  /** SIGKILL. */
  async kill() {
    await this.signal("SIGKILL");
  }
}

/**
 * Starts a server that the end of `test` stops. `db` is its database; without one, the server gets
 * one of its own. `data` is its folder where that is of PostgreSQL. Rate limits are off unless
 * `limits`. `program` is another build of the binary. It takes a free port unless `port` names one, and two threads also where there is a processor for
 * one, so that connections and games are on different ones. It stores whatever room the disk has.
 */
export async function startServer(
  test,
  {
    db,
    port = 0,
    limits = false,
    devClock,
    logLevel = "warning",
    args = [],
    data = null,
    program = binary,
    env = {},
  } = {},
) {
  const store = db ?? temporaryDatabase(test);
  const ofPostgres = store.startsWith("postgresql://");
  const folder = ofPostgres ? (data ?? temporaryFolder(test)) : dirname(store);
  const options = [
    ...["--db", store, ...(ofPostgres ? ["--data", folder] : [])],
    ...["--listen", `127.0.0.1:${port}`, "--log-level", logLevel],
    ...(limits ? [] : ["--no-limits"]),
    ...(devClock ? ["--dev-clock", devClock] : []),
    ...args,
  ];
  const server = new Server(program, options, env);
  server.folder = folder;
  test.after(() => server.kill());
  await server.listening();
  return server;
}
