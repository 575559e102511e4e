// Live play on the number of threads that the operator sets.

import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import test from "node:test";
import { eventsOf, startGame, twoPlayers } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

const moves = ["32-28", "19-23", "28x19", "14x23"];

/**
 * Both players receive each move, a client that sends too much gets an error, and the server ends
 * cleanly.
 */
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
