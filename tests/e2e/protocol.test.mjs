// Seeks, commands and reconnects over real sockets. Refusals and repeated commands are tested in
// C++: tests/live and tests/http/socket/connection_test.cpp.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import {
  blitz,
  Client,
  days,
  eventsOf,
  gameOf,
  good,
  makePlayer,
  startGame,
} from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, refused, Table } from "./harness/table.mjs";

const wish = { variant: "international", time_control: blitz, rated: false, color: "white" };
const sixMoves = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
const cleanups = [];
let server;
let ann;
let bob;

before(async () => {
  server = await startServer({ after: (act) => cleanups.unshift(act) });
  [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
});

after(async () => {
  for (const act of cleanups) await act();
});

test("a seek ends with its socket, whether closed or disconnected", async () => {
  const looker = await Socket.open(new Client(server));
  assert.deepEqual((await looker.follow("lobby")).d, { seeks: [] });
  for (const leave of ["close", "drop"]) {
    const anns = await Socket.open(ann);
    const { d } = done(await anns.command({ t: "seek", ...wish }));
    const { seek } = (await looker.event("lobby", "seek_added")).d;
    assert.deepEqual([seek.id, seek.username], [d.seek, "ann"]);
    await anns[leave]();
    assert.equal((await looker.event("lobby", "seek_removed")).d.id, d.seek);
  }
  await looker.close();
});

test("of four players who take one seek over sockets and REST, one gets the game", async () => {
  const takers = await Promise.all([1, 2, 3, 4].map((i) => makePlayer(server, `taker${i}`)));
  const sockets = await Promise.all(takers.map(Socket.open));
  const anns = await Socket.open(ann);
  const { seek } = done(await anns.command({ t: "seek", ...wish })).d;
  const bySocket = (i) =>
    sockets[i]
      .command({ t: "take", seek })
      .then(({ t, code, d }) => ({ code: t === "ack" ? undefined : code, game: d?.game }));
  const byRest = (i) =>
    takers[i]
      .post(`/seeks/${seek}/take`, {}, { key: randomUUID() })
      .then(({ body }) => ({ code: body.code, game: body.game_id }));
  const answers = await Promise.all(takers.map((_, i) => (i % 2 ? bySocket : byRest)(i)));
  const winner = answers.findIndex(({ game }) => game !== undefined);
  for (const [i, { code }] of answers.entries())
    assert.equal(code, i === winner ? undefined : "SEEK_GONE");
  const { players } = await gameOf(ann, answers[winner].game);
  assert.deepEqual([players.white.username, players.black.username], ["ann", takers[winner].name]);
  await Promise.all([anns, ...sockets].map((socket) => socket.close()));
});

test("a repeated command is executed once, on any socket and over REST", async () => {
  const table = await Table.open(ann, bob);
  const command = { t: "move", id: randomUUID(), game: table.id, ply: 0, move: "32-28" };
  const [first, second] = await Promise.all([1, 2].map(() => table.whites.command(command)));
  assert.deepEqual(second, done(first));
  const elsewhere = await Socket.open(ann);
  assert.deepEqual(await elsewhere.command(command), first);
  const body = { move: "32-28", ply: 0 };
  const rest = await ann.post(`/games/${table.id}/moves`, body, { key: command.id });
  assert.deepEqual([rest.status, rest.body.version, rest.body.fen], [201, 2, first.d.fen]);
  refused(await elsewhere.command({ ...command, move: "31-27" }), "KEY_REUSED");
  refused(await table.whites.move(table.id, 1, "31-27"), "NOT_YOUR_TURN");
  assert.equal((await table.now()).version, 2);
  await Promise.all([table.close(), elsewhere.close()]);
});

test("a disconnected player gets the missed events, and the opponent is notified", async () => {
  const table = await Table.open(ann, bob);
  const presence = (black) =>
    table.whites.next(({ t, d }) => t === "info" && d.type === "presence" && d.black === black);
  await table.play(sixMoves.slice(0, 2));
  await table.blacks.drop();
  await presence(false);
  await table.play(sixMoves.slice(2, 3), 2);

  const back = await Socket.open(bob);
  back.send({ t: "sub", topic: table.topic, v: 2 });
  for (const [v, move] of [
    [3, "19-23"],
    [4, "28x19"],
  ]) {
    const event = await back.next((frame) => frame.t !== "info");
    assert.deepEqual([event.t, event.v, event.d.move], ["event", v, move]);
  }
  await presence(true);
  table.blacks = back;
  await table.play(sixMoves.slice(3), 3);
  for (const v of [5, 6, 7]) assert.equal((await back.next({ t: "event" })).v, v);
  assert.deepEqual(
    (await eventsOf(bob, table.id)).map((event) => event.v),
    [1, 2, 3, 4, 5, 6, 7],
  );
  await table.close();
});

test("a player's own topic has challenges, turns and ends of games", async () => {
  const [anns, bobs] = await Promise.all([ann, bob].map(Socket.open));
  for (const socket of [anns, bobs]) await socket.follow("me");
  const next = async (socket, type) => (await socket.event("me", type)).d;
  const { id: offer } = await good(ann.post("/challenges", { opponent: "bob", ...wish }));
  assert.equal((await next(bobs, "challenge")).challenge.id, offer);
  assert.equal((await bob.post(`/challenges/${offer}/decline`)).status, 204);
  for (const socket of [anns, bobs]) assert.equal((await next(socket, "challenge_gone")).id, offer);

  const id = await startGame(ann, bob, { time_control: days(3) });
  for (const socket of [anns, bobs]) assert.equal((await next(socket, "game_started")).game, id);
  await good(ann.post(`/games/${id}/moves`, { move: "32-28", ply: 0 }));
  const { game, ply } = await next(bobs, "my_turn");
  assert.deepEqual([game, ply], [id, 1]);
  const late = await Socket.open(bob);
  const { games } = (await late.follow("me")).d;
  assert.equal(games.find((row) => row.id === id).last_move, "32-28");
  await good(bob.post(`/games/${id}/resign`));
  for (const socket of [anns, bobs]) {
    const ended = await next(socket, "game_ended");
    assert.deepEqual([ended.game, ended.result, ended.reason], [id, "2-0", "resignation"]);
  }
  await Promise.all([anns, bobs, late].map((socket) => socket.close()));
});
