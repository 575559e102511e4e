// Seeks and who takes them, what is told to spectators, and what concerns oneself.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { blitz, Client, days, gameOf, good, makePlayer, startGame } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, refused, Table } from "./harness/table.mjs";

const wish = { variant: "international", time_control: blitz, rated: false, color: "random" };
/** How many are online may be told at any time. */
const events = (frames) => frames.filter(({ t }) => t !== "info");
const runningGames = async (client) => (await good(client.get("/games?mine=1"))).items.length;

test("the lobby", async (t) => {
  const server = await startServer(t);
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
  const nobody = new Client(server);
  const openSeeks = async () => (await good(nobody.get("/seeks"))).items;

  await t.test("everybody sees a seek come and go", async () => {
    const looker = await Socket.open(nobody);
    assert.deepEqual((await looker.follow("lobby")).d, { seeks: [] });
    const anns = await Socket.open(ann);
    const { d } = done(await anns.command({ t: "seek", ...wish, color: "black" }));
    const added = await looker.event("lobby", "seek_added");
    assert.equal(added.d.seek.id, d.seek);
    assert.equal(added.d.seek.username, "ann");
    assert.equal(added.d.seek.color, "black");
    assert.equal(added.d.seek.ruleset, "fmjd");
    assert.deepEqual((await openSeeks())[0], added.d.seek);
    const bobs = await Socket.open(bob);
    refused(await bobs.command({ t: "unseek", seek: d.seek }), "FORBIDDEN");
    const unseek = { t: "unseek", id: randomUUID(), seek: d.seek };
    const gone = done(await anns.command(unseek));
    assert.deepEqual(gone.d, {});
    const removed = await looker.event("lobby", "seek_removed");
    assert.deepEqual([removed.d.id, removed.v], [d.seek, added.v + 1]);
    assert.deepEqual(await anns.command(unseek), gone, "the same answer again");
    refused(await bobs.command({ t: "take", seek: d.seek }), "SEEK_GONE");
    looker.send({ t: "unsub", topic: "lobby" });
    await looker.settled(); // the server has read it
    done(await anns.command({ t: "seek", ...wish }));
    await anns.close();
    assert.deepEqual(events(await looker.settled()), []);
  });

  await t.test("a seek ends with its socket", async () => {
    const looker = await Socket.open(nobody);
    for (const leave of ["close", "drop"]) {
      const anns = await Socket.open(ann);
      const { d } = done(await anns.command({ t: "seek", ...wish }));
      await looker.follow("lobby");
      await anns[leave]();
      assert.equal((await looker.event("lobby", "seek_removed")).d.id, d.seek);
    }
    assert.deepEqual(await openSeeks(), []);
  });

  await t.test("a seek of REST stands until it is withdrawn", async () => {
    const { id } = await good(ann.post("/seeks", wish, { key: randomUUID() }));
    assert.equal((await openSeeks()).length, 1);
    assert.equal((await bob.send("DELETE", `/seeks/${id}`)).status, 403);
    assert.equal((await nobody.send("DELETE", `/seeks/${id}`)).status, 401);
    assert.equal((await ann.send("DELETE", `/seeks/${id}`)).status, 204);
    assert.deepEqual(await openSeeks(), []);
    const gone = await bob.post(`/seeks/${id}/take`, undefined, { key: randomUUID() });
    assert.deepEqual([gone.status, gone.body.code], [409, "SEEK_GONE"]);
  });

  await t.test("a seek that is sent twice is made once", async () => {
    const anns = await Socket.open(ann);
    const seek = { t: "seek", id: randomUUID(), ...wish };
    const [one, two] = await Promise.all([anns.command(seek), anns.command(seek)]);
    assert.deepEqual(done(one), two);
    refused(await anns.command({ ...seek, color: "white" }), "KEY_REUSED");
    assert.equal((await openSeeks()).length, 1);
    refused(await anns.command({ t: "take", seek: one.d.seek }), "OWN_OFFER");
    await anns.close();
  });

  await t.test("a wrong seek is refused", async () => {
    const anns = await Socket.open(ann);
    const cases = [
      { variant: "chess" },
      { variant: 20 },
      { ruleset: "none" },
      { time_control: { kind: "hourglass" } },
      { time_control: { kind: "fischer", base_ms: -1, increment_ms: 0 } },
      { time_control: { kind: "fischer", base_ms: 0, increment_ms: 0 } },
      { time_control: { kind: "fischer", base_ms: "5", increment_ms: 0 } },
      { time_control: { kind: "per_move", time_ms: 2 ** 53 } },
      { time_control: null },
      { color: "red" },
      { rated: 1 },
    ];
    for (const wrong of cases) {
      refused(await anns.command({ t: "seek", ...wish, ...wrong }), "INVALID_FIELD");
      const rest = await ann.post("/seeks", { ...wish, ...wrong });
      assert.deepEqual([rest.status, rest.body.code], [422, "INVALID_FIELD"]);
      assert.ok(rest.body.errors[0].field.startsWith(Object.keys(wrong)[0]));
    }
    assert.deepEqual(await openSeeks(), []);
    const spectator = await Socket.open(nobody);
    refused(await spectator.command({ t: "seek", ...wish }), "NOT_SIGNED_IN");
    refused(await spectator.command({ t: "take", seek: "1" }), "NOT_SIGNED_IN");
  });

  await t.test("ten take one seek, one gets it", async () => {
    const takers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => makePlayer(server, `taker${i}`)),
    );
    const sockets = await Promise.all(takers.map(Socket.open));
    const anns = await Socket.open(ann);
    for (let round = 0; round < 5; ++round) {
      const before = await runningGames(ann);
      const { d } = done(await anns.command({ t: "seek", ...wish, color: "white" }));
      const answers = await Promise.all(
        sockets.map((socket, i) =>
          (i + round) % 2
            ? socket.command({ t: "take", seek: d.seek })
            : takers[i].post(`/seeks/${d.seek}/take`, {}, { key: randomUUID() }).then((rest) => ({
                t: rest.status === 201 ? "ack" : "err",
                code: rest.body.code,
                detail: rest.body.detail,
                d: { game: rest.body.game_id },
              })),
        ),
      );
      const winners = answers.filter((answer) => answer.t === "ack");
      assert.equal(winners.length, 1);
      for (const answer of answers) if (answer.t === "err") refused(answer, "SEEK_GONE");
      assert.equal(await runningGames(ann), before + 1);
      const game = await gameOf(nobody, winners[0].d.game);
      const taker = takers[answers.indexOf(winners[0])];
      assert.deepEqual(
        [game.players.white.username, game.players.black.username],
        ["ann", taker.name],
      );
    }
  });

  await t.test("a take that is sent twice at once gets one game", async () => {
    const anns = await Socket.open(ann);
    const bobs = await Promise.all([Socket.open(bob), Socket.open(bob)]);
    for (let round = 0; round < 10; ++round) {
      const before = await runningGames(bob);
      const { d } = done(await anns.command({ t: "seek", ...wish }));
      const take = { t: "take", id: randomUUID(), seek: d.seek };
      const [one, two] = await Promise.all(bobs.map((socket) => socket.command(take)));
      assert.deepEqual(done(one), two);
      const rest = await bob.post(`/seeks/${d.seek}/take`, undefined, { key: randomUUID() });
      assert.equal(rest.body.code, "SEEK_GONE");
      assert.deepEqual(await bobs[0].command(take), one);
      assert.equal(await runningGames(bob), before + 1);
    }
  });
});

