// A player's actions in a game, and the effects of time.

import assert from "node:assert/strict";
import test from "node:test";
import {
  blitz,
  days,
  eventsOf,
  gameOf,
  good,
  send,
  startGame,
  twoPlayers,
} from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, opening, refused, Table } from "./harness/table.mjs";

/** Kings that move back and forth on their own diagonals, without captures. */
const kings = "W:Wa1,Kc1:Ba7,Kb8";

test("draws, resignation and abort", async (t) => {
  const server = await startServer(t);
  const [ann, bob] = await twoPlayers(server);
  const begun = async (wish) => {
    const table = await Table.open(ann, bob, wish);
    await table.play(opening);
    await table.forget(opening.length);
    return table;
  };

  await t.test("an offer that is accepted", async () => {
    const table = await begun();
    assert.deepEqual(done(await table.command("white", "draw", { action: "offer" })).d.by, "white");
    assert.equal((await table.now()).draw_offer, "white");
    assert.equal((await table.event()).type, "draw_offer");
    refused(await table.command("white", "draw", { action: "accept" }), "NO_DRAW_OFFER");
    refused(await table.command("white", "draw", { action: "offer" }), "DRAW_REFUSED");
    const { d } = done(await table.command("black", "draw", { action: "accept" }));
    assert.deepEqual([d.type, d.status, d.result], ["end", "finished", "1-1"]);
    assert.deepEqual([d.reason, d.counter], ["agreement", null]);
    const { result, reason, status, draw_offer } = await table.now();
    assert.deepEqual([result, reason, status, draw_offer], ["1-1", "agreement", "finished", null]);
  });

  await t.test("an offer in reply to an offer accepts it", async () => {
    const table = await begun();
    done(await table.command("black", "draw", { action: "offer" }));
    const { d } = done(await table.command("white", "draw", { action: "offer" }));
    assert.deepEqual([d.type, d.reason], ["end", "agreement"]);
  });

  await t.test("a player who was declined may not offer again first", async () => {
    const table = await begun();
    done(await table.command("white", "draw", { action: "offer" }));
    const { d } = done(await table.command("black", "draw", { action: "decline" }));
    assert.deepEqual([d.type, d.by], ["draw_declined", "black"]);
    assert.equal((await table.now()).draw_barred, "white");
    refused(await table.command("white", "draw", { action: "offer" }), "DRAW_REFUSED");
    refused(await table.whites.move(table.id, 4, "33-28", { draw_offer: true }), "DRAW_REFUSED");
    assert.equal((await table.now()).ply, 4, "the move that came with it was not made either");
    done(await table.command("black", "draw", { action: "offer" }));
    done(await table.command("white", "draw", { action: "decline" }));
    done(await table.command("white", "draw", { action: "offer" }));
  });

  await t.test("a move in reply declines", async () => {
    const table = await begun();
    const answer = done(await table.whites.move(table.id, 4, "33-28", { draw_offer: true }));
    assert.equal(answer.d.type, "move");
    assert.deepEqual(
      [(await table.event()).type, (await table.event()).type],
      ["move", "draw_offer"],
    );
    assert.equal((await table.now()).draw_offer, "white");
    done(await table.blacks.move(table.id, 5, "23x32"));
    assert.deepEqual(
      [(await table.now()).draw_offer, (await table.now()).draw_barred],
      [null, "white"],
    );
    refused(await table.command("black", "draw", { action: "accept" }), "NO_DRAW_OFFER");
  });

  await t.test("a ruleset may forbid early draw agreements", async () => {
    const table = await begun({ ruleset: "kndb" });
    refused(await table.command("white", "draw", { action: "offer" }), "DRAW_REFUSED");
  });

  await t.test("a threefold position is claimed in Russian draughts", async () => {
    const table = await Table.open(ann, bob, { variant: "russian", fen: kings });
    const round = ["c1-e3", "b8-d6", "e3-c1", "d6-b8"];
    await table.play(round);
    refused(await table.command("white", "draw", { action: "claim" }), "DRAW_REFUSED");
    await table.play(round, 4);
    assert.equal((await table.now()).draw_claim, "threefold");
    refused(await table.command("black", "draw", { action: "claim" }), "NOT_YOUR_TURN");
    const { d } = done(await table.command("white", "draw", { action: "claim" }));
    assert.deepEqual([d.result, d.reason], ["1/2-1/2", "threefold"]);
    assert.equal(d.counter.rule, "threefold");
  });

  await t.test("a claim may come with the move that makes it valid", async () => {
    const table = await Table.open(ann, bob, { variant: "russian", fen: kings });
    const round = ["c1-e3", "b8-d6", "e3-c1", "d6-b8"];
    await table.play([...round, ...round.slice(0, 3)]);
    const last = done(await table.blacks.move(table.id, 7, "d6-b8", { draw_offer: true }));
    assert.equal(last.d.ply, 8);
    assert.equal((await table.now()).reason, "threefold");
  });

  await t.test("a threefold position ends an international game automatically", async () => {
    const table = await Table.open(ann, bob, { fen: "W:W6,K47:B45,K4" });
    const round = ["47-41", "4-9", "41-47", "9-4"];
    await table.play(round);
    await table.play(round.slice(0, 3), 4);
    done(await table.blacks.move(table.id, 7, "9-4"));
    const { status, result, reason } = await table.now();
    assert.deepEqual([status, result, reason], ["finished", "1-1", "threefold"]);
    assert.equal((await eventsOf(ann, table.id)).at(-1).d.counter.rule, "threefold");
  });

  await t.test("the last piece taken wins", async () => {
    const table = await Table.open(ann, bob, { fen: "W:W28:B22" });
    assert.equal(done(await table.whites.move(table.id, 0, "28x17")).d.type, "move");
    const { result, reason } = await table.now();
    assert.deepEqual([result, reason], ["2-0", "no_pieces"]);
  });

  await t.test("resignation, also out of turn", async () => {
    const table = await begun();
    const { d } = done(await table.command("black", "resign"));
    assert.deepEqual([d.result, d.reason, d.clock.running], ["2-0", "resignation", null]);
    assert.deepEqual((await table.event(table.whites)).reason, "resignation");
  });

  await t.test("abort before the second move, not after", async () => {
    for (const side of ["white", "black"]) {
      const table = await Table.open(ann, bob);
      await table.play(opening.slice(0, 1));
      const { d } = done(await table.command(side, "abort"));
      assert.deepEqual([d.status, d.result, d.reason], ["aborted", null, "abort"]);
      assert.equal((await table.now()).status, "aborted");
    }
    const table = await Table.open(ann, bob);
    await table.play(opening.slice(0, 2));
    refused(await table.command("white", "abort"), "TOO_LATE_TO_ABORT");
    assert.equal((await table.now()).status, "playing");
  });
});

