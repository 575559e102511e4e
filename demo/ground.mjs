// The folder of a demo: its database and, beside it, the mark by which it is known again.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

/** What the server keeps beside its database. */
const besides = ["", "-wal", "-shm", ".lock", ".admin"];

export class Ground {
  constructor(folder) {
    this.folder = folder;
    this.db = join(folder, "crownhead.db");
    this.mark = join(folder, "demo.json");
  }

  /** What a fill that came to its end has left, as finish() was given it; undefined if there is none. */
  filled() {
    if (!existsSync(this.mark)) return undefined;
    const { done, ...rest } = JSON.parse(readFileSync(this.mark, "utf8"));
    return done && existsSync(this.db) ? rest : undefined;
  }

  /** An error in words where the folder holds a database that no demo has made. */
  whyNotOurs() {
    if (existsSync(this.db) && !existsSync(this.mark))
      return `${this.db} is no demo's database; name another folder with --folder`;
    return undefined;
  }

  /** Makes the folder, which the server requires. Returns a function that removes it if it was not there. */
  make() {
    const made = mkdirSync(this.folder, { recursive: true });
    return () => made && rmSync(made, { recursive: true });
  }

  /** Whether a server has the database open. */
  inUse() {
    return new Promise((resolve) => {
      const socket = connect(`${this.db}.admin`);
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
  }

  /** Takes away what a demo has left, and marks the folder as one that is being filled. */
  clear() {
    writeFileSync(this.mark, JSON.stringify({ done: false }));
    for (const end of besides) rmSync(this.db + end, { force: true });
    rmSync(join(this.folder, "mail"), { recursive: true, force: true });
  }

  /** Only the one who runs the demo may read it: it opens every account. */
  finish(secrets) {
    rmSync(this.mark);
    writeFileSync(this.mark, JSON.stringify({ done: true, ...secrets }), { mode: 0o600 });
  }
}
