// Hostile and broken clients: each connection ends cleanly, and a game on other sockets continues.

import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Board } from "./harness/board.mjs";
import {
  closeCode,
  frame,
  framesOf,
  handshake,
  opcode,
  RawSocket,
  rawWebSocket,
} from "./harness/raw.mjs";
import { makePlayer, send } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, Table } from "./harness/table.mjs";

/** Two players who play one game after another during other tests, and a summary of how it went. */
class Bystanders {
  moves = 0;
  slowest_ms = 0;
  #stopped = false;

  constructor(white, black) {
    this.running = this.#play(white, black);
  }

  async #play(white, black) {
    while (!this.#stopped) {
      const table = await Table.open(white, black);
      await this.#game(table);
      await table.close();
    }
  }

  async #game(table) {
    let board = Board.start("international");
    for (let ply = 0; !this.#stopped; ++ply) {
      const legal = board.moves();
      if (legal.length === 0) return;
      const move = legal[(ply * 5) % legal.length];
      const at = Date.now();
      const answer = await table.sockets[ply % 2].move(table.id, ply, board.write(move));
      if (answer.code === "GAME_OVER") return; // by a draw rule
      done(answer);
      await table.sockets[1 - (ply % 2)].next(({ t, d }) => t === "event" && d.ply === ply + 1);
      this.slowest_ms = Math.max(this.slowest_ms, Date.now() - at);
      ++this.moves;
      board = board.after(move);
      await pause(60);
    }
  }

  async stop() {
    this.#stopped = true;
    await this.running;
    return this;
  }
}