test("time", async (t) => {
  const server = await startServer(t, { devClock: "2024-01-10T12:00:00Z" });
  const [ann, bob] = await twoPlayers(server);
  const clock = (body) => send(server, "PUT", "/api/v1/dev/clock", { body });
  const pass = (seconds) => good(clock({ advance_ms: seconds * 1000 }));

  await t.test("the dev clock stands still until it is advanced", async () => {
    const read = async () => (await good(send(server, "GET", "/api/v1/dev/clock"))).now_ms;
    const at = Date.UTC(2024, 0, 10, 12);
    assert.equal(await read(), at);
    assert.deepEqual(await pass(60), { now: "2024-01-10T12:01:00Z", now_ms: at + 60_000 });
    assert.equal((await good(clock({ now: "2024-01-10T12:02:00Z" }))).now_ms, at + 120_000);
    for (const body of [{ now: "2024-01-10T12:00:00Z" }, { advance_ms: -1 }, {}, { now: "soon" }]) {
      const back = await clock(body);
      assert.deepEqual([back.status, back.body.code], [422, "INVALID_FIELD"], JSON.stringify(body));
    }
    assert.equal(await read(), at + 120_000);
  });

  await t.test("thinking time is charged, the increment added", async () => {
    const table = await Table.open(ann, bob);
    await table.play(opening.slice(0, 2));
    await pass(10);
    const { d } = done(await table.whites.move(table.id, 2, "28x19"));
    assert.deepEqual([d.spent_ms, d.lag_ms], [10_000, 0]);
    assert.equal(d.clock.running, "black");
    const before = (await eventsOf(ann, table.id))[2].d.clock.white_ms;
    assert.equal(d.clock.white_ms, before - 10_000 + 3_000);
    await pass(7);
    const now = await table.now();
    assert.equal(now.clock.black_ms, d.clock.black_ms - 7_000);
    assert.equal(now.clock.deadline_ms, now.server_ms + now.clock.black_ms);
    assert.deepEqual(now.spent_ms.slice(2), [10_000]);
  });

  for (const [what, moves] of [
    ["White", []],
    ["Black", ["32-28"]],
  ]) {
    await t.test(`${what} must make a first move within 30 s`, async () => {
      const table = await Table.open(ann, bob, {
        time_control: { kind: "fischer", base_ms: 180_000, increment_ms: 0 },
      });
      await table.play(moves);
      await table.forget(moves.length);
      await pass(29);
      assert.equal((await table.now()).status, "playing");
      await pass(1);
      const end = await table.event();
      assert.deepEqual([end.status, end.result, end.reason], ["aborted", null, "no_first_move"]);
      refused(await table.whites.move(table.id, moves.length, "31-27"), "GAME_OVER");
    });
  }

  await t.test("a flag falls on time even if no one is watching", async () => {
    const table = await Table.open(ann, bob);
    await table.play(opening);
    const { clock: face } = await table.now();
    await table.close();
    await pass(face.white_ms / 1000 + 100);
    const { result, reason, clock: last, version } = await table.now();
    assert.deepEqual([result, reason, last.white_ms, version], ["0-2", "time", 0, 6]);
    const end = (await eventsOf(bob, table.id)).at(-1).d;
    assert.deepEqual([end.type, end.at_ms], ["end", face.deadline_ms]);
  });

  await t.test("all deadlines passed are handled in order", async () => {
    const ids = [];
    for (const minutes of [9, 3, 6]) {
      const time_control = { kind: "fischer", base_ms: minutes * 60_000, increment_ms: 0 };
      const table = await Table.open(ann, bob, { time_control });
      await table.play(opening);
      ids.push(table.id);
    }
    ids.push(await startGame(ann, bob, { time_control: days(1) }));
    await pass(2 * 86_400);
    const ends = [];
    for (const id of ids) {
      const end = (await eventsOf(ann, id)).at(-1).d;
      assert.deepEqual([end.type, end.reason, end.result], ["end", "time", "0-2"]);
      ends.push(end.at_ms);
    }
    assert.deepEqual(
      [...ends].sort((a, b) => a - b),
      [ends[1], ends[2], ends[0], ends[3]],
    );
  });

  await t.test("a correspondence move in time restarts the opponent's days", async () => {
    const id = await startGame(ann, bob, { time_control: days(3) });
    const deadline = async () => (await gameOf(ann, id)).clock.deadline_ms;
    const first = await deadline();
    await pass(2 * 86_400);
    await good(ann.post(`/games/${id}/moves`, { move: "32-28", ply: 0 }));
    assert.equal(await deadline(), first + 2 * 86_400_000);
    await pass(3 * 86_400 - 1);
    assert.equal((await gameOf(ann, id)).status, "playing");
    await pass(1);
    const { status, result, reason } = await gameOf(ann, id);
    assert.deepEqual([status, result, reason], ["finished", "2-0", "time"]);
    const late = await bob.post(`/games/${id}/moves`, { move: "19-23", ply: 1 });
    assert.deepEqual([late.status, late.body.code], [409, "GAME_OVER"]);
  });

  await t.test("followers are notified of the flag at once", async () => {
    const table = await Table.open(ann, bob, { time_control: blitz });
    await table.play(opening);
    const looker = await Socket.open(ann);
    await looker.follow(table.topic);
    await pass(3600);
    for (const socket of [looker, table.blacks]) {
      const end = await socket.event(table.topic, "end");
      assert.deepEqual([end.d.reason, end.v], ["time", 6]);
    }
  });
});
