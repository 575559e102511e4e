// WebSockets by io_uring and without it: as configured, and where the system forbids it; and on how
// many threads.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { eventsOf, startGame, twoPlayers } from "./harness/rest.mjs";
import { binary, startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

const forbidding = fileURLToPath(new URL("harness/without_io_uring.pl", import.meta.url));
const moves = ["32-28", "19-23", "28x19", "14x23"];

/** The binary, behind a filter of the system's calls. */
function forbiddenBinary(t) {
  const program = join(temporaryFolder(t), "crownhead");
  const line = `exec perl ${JSON.stringify(forbidding)} ${JSON.stringify(binary)} "$@"`;
  writeFileSync(program, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  return program;
}

/** Both hear of each move, who sends too much is told, and the server ends in good order. */
async function playsAndStops(server) {
  const players = await twoPlayers(server);
  const id = await startGame(...players);
  const sockets = await Promise.all(players.map((player) => Socket.open(player)));
  for (const socket of sockets) await socket.follow(`game/${id}`);
  for (const [ply, move] of moves.entries()) {
    const answer = await sockets[ply % 2].move(id, ply, move);
    assert.equal(answer.t, "ack", JSON.stringify(answer));
    for (const socket of sockets)
      assert.equal((await socket.event(`game/${id}`, "move")).d.move, move);
  }
  assert.equal((await eventsOf(players[0], id)).filter((e) => e.d.type === "move").length, 4);
  sockets[0].send("x".repeat(8 * 1024 + 1));
  assert.equal((await sockets[0].closed).code, 1009);
  const stopped = server.stop();
  assert.equal((await sockets[1].closed).code, 1001);
  assert.equal(await stopped, 0);
}

/** Whether this machine lets a process use io_uring at all: the filter would show nothing else. */
async function isFree() {
  const check = spawn("perl", ["-e", "exit(syscall(425, 0, 0) < 0 && $! == 1 ? 1 : 0)"]);
  return (await once(check, "exit"))[0] === 0;
}

test("by io_uring, where the system allows it", async (t) => {
  if (!(await isFree())) return t.skip("this system does not allow io_uring");
  const server = await startServer(t, { logLevel: "info" });
  await playsAndStops(server);
  assert.match(server.log, /WebSockets go through io_uring/);
});

test("without it, as configured", async (t) => {
  const server = await startServer(t, { logLevel: "info", args: ["--io-uring", "off"] });
  await playsAndStops(server);
  assert.match(server.log, /WebSockets go by single calls, as configured/);
});

test("without it, where the system forbids it", async (t) => {
  const server = await startServer(t, { logLevel: "info", program: forbiddenBinary(t) });
  await playsAndStops(server);
  assert.match(server.log, /the system does not let this process use io_uring/);
});

for (const [threads, count] of [
  ["auto", Math.max(1, availableParallelism() - 1)],
  ["1", 1],
  ["3", 3],
])
  test(`on threads: ${threads}`, async (t) => {
    const server = await startServer(t, { logLevel: "info", args: ["--threads", threads] });
    await playsAndStops(server);
    assert.match(server.log, new RegExp(`connections and games.* count=${count}$`, "m"));
  });
