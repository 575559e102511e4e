// A server of NATS on a port of its own, which can be killed and started again.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free_port.mjs";

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

export class Nats {
  #process = null;

  /** Starts one that ends with `test`. */
  static async start(test) {
    const nats = new Nats(await freePort());
    test.after(() => nats.kill());
    await nats.start();
    return nats;
  }

  constructor(port) {
    this.port = port;
    this.address = `nats://127.0.0.1:${port}`;
  }

  async start() {
    const args = ["--pdeathsig", "KILL", "nats-server", "-a", "127.0.0.1", "-p", `${this.port}`];
    // Ctrl-C in a terminal ends only its parent, which ends it after the servers that use it.
    this.#process = spawn("setpriv", args, { stdio: "ignore", detached: true });
    while (!(await accepts(this.port))) {
      if (this.#process.exitCode !== null) throw new Error("nats-server does not start");
      await pause(20);
    }
  }

  /** Ends it at once. */
  async kill() {
    if (!this.#process) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    this.#process = null;
  }
}
