// A player's WebSocket for as long as the demo is served.

import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const WebSocket = require("ws");

export class Line {
  #socket;

  /** `heard` is called with every frame except answers to commands. */
  static async open(client, heard) {
    const line = new Line();
    const url = `${client.server.url.replace("http", "ws")}/ws`;
    line.#socket = new WebSocket(url, { headers: client.credentials, perMessageDeflate: false });
    line.#socket.on("message", (data) => heard(JSON.parse(data.toString())));
    await new Promise((resolve, reject) => {
      line.#socket.once("open", resolve);
      line.#socket.on("error", reject);
    });
    return line;
  }

  follow(topic) {
    this.#send({ t: "sub", topic });
  }

  leave(topic) {
    this.#send({ t: "unsub", topic });
  }

  /** Sends a command. Its result shows in later frames. */
  command(message) {
    this.#send({ id: randomUUID(), ...message });
  }

  #send(message) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.#socket.close();
  }
}
