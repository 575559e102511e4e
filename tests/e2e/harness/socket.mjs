// A WebSocket client: answers by command id, messages by topic.

import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const WebSocket = require("ws");

const patience_ms = 10_000;

/** Rejects after a timeout, so that a missing frame is reported and does not block the test. */
function within(promise, what, limit = patience_ms) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${limit} ms for ${what}`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Socket {
  #socket;
  #answers = new Map();
  #waiting = [];
  frames = []; // received and not yet taken
  closed;

  constructor(server, { headers = {}, path = "/ws" } = {}) {
    this.#socket = new WebSocket(server.url.replace("http", "ws") + path, {
      headers,
      perMessageDeflate: false,
    });
    this.closed = new Promise((resolve) => {
      this.#socket.on("close", (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#giveUp();
      });
    });
    this.#socket.on("message", (data) => this.#take(data.toString()));
    this.#socket.on("error", () => {});
  }

  static async open(client, { headers } = {}) {
    const socket = new Socket(client.server, { headers: { ...client.credentials, ...headers } });
    await socket.opened();
    return socket;
  }

  opened() {
    return within(
      new Promise((resolve, reject) => {
        this.#socket.once("open", resolve);
        this.#socket.once("error", reject);
      }),
      "the socket to open",
    );
  }

  #take(text) {
    const frame = text === "p" ? { t: "p" } : JSON.parse(text);
    if ((frame.t === "ack" || frame.t === "err") && this.#answers.has(frame.id)) {
      this.#answers.get(frame.id).shift()(frame);
      if (this.#answers.get(frame.id).length === 0) this.#answers.delete(frame.id);
      return;
    }
    this.frames.push(frame);
    for (const waiter of [...this.#waiting]) waiter();
  }

  /** Answers all open commands with "closed", because this socket will receive nothing more. */
  #giveUp() {
    for (const waiting of this.#answers.values()) {
      for (const answer of waiting) answer({ t: "closed" });
    }
    this.#answers.clear();
  }

  send(message) {
    const isText = typeof message === "string" || Buffer.isBuffer(message);
    this.#socket.send(isText ? message : JSON.stringify(message));
  }

  sendBytes(bytes, options) {
    this.#socket.send(bytes, options);
  }

  /**
   * Sends a command, with a new id if it has none. Resolves with the ack or err, or with
   * {t:"closed"}.
   */
  command(message) {
    if (this.#socket.readyState === WebSocket.CLOSED) return Promise.resolve({ t: "closed" });
    const whole = { id: randomUUID(), ...message };
    const answer = new Promise((resolve) => {
      const key = whole.id.toLowerCase();
      this.#answers.set(key, [...(this.#answers.get(key) ?? []), resolve]);
    });
    this.send(whole);
    return within(answer, `the answer to ${JSON.stringify(whole).slice(0, 200)}`);
  }

  /** Takes the first frame, received or future, that has these fields or satisfies the function. */
  next(wanted, limit) {
    const fits =
      typeof wanted === "function"
        ? wanted
        : (frame) => Object.entries(wanted).every(([name, value]) => frame[name] === value);
    return within(
      new Promise((resolve) => {
        const look = () => {
          const at = this.frames.findIndex(fits);
          if (at < 0) return;
          this.#waiting = this.#waiting.filter((waiter) => waiter !== look);
          resolve(this.frames.splice(at, 1)[0]);
        };
        this.#waiting.push(look);
        look();
      }),
      `a frame like ${typeof wanted === "function" ? wanted : JSON.stringify(wanted)}`,
      limit,
    );
  }

  event(topic, type) {
    return this.next((f) => f.t === "event" && f.topic === topic && f.d.type === type);
  }

  error() {
    return this.next({ t: "err" });
  }

  /** Follows a topic. Returns its snapshot. */
  follow(topic) {
    this.send({ t: "sub", topic });
    return this.next({ t: "snapshot", topic });
  }

  move(game, ply, move, more = {}) {
    return this.command({ t: "move", game, ply, move, ...more });
  }

  /** Waits until the server has sent everything before the answer to a new request. */
  async settled() {
    this.send("p");
    await this.next({ t: "p" });
    return this.frames;
  }

  close() {
    this.#socket.close();
    return this.closed;
  }

  /** Closes the connection without a goodbye. */
  drop() {
    this.#socket.terminate();
    return this.closed;
  }
}
