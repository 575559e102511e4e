// The server of the demo, as a child process.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const running = new Set();

export class Served {
  #process;
  exited;
  url;

  /** Checks whether the server can start with these arguments. Errors go to the terminal. */
  static mayStart(binary, args) {
    const stdio = ["ignore", "ignore", "inherit"];
    return spawnSync(binary, ["serve", "--check-config", ...args], { stdio }).status === 0;
  }

  /** Starts the server and waits until it listens. Its log goes to the terminal. */
  static async start(binary, args) {
    const served = new Served();
    served.#process = spawn(
      binary,
      ["serve", "--log-level", "warning", "--slow-ms", "60000", ...args],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    served.exited = once(served.#process, "exit");
    running.add(served);
    served.exited.then(() => running.delete(served));
    for await (const line of createInterface({ input: served.#process.stdout })) {
      const [, url] = /^listening on (http:\/\/.*)$/.exec(line) ?? [];
      if (!url) continue;
      served.url = url;
      served.#process.stdout.resume();
      return served;
    }
    const [status] = await served.exited;
    throw new Error(`the server ended with status ${status}`);
  }

  async stop() {
    this.#process.kill("SIGTERM");
    await this.exited;
  }
}

/** Stops all servers, however the demo ends. */
export const stopAll = () => Promise.all([...running].map((served) => served.stop()));

/** Gives an account a role, with the operator's command. */
export const setRole = (binary, db, name, role) =>
  execFileSync(binary, ["user", "role", name, role, "--db", db], { stdio: "pipe" });
