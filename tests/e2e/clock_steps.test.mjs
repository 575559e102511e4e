// The system's clock steps during games while the monotonic clock continues. No player's clock is
// affected, and no time in a game goes backwards.

import assert from "node:assert/strict";
import test from "node:test";
import { Board } from "./harness/board.mjs";
import { FaultyMachine } from "./harness/faulty.mjs";
import { blitz, eventsOf, makePlayer } from "./harness/rest.mjs";
import { done, Table } from "./harness/table.mjs";

const hour = 3600;

/** Plays `count` moves of a game that both sides follow. */
async function playMoves(table, board, ply, count) {
  for (let i = 0; i < count; ++i, ++ply) {
    const [move] = board.moves();
    done(await table.sockets[ply % 2].move(table.id, ply, board.write(move)));
    board = board.after(move);
  }
  return board;
}

test("the system clock jumps by hours, forward and back", async (t) => {
  const machine = new FaultyMachine(t);
  machine.setClockAhead(hour);
  let server = await machine.serve(t);
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
  let table = await Table.open(ann, bob, { time_control: blitz });
  let board = await playMoves(table, Board.start("international"), 0, 4);
  let ply = 4;
  for (const seconds of [2 * hour, -hour, 0]) {
    machine.setClockAhead(seconds);
    board = await playMoves(table, board, ply, 4);
    ply += 4;
  }

  const began_ms = (await eventsOf(table.white, table.id))[0].d.at_ms;
  const ahead_s = (began_ms - Date.now()) / 1000;
  assert.ok(Math.abs(ahead_s - hour) < 60, `the server's clock was ${ahead_s} s ahead`);

  // The server restarts two hours before its last write.
  machine.setClockAhead(-2 * hour);
  await server.stop();
  server = await machine.serve(t);
  const { id } = table;
  table = await Table.at(id, ann.on(server), bob.on(server));
  await playMoves(table, board, ply, 4);

  const events = await eventsOf(table.white, id);
  const moves = events.filter(({ d }) => d.type === "move").map(({ d }) => d);
  assert.equal(moves.length, 20);
  for (const [i, { at_ms, spent_ms }] of moves.entries()) {
    assert.ok(spent_ms < 60_000, `move ${i + 1} took ${spent_ms} ms`);
    assert.ok(i === 0 || at_ms >= moves[i - 1].at_ms, `move ${i + 1} is before the one before it`);
  }
  assert.equal((await table.now()).status, "playing");
  await table.close();
  assert.equal(await server.stop(), 0);
  machine.check();
});