test("broken and hostile clients", async (t) => {
  const server = await startServer(t, { limits: true });
  const [ann, bob, cleo] = await Promise.all(
    ["ann", "bob", "cleo"].map((name) => makePlayer(server, name)),
  );
  const bystanders = new Bystanders(ann, bob);
  const host = `Host: 127.0.0.1:${server.port}\r\n`;

  // These take as long as the server's timeouts, so they run in parallel with the others.
  const halfHandshake = new RawSocket(server).write("GET /ws HTTP/1.1\r\nUpgrade: webso");
  const halfBody = new RawSocket(server).write(
    `POST /api/v1/session HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\n{"user`,
  );
  const drip = dripRequest(server);
  const began = Date.now();

  await t.test("frames that break the protocol", async (t2) => {
    const text = (payload, options) => frame(opcode.text, payload, options);
    const json = (size) => `{"t":"time"${" ".repeat(size - 12)}}`;
    const cases = [
      ["a text over 8 KiB", text(json(8193)), 1009],
      [
        "a text over 8 KiB in parts",
        [text("x".repeat(5000), { final: false }), frame(opcode.more, "x".repeat(5000))],
        1009,
      ],
      ["a text of 1 MiB", text("x".repeat(1 << 20)), 1009],
      ["a length of 2^62 bytes", text("x", { length: 2 ** 62 }), 1009],
      ["a text that is not UTF-8", text(Buffer.from([0xc3, 0x28])), 1007],
      ["a surrogate in UTF-8", text(Buffer.from([0xed, 0xa0, 0x80])), 1007],
      ["UTF-8 that is cut off", text(Buffer.from('{"t":"tim\xe2\x82', "latin1")), 1007],
      ["a binary frame", frame(opcode.binary, '{"t":"time"}'), 1003],
      ["a frame without a mask", text("p", { masked: false }), 1002],
      ["a reserved bit", text("p", { rsv: 4 }), 1002],
      ["an unknown opcode", frame(3, "p"), 1002],
      ["a part without a beginning", frame(opcode.more, "p"), 1002],
      ["a ping in parts", frame(opcode.ping, "p", { final: false }), 1002],
      ["a ping that is too long", frame(opcode.ping, "p".repeat(126)), 1002],
      ["a close of one byte", frame(opcode.close, "p"), 1002],
    ];
    for (const [what, bytes, code] of cases) {
      await t2.test(what, async () => {
        const socket = await rawWebSocket(server, cleo);
        for (const part of [bytes].flat(1)) socket.write(part);
        assert.equal(await closeCode(socket), code);
      });
    }
    await t2.test("exactly 8 KiB are accepted", async () => {
      const socket = await rawWebSocket(server);
      assert.equal(Buffer.byteLength(json(8192)), 8192);
      socket.write(text(json(8192)));
      // The server may send a ping first.
      const answer = await socket.until(() =>
        framesOf(socket).find(({ kind }) => kind === opcode.text),
      );
      assert.equal(JSON.parse(answer.payload).t, "time");
      await socket.drop();
    });
    await t2.test("a ping is answered, a close too", async () => {
      const socket = await rawWebSocket(server);
      socket.write(frame(opcode.ping, "are you there"));
      // The server may send a ping at any time.
      const pong = await socket.until(() =>
        framesOf(socket).find(({ kind }) => kind !== opcode.ping),
      );
      assert.deepEqual([pong.kind, pong.payload.toString()], [opcode.pong, "are you there"]);
      socket.write(frame(opcode.close, Buffer.from([0x03, 0xe8])));
      assert.equal(await closeCode(socket), 1000);
    });
    await t2.test("a frame that never ends and a client that is gone", async () => {
      for (const leave of ["drop", "end"]) {
        const socket = await rawWebSocket(server, cleo);
        socket.write(text("p".repeat(50), { length: 5000 }));
        if (leave === "drop") await socket.drop();
        else {
          socket.tcp.end();
          await socket.toTheEnd();
        }
      }
    });
  });

  await t.test("handshakes", async (t2) => {
    const own = `http://127.0.0.1:${server.port}`;
    const cases = [
      ["a good one", {}, 101],
      ["from the site's own pages", { Origin: own }, 101],
      ["from another site's page", { Origin: "https://evil.example" }, 403],
      ["from a site of a name like ours", { Origin: `${own}.evil.example` }, 403],
      ["from a sandboxed page", { Origin: "null" }, 403],
      [
        "with another site's page and a cookie",
        { Origin: "https://evil.example", Cookie: ann.cookie },
        403,
      ],
      ["with a token that is not known", { Authorization: "Bearer ch_t_nonsense" }, 401],
      ["without a key", { "Sec-WebSocket-Key": null }, 400],
      ["with a short key", { "Sec-WebSocket-Key": "abc" }, 400],
      ["of an old version", { "Sec-WebSocket-Version": "8" }, 426],
      ["without a Host", { Host: null }, 400],
    ];
    for (const [what, headers, status] of cases) {
      await t2.test(what, async () => {
        const socket = new RawSocket(server).write(handshake(server, headers));
        await socket.until(() => socket.statuses.length > 0);
        assert.equal(socket.statuses[0], status);
        await socket.drop();
      });
    }
    await t2.test("at another path", async () => {
      const socket = new RawSocket(server).write(handshake(server, {}, "/api/v1/games"));
      await socket.until(() => socket.statuses.length > 0);
      assert.equal(socket.statuses[0], 404);
      await socket.drop();
    });
    await t2.test("half of one, then a disconnect", async () => {
      const socket = new RawSocket(server).write(handshake(server).slice(0, 80));
      await pause(20);
      socket.tcp.end();
      assert.deepEqual(await socket.toTheEnd(), []);
    });
  });

  await t.test("requests that are malformed or smuggled", async (t2) => {
    const post = `POST /api/v1/session HTTP/1.1\r\n${host}`;
    const hidden = "GET /healthz HTTP/1.1\r\nHost: hidden\r\n\r\n";
    const cases = [
      ["noise", Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7919) % 251))],
      ["zeros", Buffer.alloc(500)],
      ["TLS", Buffer.from("16030100f8010000f40303", "hex")],
      ["a lower version", `GET / HTTP/0.9\r\n${host}\r\n`],
      ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
      ["no Host", "GET /healthz HTTP/1.1\r\n\r\n"],
      ["two Hosts", `GET /healthz HTTP/1.1\r\n${host}Host: evil\r\n\r\n`],
      ["no path", `GET nothing HTTP/1.1\r\n${host}\r\n`],
      ["two lengths", `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   ${hidden}`],
      ["a length with a sign", `${post}Content-Length: +5\r\n\r\n{}   ${hidden}`],
      ["a length below 0", `${post}Content-Length: -1\r\n\r\n${hidden}`],
      ["a length in hex", `${post}Content-Length: 0x5\r\n\r\n{}   ${hidden}`],
      [
        "a length beyond all numbers",
        `${post}Content-Length: 99999999999999999999999\r\n\r\n${hidden}`,
      ],
      [
        "a length and chunks",
        `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      ],
      ["an unknown coding", `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
      ["two codings", `${post}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${hidden}`],
      ["chunks twice", `${post}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${hidden}`],
      ["a chunk of nonsense", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n${hidden}`],
      [
        "a chunk of 2^64",
        `${post}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n\r\n${hidden}`,
      ],
      ["a space before the colon", `${post}Content-Length : 5\r\n\r\n{}   ${hidden}`],
      ["a NUL in a header", `GET /healthz HTTP/1.1\r\n${host}X: a\0b\r\n\r\n${hidden}`],
      ["a header without a name", `GET /healthz HTTP/1.1\r\n${host}: x\r\n\r\n${hidden}`],
      ["a space in the path", `GET /a b HTTP/1.1\r\n${host}\r\n${hidden}`],
    ];
    for (const [what, bytes] of cases) {
      await t2.test(what, async () => {
        const socket = new RawSocket(server).write(bytes);
        socket.tcp.end();
        const statuses = await socket.toTheEnd();
        assert.ok(statuses.length <= 1, `two answers: ${socket.text}`);
        for (const status of statuses)
          assert.ok([400, 413, 501, 505].includes(status), `${status}`);
        if (!/^(noise|zeros|TLS)$/.test(what)) assert.equal(statuses.length, 1);
        assert.doesNotMatch(socket.text, /"ready":true/);
      });
    }
  });

  await t.test("requests that are too large", async (t2) => {
    const get = (more) => `GET /healthz HTTP/1.1\r\n${host}${more}\r\n`;
    const cases = [
      ["a header of 20 KB", get(`X: ${"x".repeat(20_000)}\r\n`), 431],
      ["2000 headers", get("X: y\r\n".repeat(4000)), 431],
      ["a path of 20 KB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
      ["a header that never ends", `GET / HTTP/1.1\r\nX: ${"x".repeat(1 << 20)}`, 431],
      [
        "a body of 1 MB",
        `POST /api/v1/session HTTP/1.1\r\n${host}Content-Length: 1000000\r\n\r\n${"x".repeat(1_000_000)}`,
        413,
      ],
      [
        "chunks of 1 MB",
        `POST /api/v1/session HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nf4240\r\n${"x".repeat(1_000_000)}\r\n0\r\n\r\n`,
        413,
      ],
    ];
    for (const [what, bytes, status] of cases) {
      await t2.test(what, async () => {
        const socket = new RawSocket(server).write(bytes);
        assert.deepEqual(await socket.toTheEnd(), [status]);
      });
    }
  });

  await t.test("requests that are valid but unusual", async () => {
    const get = `GET /healthz HTTP/1.1\r\n${host}\r\n`;
    const socket = new RawSocket(server).write(get + get);
    for (const byte of get) socket.write(byte);
    await socket.until(() => socket.statuses.length === 3);
    socket.write(
      `HEAD /healthz HTTP/1.1\r\n${host}\r\n${get.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")}`,
    );
    assert.deepEqual(await socket.toTheEnd(), [200, 200, 200, 200, 200]);
    assert.equal(socket.text.match(/"ready":true/g).length, 4, "HEAD has no body");
    const patient = new RawSocket(server).write(
      `POST /api/v1/session HTTP/1.1\r\n${host}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
    );
    await patient.until(() => patient.statuses.includes(100));
    patient.write("{}");
    await patient.until(() => patient.statuses.includes(422));
    await patient.drop();
  });

  await t.test("a flood of frames", async () => {
    const socket = await Socket.open(cleo);
    for (let i = 0; i < 150; ++i) socket.send({ t: "time" });
    const first = await socket.next({ t: "err" });
    assert.equal(first.code, "RATE_LIMITED");
    for (let i = 0; i < 500; ++i) socket.send({ t: "time" });
    assert.equal((await socket.closed).code, 1008);
    const back = await Socket.open(cleo);
    back.send({ t: "time" });
    await back.next({ t: "time" });
    await back.close();
  });

  await t.test("a thousand connections that come and go", async () => {
    for (let round = 0; round < 10; ++round) {
      const sockets = Array.from({ length: 100 }, () => new RawSocket(server));
      for (const [i, socket] of sockets.entries()) {
        if (i % 3 === 1) socket.write("GET /ws HT");
        if (i % 3 === 2) socket.write(handshake(server));
      }
      await pause(10);
      await Promise.all(sockets.map((socket) => socket.drop()));
    }
    assert.equal((await send(server, "GET", "/readyz")).status, 200);
  });

  await t.test("a client that waits too long", async () => {
    assert.deepEqual(await halfHandshake.toTheEnd(20_000), [408]);
    assert.deepEqual(await drip.toTheEnd(20_000), [408]);
    assert.ok(Date.now() - began > 8_000);
    await halfBody.drop();
  });

  await t.test("other players are not affected", async (t2) => {
    const { moves, slowest_ms } = await bystanders.stop();
    t2.diagnostic(`${moves} moves, the slowest ${slowest_ms} ms`);
    assert.ok(moves > 50, `${moves}`);
    assert.ok(slowest_ms < 2_000, `${slowest_ms} ms`);
    assert.equal(await server.stop(), 0);
  });
});

/** A request sent byte by byte, which would take a minute. */
function dripRequest(server) {
  const socket = new RawSocket(server);
  const text = "GET /healthz HTTP/1.1\r\nHost: slow.example\r\nAccept: */*\r\n\r\n";
  let at = 0;
  const timer = setInterval(() => socket.write(text[at++ % text.length]), 1000);
  socket.ended.then(() => clearInterval(timer));
  return socket;
}

test("a client that does not read is disconnected", async (t) => {
  const server = await startServer(t);
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
  const bystanders = new Bystanders(ann, bob);
  const deaf = await rawWebSocket(server);
  deaf.tcp.pause();
  const asked = 60_000;
  const nonsense = frame(opcode.text, JSON.stringify({ t: "nonsense", id: "x".repeat(60) }));
  deaf.write(Buffer.concat(new Array(asked).fill(nonsense)));
  // Only writing reveals that the server has hung up.
  const gone = deaf.closed.then(() => true);
  for (let waited = 0; !(await Promise.race([gone, pause(200, false)])); waited += 200) {
    assert.ok(waited < 40_000, "the server keeps it open");
    deaf.write(frame(opcode.ping));
  }
  const { moves, slowest_ms } = await bystanders.stop();
  assert.ok(moves > 20 && slowest_ms < 4_000, `${moves} moves, the slowest ${slowest_ms} ms`);
});
