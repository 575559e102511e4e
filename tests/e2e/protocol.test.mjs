// What the WebSocket does with commands that are repeated, refused, or sent by the wrong people.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { Board } from "./harness/board.mjs";
import { Client, eventsOf, makePlayer, startGame } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, refused, Table } from "./harness/table.mjs";

const sixMoves = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];

/** Two routes from the first square to the last, with different victims. */
const twoRoutes = "W:WK20:B6,8,14,16,18,19,25,26,27";

function ambiguousMove(fen) {
  const board = Board.fromFen("russian", fen);
  const texts = board
    .moves()
    .map(({ path }) => `${board.nameOf(path[0])}x${board.nameOf(path.at(-1))}`);
  return texts.find((text) => !board.read(text));
}

test("the protocol", async (t) => {
  const server = await startServer(t);
  const [ann, bob, cleo] = await Promise.all(
    ["ann", "bob", "cleo"].map((name) => makePlayer(server, name)),
  );
  const anna = await makePlayer(server, "anna", ["read"]);

  await t.test("a command sent twice is done once", async () => {
    const table = await Table.open(ann, bob);
    const command = { t: "move", id: randomUUID(), game: table.id, ply: 0, move: "32-28" };
    const [first, second] = await Promise.all([1, 2].map(() => table.whites.command(command)));
    assert.deepEqual(second, done(first));
    assert.equal(first.v, 2);
    const elsewhere = await Socket.open(ann);
    assert.deepEqual(await elsewhere.command(command), first);
    assert.deepEqual(await elsewhere.command({ ...command, id: command.id.toUpperCase() }), first);
    const body = { move: "32-28", ply: 0 };
    const rest = await ann.post(`/games/${table.id}/moves`, body, { key: command.id });
    assert.deepEqual([rest.status, rest.body.version, rest.body.ply], [201, 2, 1]);
    assert.equal(rest.body.fen, first.d.fen);
    await table.play(["19-23"], 1);
    assert.deepEqual(await elsewhere.command(command), first, "later on too");
    assert.equal((await table.now()).version, 3);
    assert.deepEqual((await table.now()).moves, ["32-28", "19-23"]);
  });

  await t.test("so is one over REST", async () => {
    const id = await startGame(ann, bob);
    const key = randomUUID();
    const move = { move: "32-28", ply: 0 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.post(`/games/${id}/moves`, move, { key })),
    );
    for (const answer of answers) assert.equal(answer.text, answers[0].text);
    assert.equal(answers[0].status, 201);
    const resign = randomUUID();
    for (const expected of [200, 200]) {
      const answer = await bob.post(`/games/${id}/resign`, undefined, { key: resign });
      assert.deepEqual([answer.status, answer.body.version], [expected, 3]);
    }
    assert.equal((await eventsOf(ann, id)).length, 3);
  });

  await t.test("an id is for one command", async () => {
    const table = await Table.open(ann, bob);
    const command = { t: "move", id: randomUUID(), game: table.id, ply: 0, move: "32-28" };
    done(await table.whites.command(command));
    for (const change of [{ move: "31-27" }, { ply: 2 }, { t: "resign" }, { draw_offer: true }]) {
      refused(await table.whites.command({ ...command, ...change }), "KEY_REUSED");
    }
    const rest = await ann.post(
      `/games/${table.id}/moves`,
      { move: "31-27", ply: 0 },
      { key: command.id },
    );
    assert.deepEqual([rest.status, rest.body.code], [422, "KEY_REUSED"]);
    assert.equal((await table.now()).version, 2);
    // Ids are each player's own.
    const his = { t: "move", id: command.id, game: table.id, ply: 1, move: "19-23" };
    assert.equal(done(await table.blacks.command(his)).v, 3);
  });

  await t.test("what is refused changes nothing", async (t2) => {
    const table = await Table.open(ann, bob);
    await table.play(sixMoves.slice(0, 5));
    const strangers = await Socket.open(cleo);
    const nobodys = await Socket.open(new Client(server));
    const readers = await Socket.open(anna);
    const before = await table.now();
    assert.equal(before.version, 6);
    const game = table.id;
    const move = { t: "move", game, ply: 5, move: "10-14" };
    const cases = [
      ["a move that is not legal", table.blacks, { ...move, move: "10-15x" }, "ILLEGAL_MOVE"],
      ["a move of the opponent's piece", table.blacks, { ...move, move: "31-27" }, "ILLEGAL_MOVE"],
      [
        "a move without a capture that is due",
        table.blacks,
        { ...move, move: "1-2" },
        "ILLEGAL_MOVE",
      ],
      ["4 KB of nonsense", table.blacks, { ...move, move: "x".repeat(4096) }, "ILLEGAL_MOVE"],
      ["4 KB of squares", table.blacks, { ...move, move: "10x".repeat(1400) }, "ILLEGAL_MOVE"],
      ["an empty move", table.blacks, { ...move, move: "" }, "ILLEGAL_MOVE"],
      ["NUL bytes", table.blacks, { ...move, move: "10-14\0" }, "ILLEGAL_MOVE"],
      ["a ply before", table.blacks, { ...move, ply: 3 }, "STALE_PLY"],
      ["a ply to come", table.blacks, { ...move, ply: 7 }, "STALE_PLY"],
      ["the other's turn", table.whites, { ...move, move: "41-37" }, "NOT_YOUR_TURN"],
      ["a stranger's move", strangers, move, "NOT_A_PLAYER"],
      ["a stranger's resignation", strangers, { t: "resign", game }, "NOT_A_PLAYER"],
      ["a stranger's draw", strangers, { t: "draw", game, action: "accept" }, "NOT_A_PLAYER"],
      ["a stranger's abort", strangers, { t: "abort", game }, "NOT_A_PLAYER"],
      ["a spectator's move", nobodys, move, "NOT_SIGNED_IN"],
      ["a token that may only read", readers, move, "SCOPE_MISSING"],
      ["no such game", table.blacks, { ...move, game: "987654321" }, "NOT_FOUND"],
      [
        "a draw that was not offered",
        table.blacks,
        { t: "draw", game, action: "accept" },
        "NO_DRAW_OFFER",
      ],
      [
        "no offer to decline",
        table.blacks,
        { t: "draw", game, action: "decline" },
        "NO_DRAW_OFFER",
      ],
      [
        "a claim without a rule",
        table.blacks,
        { t: "draw", game, action: "claim" },
        "DRAW_REFUSED",
      ],
      ["an abort too late", table.blacks, { t: "abort", game }, "TOO_LATE_TO_ABORT"],
      ["a ply in quotes", table.blacks, { ...move, ply: "5" }, "INVALID_FIELD"],
      ["a ply in parts", table.blacks, { ...move, ply: 5.5 }, "INVALID_FIELD"],
      ["a ply below 0", table.blacks, { ...move, ply: -1 }, "INVALID_FIELD"],
      ["a ply beyond all numbers", table.blacks, { ...move, ply: 2 ** 64 }, "INVALID_FIELD"],
      ["no ply", table.blacks, { ...move, ply: undefined }, "INVALID_FIELD"],
      ["a number as move", table.blacks, { ...move, move: 1014 }, "INVALID_FIELD"],
      ["no move", table.blacks, { ...move, move: undefined }, "INVALID_FIELD"],
      ["a list as move", table.blacks, { ...move, move: ["10-14"] }, "INVALID_FIELD"],
      ["a game as number", table.blacks, { ...move, game: Number(game) }, "INVALID_FIELD"],
      ["a game that is no id", table.blacks, { ...move, game: "../1" }, "INVALID_FIELD"],
      ["no game", table.blacks, { ...move, game: undefined }, "INVALID_FIELD"],
      ["an offer that is no flag", table.blacks, { ...move, draw_offer: "yes" }, "INVALID_FIELD"],
      ["no action", table.blacks, { t: "draw", game }, "INVALID_FIELD"],
      ["an unknown action", table.blacks, { t: "draw", game, action: "demand" }, "INVALID_FIELD"],
      ["an unknown type", table.blacks, { t: "castle", game }, "INVALID_FIELD"],
    ];
    for (const [what, socket, message, code] of cases) {
      await t2.test(what, async () => refused(await socket.command(message), code));
    }
    const after = await table.now();
    assert.deepEqual({ ...after, server_ms: 0, clock: 0 }, { ...before, server_ms: 0, clock: 0 });
    await table.play(["10-14"], 5);
    assert.equal((await table.now()).version, 7);
  });

  await t.test("a message that cannot be read is answered with an error", async () => {
    const socket = await Socket.open(ann);
    const deep = `${"[".repeat(2000)}${"]".repeat(2000)}`;
    const bad = ["", "{", "[]", "null", "42", '"move"', "{}{}", "{'t':'time'}", deep];
    for (const text of bad) {
      socket.send(text);
      const answer = await socket.error();
      refused(answer, "BAD_JSON");
      assert.equal(answer.id, null);
    }
    const unnamed = [{}, { t: 7 }, { t: "move" }, { t: "resign", id: null }, { t: "take", id: 5 }];
    for (const message of [
      ...unnamed,
      { t: "sub", topic: "moon" },
      { t: "sub", topic: "game/x" },
    ]) {
      socket.send(message);
      const answer = await socket.error();
      refused(answer, "INVALID_FIELD");
      assert.equal(answer.id, null);
    }
    socket.send({ t: "resign", id: "not-a-uuid", game: "1" });
    assert.equal((await socket.error()).id, "not-a-uuid");
    socket.send({ t: `"\\\n${"é".repeat(5)}` });
    refused(await socket.error(), "INVALID_FIELD");
    socket.send({ t: "sub", topic: "game/987654321" });
    refused(await socket.error(), "NOT_FOUND");
    socket.send({ t: "time" });
    assert.ok(Math.abs((await socket.next({ t: "time" })).server_ms - Date.now()) < 5000);
    assert.deepEqual(await socket.settled(), []);
  });

  await t.test("an ambiguous move is refused, a full one taken", async () => {
    const table = await Table.open(ann, bob, { variant: "russian", fen: twoRoutes });
    const text = ambiguousMove(twoRoutes);
    refused(await table.whites.move(table.id, 0, text), "AMBIGUOUS_MOVE");
    assert.equal((await table.now()).version, 1);
    const full = (await table.now()).legal_moves.find((move) => move.split(/[x:]/).length > 2);
    assert.equal(done(await table.whites.move(table.id, 0, full)).d.move, full);
  });

  await t.test("a finished game stays as it is", async () => {
    const table = await Table.open(ann, bob);
    await table.play(sixMoves);
    const resigned = done(await table.command("black", "resign"));
    assert.equal(resigned.d.type, "end");
    assert.deepEqual([resigned.d.result, resigned.d.reason], ["2-0", "resignation"]);
    refused(await table.whites.move(table.id, 6, "41-37"), "GAME_OVER");
    for (const side of ["white", "black"]) {
      for (const t3 of ["resign", "abort"]) refused(await table.command(side, t3), "GAME_OVER");
      for (const action of ["offer", "accept", "decline", "claim"]) {
        refused(await table.command(side, "draw", { action }), "GAME_OVER");
      }
    }
    const { version, status, result, clock, legal_moves } = await table.now();
    assert.deepEqual([version, status, result], [8, "finished", "2-0"]);
    assert.deepEqual([clock.running, clock.deadline_ms], [null, null]);
    assert.deepEqual(legal_moves, []);
  });

  await t.test("who comes back gets exactly what was missed", async () => {
    const table = await Table.open(ann, bob);
    await table.play(sixMoves.slice(0, 2));
    await table.blacks.drop();
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
    table.blacks = back;
    await table.play(sixMoves.slice(3), 3);
    for (const v of [5, 6, 7]) assert.equal((await back.next({ t: "event" })).v, v);

    back.send({ t: "sub", topic: table.topic, v: 7 });
    await back.next({ t: "info" });
    await back.settled();
    assert.deepEqual(
      back.frames.filter((frame) => frame.t !== "info"),
      [],
    );
    const stored = await eventsOf(bob, table.id);
    assert.deepEqual(
      stored.map((event) => event.v),
      [1, 2, 3, 4, 5, 6, 7],
    );
  });

  await t.test("a version that is not known gets a snapshot", async () => {
    const table = await Table.open(ann, bob);
    await table.play(sixMoves);
    for (const v of [8, 10_000, -1, 2 ** 53]) {
      table.blacks.frames.length = 0;
      table.blacks.send({ t: "sub", topic: table.topic, v });
      const frame = await table.blacks.next((f) => f.t === "snapshot" || f.t === "event");
      assert.deepEqual([frame.t, frame.v, frame.d.ply], ["snapshot", 7, 6]);
      assert.ok(frame.server_ms > 0);
    }
    for (const v of ["7", 1.5, true, [7]]) {
      table.blacks.send({ t: "sub", topic: table.topic, v });
      refused(await table.blacks.error(), "INVALID_FIELD");
    }
  });

  await t.test("a long absence is made up for too", async () => {
    const table = await Table.open(ann, bob, { variant: "international" });
    const moves = [];
    for (let board = Board.start("international"); moves.length < 90; ) {
      const legal = board.moves();
      if (legal.length === 0) break;
      const move = legal[(moves.length * 7) % legal.length];
      moves.push(board.write(move));
      board = board.after(move);
    }
    await table.play(moves);
    const back = await Socket.open(bob);
    back.send({ t: "sub", topic: table.topic, v: 3 });
    const first = await back.next((frame) => frame.t !== "info");
    assert.ok(first.t === "snapshot" ? first.v === moves.length + 1 : first.v === 4);
  });
});
