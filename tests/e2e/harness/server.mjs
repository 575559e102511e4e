// Starts the real binary on its own port, with a database in a folder that is removed afterwards.

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

/** In memory if the runner says so. Journeys that test the disk call storeOnDisk(). */
let storage = process.env.CROWNHEAD_STORAGE ?? tmpdir();

/** Stores the data of this file's tests on disk. */
export function storeOnDisk() {
  storage = tmpdir();
}

/** A folder that is removed at the end of `test` (a test's context). */
export function temporaryFolder(test) {
  const folder = mkdtempSync(join(storage, "crownhead-e2e-"));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the run's migrated database, or the path for a new one. */
function databaseIn(folder) {
  const db = join(folder, "crownhead.db");
  if (process.env.CROWNHEAD_TEMPLATE) copyFileSync(process.env.CROWNHEAD_TEMPLATE, db);
  return db;
}

/**
 * The place for a test's own database: a file in a temporary folder, or a database of the
 * PostgreSQL started by tests/postgres/with_server.
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

/** Runs `serve`, which must end on its own within 20 s: its status and last line. */
export function refused(db, data, ...args) {
  const all = ["serve", "--db", db, "--data", data, "--listen", "127.0.0.1:0", ...args];
  const { status, stderr } = spawnSync(binary, all, { encoding: "utf8", timeout: 20_000 });
  return { status, why: stderr.trim().split("\n").at(-1) };
}

/** Creates an account with a role in a database that no server has open. */
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
  folder; // for its files next to the database

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

  /** Sends SIGTERM. Returns the exit status. */
  async stop() {
    return (await this.signal("SIGTERM")).status;
  }

  /** Sends SIGKILL. */
  async kill() {
    await this.signal("SIGKILL");
  }
}

/**
 * Starts a server that is stopped at the end of `test`. `db` is its database; by default a new one.
 * `data` is its folder if the database is PostgreSQL. Rate limits are off unless `limits`.
 * `program` is another build of the binary. `port` defaults to a free port. The server has at least
 * two threads, so that connections and games are on different ones, and it ignores how much room
 * the disk has.
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
