// The folder of a demo: its database, and a mark that identifies it as a demo's folder.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

/** Files that the server keeps next to its database. */
const besides = ["", "-wal", "-shm", ".lock", ".admin"];

export class Ground {
  constructor(folder) {
    this.folder = folder;
    this.db = join(folder, "crownhead.db");
    this.mark = join(folder, "demo.json");
  }

  /** Returns the data given to finish() after a complete fill; undefined if there is none. */
  filled() {
    if (!existsSync(this.mark)) return undefined;
    const { done, ...rest } = JSON.parse(readFileSync(this.mark, "utf8"));
    return done && existsSync(this.db) ? rest : undefined;
  }

  /** Returns an error message if the folder holds a database that was not made by a demo. */
  whyNotOurs() {
    if (existsSync(this.db) && !existsSync(this.mark))
      return `${this.db} is no demo's database; name another folder with --folder`;
    return undefined;
  }

  /**
   * Creates the folder, which the server requires. Returns a function that removes it if it was
   * created.
   */
  make() {
    const made = mkdirSync(this.folder, { recursive: true });
    return () => made && rmSync(made, { recursive: true });
  }

  /** Resolves with true if a server has the database open. */
  inUse() {
    return new Promise((resolve) => {
      const socket = connect(`${this.db}.admin`);
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
  }

  /** Deletes the files of an earlier demo, and marks the folder as incomplete. */
  clear() {
    writeFileSync(this.mark, JSON.stringify({ done: false }));
    for (const end of besides) rmSync(this.db + end, { force: true });
    rmSync(join(this.folder, "mail"), { recursive: true, force: true });
  }

  /** Readable only by the user who runs the demo, because it opens every account. */
  finish(secrets) {
    rmSync(this.mark);
    writeFileSync(this.mark, JSON.stringify({ done: true, ...secrets }), { mode: 0o600 });
  }
}
