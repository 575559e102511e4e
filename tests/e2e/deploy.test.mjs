// A new server replaces the old one on a socket that outlives both.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { Agent, get } from "node:http";
import { createInterface } from "node:readline";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { gameOf, makePlayer } from "./harness/rest.mjs";
import { binary, temporaryDatabase } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, Table } from "./harness/table.mjs";

const holder = fileURLToPath(new URL("harness/listen_and_start.pl", import.meta.url));

/** Does what systemd does for crownhead.socket and crownhead.service. */
class HeldSocket {
  #holder;
  #lines;
  url;

  static async open(t) {
    const socket = new HeldSocket();
    socket.#holder = spawn("perl", [holder], { stdio: ["pipe", "pipe", "inherit"] });
    socket.#lines = createInterface({ input: socket.#holder.stdout })[Symbol.asyncIterator]();
    t.after(() => socket.#holder.kill());
    socket.url = `http://127.0.0.1:${await socket.#line(/^port (\d+)$/)}`;
    return socket;
  }

  async #line(form) {
    for (;;) {
      const { value, done } = await this.#lines.next();
      assert.ok(!done, `the holder ended before ${form}`);
      const match = form.exec(value);
      if (match) return match[1];
    }
  }

  /** Starts a server on the socket. Returns its process id once it listens. */
  async start(t, db) {
    const args = ["serve", "--db", db, "--no-limits", "--log-level", "warning"];
    this.#holder.stdin.write(`${[binary, ...args].join(" ")}\n`);
    const process_id = Number(await this.#line(/^process (\d+)$/));
    t.after(() => ended(process_id) || process.kill(process_id, "SIGKILL"));
    assert.equal(await this.#line(/^listening on (.*)$/), this.url);
    return process_id;
  }
}

function ended(process_id) {
  try {
    process.kill(process_id, 0);
    return false;
  } catch {
    return true;
  }
}

async function stop(process_id) {
  process.kill(process_id, "SIGTERM");
  while (!ended(process_id)) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends one request on a separate connection. Returns its status or an error code. */
function ask(url) {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const request = get(`${url}/readyz`, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    });
    request.on("error", (error) => resolve(error.code));
  });
}

test("three deploys under load refuse no connection and lose no request", async (t) => {
  const db = temporaryDatabase(t);
  const socket = await HeldSocket.open(t);
  let server = await socket.start(t, db);
  const answers = new Map();
  let over = false;
  let answered = () => {};
  const load = Array.from({ length: 16 }, async () => {
    while (!over) {
      const answer = await ask(socket.url);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      answered();
    }
  });
  const more = (count) =>
    new Promise((resolve) => {
      answered = () => --count === 0 && resolve();
    });
  for (let deploy = 0; deploy < 3; ++deploy) {
    await more(100);
    await stop(server);
    server = await socket.start(t, db);
  }
  await more(100);
  over = true;
  await Promise.all(load);
  assert.deepEqual([...answers.keys()], [200], JSON.stringify([...answers]));
  assert.ok(answers.get(200) >= 400);
});

test("players reconnect to the new server and play on", async (t) => {
  const db = temporaryDatabase(t);
  const socket = await HeldSocket.open(t);
  const first = await socket.start(t, db);
  const [ann, ben] = await Promise.all(["ann", "ben"].map((name) => makePlayer(socket, name)));
  const table = await Table.open(ann, ben);
  await table.play(["32-28"]);
  await stop(first);
  assert.equal((await table.whites.closed).code, 1001);
  // A player connects while no server is running, and is accepted when one starts.
  const coming = Socket.open(ben);
  await socket.start(t, db);
  const again = await coming;
  done(await again.move(table.id, 1, "19-23"));
  assert.equal((await gameOf(ann, table.id)).ply, 2);
  await again.close();
});
