// A PostgreSQL on sockets in a temporary folder, with a synchronous standby unless it runs alone.
// Either can be killed.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export const postgresPrograms = ["15", "16", "17"]
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(join(folder, "initdb")));

// PostgreSQL refuses to run as root.
export const isRoot = userInfo().uid === 0;
export const asItsUser = isRoot ? ["--reuid=postgres", "--regid=postgres", "--clear-groups"] : [];

const settings = {
  listen_addresses: "",
  shared_buffers: "16MB",
  max_connections: "60",
  wal_sender_timeout: "2s",
};

// Tests kill processes, not the machine, so written data survives without fsync.
export const unsynced = { fsync: "off", full_page_writes: "off" };

class Node {
  #process = null;
  #settings;
  #isMounted = false;

  constructor(pair, name, more) {
    this.#settings = { ...settings, ...more };
    this.folder = join(pair, name);
    this.data = join(this.folder, "data");
    mkdirSync(this.folder);
    if (isRoot) execFileSync("chown", ["postgres:", this.folder]);
  }

  run(program, ...args) {
    const command = [...asItsUser, join(postgresPrograms, program), ...args];
    const options = { cwd: this.folder, encoding: "utf8", stdio: "pipe", timeout: 60_000 };
    return execFileSync("setpriv", command, options);
  }

  sql(text, database = "postgres") {
    const args = ["-h", this.folder, "-U", "crownhead", "-d", database, "-XAtqc", text];
    return execFileSync("psql", args, { encoding: "utf8", stdio: "pipe", timeout: 60_000 }).trim();
  }

  async start() {
    const set = Object.entries(this.#settings).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const command = [...asItsUser, "--pdeathsig", "QUIT", join(postgresPrograms, "postgres")];
    const args = ["-D", this.data, "-k", this.folder, ...set];
    // Ctrl-C in a terminal ends only its parent, which ends it after the servers that use it.
    const options = { cwd: this.folder, stdio: "ignore", detached: true };
    this.#process = spawn("setpriv", [...command, ...args], options);
    for (;;) {
      try {
        return this.sql("SELECT 1");
      } catch {
        if (this.#process.exitCode !== null) throw new Error(`${this.data} does not start`);
        await pause(50);
      }
    }
  }

  get runs() {
    return this.#process !== null;
  }

  /** Gives it a separate disk. */
  mount(size) {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", this.folder]);
    execFileSync("chown", ["postgres:", this.folder]);
    this.#isMounted = true;
  }

  /** Fills its disk. */
  fillDisk() {
    const file = openSync(this.#ballast, "w");
    for (const size of [1 << 20, 1 << 12]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size, 1));
      } catch (error) {
        if (error.code !== "ENOSPC") throw error;
      }
    }
    closeSync(file);
  }

  makeRoom() {
    rmSync(this.#ballast);
  }

  get #ballast() {
    return join(this.folder, "ballast");
  }

  async remove() {
    if (this.runs) await this.kill();
    if (this.#isMounted) execFileSync("umount", ["-l", this.folder]);
  }

  /** Ends it at once. Data that was written is there at the next start. */
  async kill(signal = "SIGKILL") {
    const ended = once(this.#process, "exit");
    this.#process.kill(signal);
    await ended;
    this.#process = null;
    // Its children end when they notice, and hold the shared memory until then.
    if (signal === "SIGKILL") await pause(200);
  }
}

export class PostgresPair {
  /**
   * `more`: settings of both. `room`: the size of each disk in tmpfs notation ("200m"); only root
   * can mount it.
   */
  static async start(test, { alone = false, more = unsynced, room = null } = {}) {
    const pair = new PostgresPair(more);
    test.after(() => pair.remove());
    if (room) pair.primary.mount(room);
    await pair.#begin();
    if (!alone) await pair.#makeStandby();
    return pair;
  }

  constructor(more) {
    this.folder = mkdtempSync("/tmp/crownhead-pair-");
    execFileSync("chmod", ["755", this.folder]);
    this.primary = new Node(this.folder, "a", more);
    this.standby = new Node(this.folder, "b", more);
    this.address = this.addressOf("crownhead");
  }

  /** The path of a PostgreSQL program. */
  program(name) {
    return join(postgresPrograms, name);
  }

  addressOf(database) {
    return `postgresql://crownhead@/${database}?host=${this.primary.folder},${this.standby.folder}`;
  }

  async #begin() {
    const options = ["--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C"];
    this.primary.run("initdb", "-D", this.primary.data, "-U", "crownhead", ...options);
    await this.primary.start();
    this.primary.sql("CREATE DATABASE crownhead");
  }

  /** Copies the primary. From then on, the primary commits only what the standby has received. */
  async #makeStandby() {
    const { primary, standby } = this;
    rmSync(standby.data, { recursive: true, force: true });
    const from = ["-h", primary.folder, "-U", "crownhead", "--checkpoint=fast", "--no-sync", "-R"];
    standby.run("pg_basebackup", "-D", standby.data, ...from);
    // After a promotion it has no standby to wait for.
    const file = join(standby.data, "postgresql.auto.conf");
    const kept = readFileSync(file, "utf8").replace(/^synchronous_standby_names.*\n/m, "");
    writeFileSync(file, kept);
    await standby.start();
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    primary.sql("SELECT pg_reload_conf()");
    await this.#attached();
  }

  async #attached() {
    const state = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
    while (this.primary.sql(state) !== "1") await pause(50);
  }

  /** Kills the primary and promotes the standby, starting it first if it is down. */
  async failOver() {
    await this.primary.kill();
    if (!this.standby.runs) await this.standby.start();
    this.standby.sql("SELECT pg_promote()");
    [this.primary, this.standby] = [this.standby, this.primary];
  }

  /** Makes the former primary follow the new one. */
  async makeWhole() {
    if (!this.standby.runs) await this.#makeStandby();
  }

  async restartPrimary() {
    await this.primary.kill("SIGQUIT");
    await this.primary.start();
  }

  async standbyIsAway(ms) {
    await this.standby.kill("SIGQUIT");
    await pause(ms);
    await this.standby.start();
    await this.#attached();
  }

  cutConnections() {
    this.primary.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'crownhead'",
    );
  }

  /**
   * Cuts the connections with commits that wait for the standby. These commits stay on the primary.
   */
  cutWaitingCommits() {
    this.primary.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
    );
  }

  /** Commits no longer wait for the standby, which receives nothing. */
  leaveStandbyBehind() {
    this.primary.sql("ALTER SYSTEM RESET synchronous_standby_names");
    this.primary.sql("SELECT pg_reload_conf()");
    this.standby.sql("ALTER SYSTEM SET primary_conninfo = ''");
    this.standby.sql("SELECT pg_reload_conf()");
  }

  async remove() {
    for (const node of [this.primary, this.standby]) await node.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
