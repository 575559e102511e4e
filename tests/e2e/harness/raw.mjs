// Bytes over TCP, for messages that no well-behaved client sends.

import { randomBytes } from "node:crypto";
import { connect } from "node:net";

export class RawSocket {
  received = Buffer.alloc(0);

  constructor(server) {
    this.tcp = connect(server.port, "127.0.0.1");
    this.closed = new Promise((resolve) => this.tcp.on("close", resolve));
    this.ended = new Promise((resolve) => {
      for (const event of ["end", "close"]) this.tcp.on(event, resolve);
    });
    this.tcp.on("data", (bytes) => {
      this.received = Buffer.concat([this.received, bytes]);
    });
    this.tcp.on("error", () => {});
  }

  write(bytes) {
    this.tcp.write(bytes);
    return this;
  }

  get text() {
    return this.received.toString("latin1");
  }

  /** Waits until `look` returns a truthy value for this socket. */
  async until(look, limit = 15_000) {
    const before = Date.now();
    while (Date.now() - before < limit) {
      const found = look(this);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`waited ${limit} ms for ${look}; got ${JSON.stringify(this.text)}`);
  }

  /** The statuses of the answers so far. */
  get statuses() {
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  /** Waits for the end of the connection. Returns the statuses of all answers. */
  async toTheEnd(limit = 15_000) {
    let timer;
    const late = new Promise((_, reject) => {
      const error = () => new Error(`open after ${limit} ms: ${JSON.stringify(this.text)}`);
      timer = setTimeout(() => reject(error()), limit);
    });
    await Promise.race([this.ended, late]).finally(() => clearTimeout(timer));
    this.tcp.destroy();
    return this.statuses;
  }

  drop() {
    this.tcp.resetAndDestroy?.() ?? this.tcp.destroy();
    return this.closed;
  }
}

/** The text of a handshake. `more` replaces or adds headers, and removes those that are null. */
export function handshake(server, more = {}, path = "/ws") {
  const headers = {
    Host: `127.0.0.1:${server.port}`,
    Upgrade: "websocket",
    Connection: "Upgrade",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    "Sec-WebSocket-Version": "13",
    ...more,
  };
  const lines = Object.entries(headers)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}

/** A WebSocket with handmade frames. */
export async function rawWebSocket(server, client) {
  const socket = new RawSocket(server);
  socket.write(handshake(server, client?.credentials));
  await socket.until(() => socket.text.includes("\r\n\r\n"));
  if (socket.statuses[0] !== 101) throw new Error(socket.text);
  socket.received = socket.received.subarray(socket.text.indexOf("\r\n\r\n") + 4);
  return socket;
}

export const opcode = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 };

/** A frame: `final`, `rsv` bits, `masked`, and a `length` that may be wrong. */
export function frame(kind, payload = "", options = {}) {
  const { final = true, rsv = 0, masked = true, length } = options;
  const body = Buffer.from(payload);
  const size = length ?? body.length;
  const head = [(final ? 0x80 : 0) | (rsv << 4) | kind];
  const mask = masked ? 0x80 : 0;
  if (size < 126) head.push(mask | size);
  else if (size < 65_536) head.push(mask | 126, size >> 8, size & 255);
  else head.push(mask | 127, ...bytesOf(BigInt(size)));
  if (!masked) return Buffer.concat([Buffer.from(head), body]);
  const key = randomBytes(4);
  const hidden = body.map((byte, i) => byte ^ key[i % 4]);
  return Buffer.concat([Buffer.from(head), key, hidden]);
}

function bytesOf(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(number);
  return bytes;
}

/** The frames received so far: [{kind, payload}]. */
export function framesOf({ received }) {
  const frames = [];
  for (let at = 0; at + 2 <= received.length; ) {
    let size = received[at + 1] & 127;
    let head = 2;
    if (size === 126) {
      size = received.readUInt16BE(at + 2);
      head = 4;
    } else if (size === 127) {
      size = Number(received.readBigUInt64BE(at + 2));
      head = 10;
    }
    if (at + head + size > received.length) break;
    const payload = received.subarray(at + head, at + head + size);
    frames.push({ kind: received[at] & 15, payload });
    at += head + size;
  }
  return frames;
}

/** Waits for the server's close frame and the end of the connection. Returns the close code. */
export async function closeCode(socket) {
  const closing = () => framesOf(socket).find(({ kind }) => kind === opcode.close);
  const { payload } = await socket.until(closing);
  socket.write(frame(opcode.close, payload));
  await socket.toTheEnd();
  return payload.readUInt16BE(0);
}
