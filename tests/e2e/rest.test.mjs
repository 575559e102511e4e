// A correspondence game over REST, from its start to its record. Invalid requests are tested in
// C++: tests/api and tests/wire.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Board } from "./harness/board.mjs";
import { readPdn } from "./harness/pdn.mjs";
import { requiredOf } from "./harness/problem.mjs";
import { Client, days, eventsOf, gameOf, good, startGame, twoPlayers } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

const cleanups = [];
let server;
let players;

before(async () => {
  server = await startServer({ after: (act) => cleanups.unshift(act) });
  players = await twoPlayers(server);
});

after(async () => {
  for (const act of cleanups) await act();
});

test("a correspondence game from start to end", async (t) => {
  const [ann, bob] = players;
  const id = await startGame(ann, bob, { variant: "russian", time_control: days(3) });
  const queue = async (client) =>
    (await good(client.get("/games?mine=1&turn=mine&sort=deadline"))).items.map((row) => row.id);

  let board = Board.start("russian");
  let ply = 0;
  let tag = '"1"';
  let fen;
  while (board.moves().length > 0) {
    const [mover, waiter] = [players[ply % 2], players[1 - (ply % 2)]];
    if (ply < 4) assert.deepEqual([await queue(mover), await queue(waiter)], [[id], []]);
    const legal = board.moves();
    // The move that leaves the opponent the fewest pieces, so that the game ends.
    const move = legal.sort((a, b) => b.taken.length - a.taken.length)[0];
    const headers = { "If-Match": tag };
    const body = { move: board.write(move), ply };
    const answer = await mover.post(`/games/${id}/moves`, body, { headers, key: randomUUID() });
    if (answer.body.code === "GAME_OVER") break;
    assert.equal(answer.status, 201, answer.text);
    board = board.after(move);
    ++ply;
    assert.deepEqual([answer.body.ply, answer.body.version], [ply, ply + 1]);
    assert.equal(Board.fromFen("russian", answer.body.fen).key(), board.key());
    fen = answer.body.fen;
    tag = `"${answer.body.version}"`;
  }
  const game = await gameOf(ann, id);
  t.diagnostic(`${ply} plies, ${game.result} by ${game.reason}`);
  assert.deepEqual([game.status, game.ply, game.fen], ["finished", ply, fen]);
  assert.equal(game.spent_ms.length, ply);
  // Only draughts games have the changes that each move made on the board.
  assert.deepEqual(Object.keys(game).sort(), [...requiredOf("Game"), "changes"].sort());
  const { items } = await good(new Client(server).get("/games?player=ANN&status=finished"));
  assert.deepEqual(
    items.map((row) => row.id),
    [id],
  );
  assert.deepEqual(Object.keys(items[0]).sort(), requiredOf("GameRow").sort());
  assert.deepEqual([await queue(ann), await queue(bob)], [[], []]);
  const events = await eventsOf(bob, id);
  assert.deepEqual(
    events.map((event) => event.v),
    Array.from(events, (_, i) => i + 1),
  );
  assert.deepEqual(
    events.filter(({ d }) => d.type === "move").map(({ d }) => d.move),
    game.moves,
  );
  const pdn = await ann.get(`/games/${id}.pdn`);
  assert.match(pdn.headers["content-type"], /^application\/x-pdn/);
  const [record] = readPdn(pdn.text);
  assert.deepEqual([record.moves, record.tags.Result], [game.moves, game.result]);
});

test("a long poll returns when an event happens", async () => {
  const [ann, bob] = players;
  const nobody = new Client(server);
  const id = await startGame(ann, bob, { time_control: days(2) });
  const poll = (after, client) => good(client.get(`/games/${id}/events?after=${after}`));
  const delays = [];
  for (const [ply, move] of ["32-28", "19-23", "28x19", "14x23"].entries()) {
    const waiting = Promise.all([poll(ply + 1, bob), poll(ply + 1, nobody)]);
    await pause(30);
    await good(players[ply % 2].post(`/games/${id}/moves`, { move, ply }));
    const at = Date.now();
    for (const { items, version } of await waiting)
      assert.deepEqual([items.map((event) => event.d.move), version], [[move], ply + 2]);
    delays.push(Date.now() - at);
  }
  assert.ok(Math.min(...delays) < 100, `${delays} ms`);
});