test("spectators and presence", async (t) => {
  const server = await startServer(t);
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
  const table = await Table.open(ann, bob);
  const presence = (socket, white, black, spectators) =>
    socket.next(
      ({ t: type, d }) =>
        type === "info" &&
        d.type === "presence" &&
        d.white === white &&
        d.black === black &&
        d.spectators === spectators,
    );

  await t.test("a spectator needs no account and is counted", async () => {
    const lookers = [await Socket.open(new Client(server)), await Socket.open(new Client(server))];
    for (const looker of lookers) {
      const { d } = await looker.follow(table.topic);
      assert.deepEqual([d.players.white.username, d.status], ["ann", "playing"]);
    }
    await presence(table.whites, true, true, 2);
    await table.play(["32-28"]);
    for (const looker of lookers) assert.equal((await looker.event(table.topic, "move")).v, 2);
    await lookers[0].close();
    await presence(table.blacks, true, true, 1);
    lookers[1].send({ t: "unsub", topic: table.topic });
    await presence(table.blacks, true, true, 0);
  });

  await t.test("the opponent sees who is gone and who is back", async () => {
    await table.whites.drop();
    await presence(table.blacks, false, true, 0);
    const back = [await Socket.open(ann), await Socket.open(ann)];
    for (const socket of back) await socket.follow(table.topic);
    await presence(table.blacks, true, true, 0);
    await back[0].close();
    await table.blacks.settled();
    table.blacks.send({ t: "sub", topic: table.topic });
    await presence(table.blacks, true, true, 0);
  });
});

test("what concerns oneself", async (t) => {
  const server = await startServer(t);
  const [ann, bob] = await Promise.all(["ann", "bob"].map((name) => makePlayer(server, name)));
  const nobodys = await Socket.open(new Client(server));
  nobodys.send({ t: "sub", topic: "me" });
  refused(await nobodys.error(), "NOT_SIGNED_IN");

  const [anns, bobs] = [await Socket.open(ann), await Socket.open(bob)];
  for (const socket of [anns, bobs]) await socket.follow("me");
  const heard = async (socket, type) => (await socket.event("me", type)).d;

  await t.test("a challenge is told, and that it is gone", async () => {
    const challenge = { opponent: "bob", ...wish };
    const { id } = await good(ann.post("/challenges", challenge));
    const told = (await heard(bobs, "challenge")).challenge;
    assert.deepEqual([told.id, told.from, told.to], [id, "ann", "bob"]);
    const late = await Socket.open(bob);
    assert.deepEqual((await late.follow("me")).d.challenges, [told]);
    assert.equal((await bob.post(`/challenges/${id}/decline`)).status, 204);
    for (const socket of [anns, bobs]) assert.equal((await heard(socket, "challenge_gone")).id, id);
  });

  await t.test("a game that starts is told to both", async () => {
    const id = await startGame(ann, bob);
    for (const socket of [anns, bobs]) {
      const { game, white, black, pace } = await heard(socket, "game_started");
      assert.deepEqual([game, white, black, pace], [id, "ann", "bob", "live"]);
    }
  });

  await t.test("in a correspondence game it is told whose turn it is", async () => {
    const id = await startGame(ann, bob, { time_control: days(3) });
    assert.equal((await heard(bobs, "game_started")).pace, "correspondence");
    await good(ann.post(`/games/${id}/moves`, { move: "32-28", ply: 0 }));
    const { game, ply } = await heard(bobs, "my_turn");
    assert.deepEqual([game, ply], [id, 1]);
    const { games, username } = (await (await Socket.open(bob)).follow("me")).d;
    assert.equal(username, "bob");
    assert.equal(games.find((row) => row.id === id).last_move, "32-28");
    await good(bob.post(`/games/${id}/resign`));
    for (const socket of [anns, bobs]) {
      const ended = await heard(socket, "game_ended");
      assert.deepEqual([ended.game, ended.result, ended.reason], [id, "2-0", "resignation"]);
    }
  });
});
