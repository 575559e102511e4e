// Hostile clients: they open sockets and stay silent, send noise, send bytes slowly, or follow a
// game without reading.

import { randomBytes } from "node:crypto";
import { frame, handshake, opcode, RawSocket } from "./raw.mjs";

const noises = [
  () => randomBytes(2000),
  () => `GET / HTTP/1.1\r\nX: ${"x".repeat(1500)}`,
  () => "POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
  () => Buffer.concat([Buffer.from(handshake({ port: 80 })), randomBytes(500)]),
];

export class Crowd {
  #sockets = [];
  #drip;

  /** Connects `size` clients of every kind; `topic` is followed by the clients that never read. */
  constructor(server, size, topic) {
    const come = () => {
      const socket = new RawSocket(server);
      this.#sockets.push(socket);
      return socket;
    };
    for (let i = 0; i < size; ++i) {
      if (i % 4 === 0) come();
      if (i % 4 === 1) come().write(noises[(i >> 2) % noises.length]());
      if (i % 4 === 2) come().write(handshake(server));
      if (i % 4 === 3) this.#deaf(come(), server, topic);
    }
    const slow = this.#sockets.filter((_, i) => i % 4 === 0);
    this.#drip = setInterval(() => {
      for (const socket of slow) socket.write("G");
    }, 100);
  }

  #deaf(socket, server, topic) {
    const follow = frame(opcode.text, JSON.stringify({ t: "sub", topic }));
    socket.write(Buffer.concat([Buffer.from(handshake(server)), follow]));
    socket.tcp.pause();
  }

  /** Closes all connections without a goodbye. */
  leave() {
    clearInterval(this.#drip);
    return Promise.all(this.#sockets.map((socket) => socket.drop()));
  }
}
