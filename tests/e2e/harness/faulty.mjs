// Runs the program of tests/faults, whose disk fails and whose clock steps on the test's command.

import assert from "node:assert/strict";
import { closeSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { binary, runBinary, startServer, temporaryFolder } from "./server.mjs";

const program = join(dirname(binary), "tests/faults/crownhead_faulty");
const disk_faults = { full: "f", write: "w", torn: "t", sync: "s" };

/** A database on a machine that can fail; see tests/faults/control.hpp. */
export class FaultyMachine {
  #file;
  #control;

  constructor(t) {
    const folder = temporaryFolder(t);
    this.db = join(folder, "crownhead.db");
    this.#control = join(folder, "faults");
    this.#file = openSync(this.#control, "w");
    t.after(() => closeSync(this.#file));
    this.mendDisk();
    this.setClockAhead(0);
  }

  failDisk(kind) {
    writeSync(this.#file, disk_faults[kind], 0);
  }

  mendDisk() {
    writeSync(this.#file, "o", 0);
  }

  setClockAhead(seconds) {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    writeSync(this.#file, bytes, 0, bytes.length, 8);
  }

  serve(t) {
    return startServer(t, { db: this.db, program, env: { CROWNHEAD_FAULTS: this.#control } });
  }

  /** Checks the database's consistency, while no server uses it. */
  check() {
    const { status, stdout, stderr } = runBinary("check", "--db", this.db);
    assert.equal(status, 0, stdout + stderr);
  }
}
