// Games over REST: played, listed, polled, and everything that may be wrong with a request.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Board } from "./harness/board.mjs";
import { readPdn } from "./harness/pdn.mjs";
import { problem, requiredOf } from "./harness/problem.mjs";
import {
  Client,
  days,
  eventsOf,
  gameOf,
  good,
  makePlayer,
  send,
  startGame,
  twoPlayers,
} from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

test("a correspondence game from its start to its end", async (t) => {
  const server = await startServer(t);
  const players = await twoPlayers(server);
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
    // The move that leaves the opponent the fewest pieces, so that the game comes to its end.
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

/** The ids on each page of a list of games. */
async function pagesOf(client, query) {
  const pages = [];
  for (let cursor = ""; cursor !== null; ) {
    const { items, next_cursor: next } = await good(client.get(`/games?${query}${cursor}`));
    pages.push(items.map((item) => item.id));
    cursor = next === null ? null : `&cursor=${encodeURIComponent(next)}`;
  }
  return pages;
}

test("the PDN of the longest game is read, and written again", async (t) => {
  const nobody = new Client(await startServer(t));
  const shuffle = ["45-50", "46-41", "50-45", "41-46"];
  const plies = 10_000;
  let pdn = '[SetUp "1"]\n[FEN "W:WK45:BK46"]\n';
  for (let ply = 0; ply < plies; ++ply)
    pdn += `${ply % 2 ? "" : `${ply / 2 + 1}.`} ${shuffle[ply % 4]} {[%clock w8760:00:00 B8760:00:00]}\n`;
  const { games } = await good(nobody.post("/pdn/read", { pdn: `${pdn}*` }));
  assert.deepEqual([games.length, games[0].faults], [1, []]);
  assert.equal(games[0].moves.length, plies);
  const { variant, tags, start_fen, comment, moves } = games[0];
  const written = await good(
    nobody.post("/pdn/write", { variant, tags, start_fen, comment, moves }),
  );
  assert.equal(readPdn(written.pdn)[0].moves.length, plies);
  problem(await nobody.post("/pdn/read", { pdn: "x".repeat(1_600_000) }), 413, "TOO_LARGE");
  problem(await nobody.post("/pdn/read", { pdn: "x".repeat(1_200_001) }), 422, "INVALID_FIELD");
});

test("games over REST", async (t) => {
  const server = await startServer(t);
  const [ann, bob, cleo] = await Promise.all(
    ["ann", "bob", "cleo"].map((name) => makePlayer(server, name)),
  );
  const nobody = new Client(server);
  const slow = { time_control: days(2) };

  await t.test("who may is asked before what was sent", async () => {
    const id = await startGame(ann, bob, slow);
    const bodies = [{ raw: "{nonsense" }, { body: {} }, { body: { move: "32-28", ply: 0 } }];
    for (const body of bodies) {
      const move = (client, game) => client.send("POST", `/games/${game}/moves`, body);
      problem(await move(nobody, id), 401, "NOT_SIGNED_IN");
      problem(await move(nobody, "99999"), 401, "NOT_SIGNED_IN");
      problem(await move(cleo, id), 403, "NOT_A_PLAYER");
      problem(await move(cleo, "99999"), 404, "NOT_FOUND");
      problem(await move(ann, "nonsense"), 404, "NOT_FOUND");
      problem(await nobody.send("POST", "/challenges", body), 401, "NOT_SIGNED_IN");
    }
    problem(await cleo.post(`/games/${id}/draw`, { action: "dance" }), 403, "NOT_A_PLAYER");
    const stale = { headers: { "If-Match": '"77"' } };
    problem(await cleo.post(`/games/${id}/resign`, undefined, stale), 403, "NOT_A_PLAYER");
    problem(await nobody.get("/games/99999"), 404, "NOT_FOUND");
    assert.equal((await gameOf(nobody, id)).version, 1);
  });

  await t.test("bodies that cannot be read", async () => {
    const id = await startGame(ann, bob, slow);
    const post = (raw) => ann.send("POST", `/games/${id}/moves`, { raw });
    const nested = `${'{"a":'.repeat(20_000 / 5)}1${"}".repeat(20_000 / 5)}`;
    const texts = ["", "{", "[]", "null", '"x"', "{}x", "{'move':1}", '{"move":"32-28","ply":0,}'];
    for (const raw of [...texts, "[".repeat(60_000), '{"move":"\ud800"}', "\0{}"]) {
      const answer = await post(raw);
      assert.ok([400, 422].includes(answer.status), `${answer.status} for ${raw.slice(0, 40)}`);
      problem(answer, answer.status, answer.status === 400 ? "BAD_JSON" : "INVALID_FIELD");
    }
    problem(await post(Buffer.from('{"move":"\xff","ply":0}', "latin1")), 400, "BAD_JSON");
    problem(await post('{"move":"32-28","ply":1e400}'), 400, "BAD_JSON");
    problem(await post(nested), 400, "BAD_JSON");
    problem(await post(`{"move":"32-28","ply":0,"x":"${"x".repeat(70_000)}"}`), 413, "TOO_LARGE");
    for (const ply of ["-1", "1.5", "99999999999999999999", "true", '"0"', "null", "10000"]) {
      assert.deepEqual(problem(await post(`{"move":"32-28","ply":${ply}}`), 422, "INVALID_FIELD"), [
        "ply",
      ]);
    }
    problem(await post('{"move":"32-28\\u0000","ply":0}'), 422, "ILLEGAL_MOVE");
    problem(await post('{"move":"３２-２８","ply":0}'), 422, "ILLEGAL_MOVE");
    assert.equal((await gameOf(ann, id)).version, 1);
    assert.equal((await post('\ufeff{"move":"32-28","ply":0,"ply":0}')).status, 201);
  });

  await t.test("If-Match", async () => {
    const id = await startGame(ann, bob, slow);
    const move = (version, text, ply, client = ann) =>
      client.post(`/games/${id}/moves`, { move: text, ply }, { headers: { "If-Match": version } });
    problem(await move('"2"', "32-28", 0), 412, "STALE_VERSION");
    problem(await move("1", "32-28", 0), 422, "INVALID_FIELD");
    problem(await move('"x"', "32-28", 0), 422, "INVALID_FIELD");
    assert.equal((await move('"1"', "32-28", 0)).status, 201);
    problem(await move('"1"', "19-23", 1, bob), 412, "STALE_VERSION");
    assert.equal((await move("*", "19-23", 1, bob)).status, 201);
    for (const what of ["resign", "abort"]) {
      const stale = { headers: { "If-Match": '"2"' } };
      problem(await ann.post(`/games/${id}/${what}`, undefined, stale), 412, "STALE_VERSION");
    }
    const offer = { headers: { "If-Match": '"2"' } };
    problem(await ann.post(`/games/${id}/draw`, { action: "offer" }, offer), 412, "STALE_VERSION");
    assert.equal((await gameOf(ann, id)).version, 3);
  });

  await t.test("a poll for events answers when something happens", async () => {
    const id = await startGame(ann, bob, slow);
    const poll = (after, client = bob) => good(client.get(`/games/${id}/events?after=${after}`));
    assert.deepEqual(
      (await poll(0)).items.map((event) => event.v),
      [1],
    );
    const delays = [];
    const moves = ["32-28", "19-23", "28x19", "14x23"];
    for (const [ply, move] of moves.entries()) {
      const waiting = Promise.all([poll(ply + 1), poll(ply + 1, nobody)]);
      await pause(30);
      await good([ann, bob][ply % 2].post(`/games/${id}/moves`, { move, ply }));
      const at = Date.now();
      for (const { items, version } of await waiting) {
        assert.deepEqual([items.map((event) => event.d.move), version], [[move], ply + 2]);
        assert.deepEqual([items[0].t, items[0].topic], ["event", `game/${id}`]);
      }
      delays.push(Date.now() - at);
    }
    assert.ok(Math.min(...delays) < 100, `${delays} ms`);
    assert.deepEqual(
      (await poll(2)).items.map((event) => event.v),
      [3, 4, 5],
    );
    const last = poll(5);
    await pause(30);
    await good(ann.post(`/games/${id}/resign`));
    assert.equal((await last).items[0].d.type, "end");
    const offered = poll(6);
    await pause(30);
    await good(bob.post(`/games/${id}/rematch`, { action: "offer" }));
    assert.equal((await offered).items[0].d.type, "rematch_offer");
    problem(await bob.get("/games/99999/events"), 404, "NOT_FOUND");
    for (const after of ["-1", "x", "1.5"]) {
      problem(await bob.get(`/games/${id}/events?after=${after}`), 422, "INVALID_FIELD");
    }
  });

  await t.test("lists: filters and pages", async () => {
    const [dora, emil] = [await makePlayer(server, "dora"), await makePlayer(server, "emil")];
    const ids = [];
    for (let i = 0; i < 7; ++i) {
      const variant = i % 2 ? "russian" : "international";
      ids.push(await startGame(dora, emil, { variant, time_control: days(7 - i) }));
    }
    await good(dora.post(`/games/${ids[0]}/resign`));
    await good(emil.post(`/games/${ids[1]}/abort`));
    const list = (query, client = dora) => good(client.get(`/games?${query}`));
    const found = async (query, client) => (await list(query, client)).items.map((row) => row.id);
    const newest = [...ids].reverse();
    assert.deepEqual(await found("mine=1"), newest);
    assert.deepEqual(await found("player=DORA", nobody), newest);
    assert.deepEqual(await found("mine=1&status=playing&sort=deadline"), newest.slice(0, 5));
    assert.deepEqual(await found("mine=1&variant=russian"), [ids[5], ids[3], ids[1]]);
    assert.deepEqual(await found("mine=1&status=finished"), [ids[0]]);
    assert.deepEqual(await found("mine=1&status=aborted"), [ids[1]]);
    assert.deepEqual(await found("mine=1&result=0-2"), [ids[0]]);
    assert.deepEqual(await found("mine=1&result=1-1"), []);
    assert.deepEqual(await found("mine=1&reason=resignation"), [ids[0]]);
    assert.deepEqual(await found("turn=mine"), newest.slice(0, 5));
    assert.deepEqual(await found("turn=mine", emil), []);
    const [row] = (await list("mine=1")).items;
    assert.deepEqual(Object.keys(row).sort(), requiredOf("GameRow").sort());

    for (const sort of ["newest", "deadline"]) {
      const pages = await pagesOf(dora, `mine=1&limit=2&sort=${sort}`);
      assert.deepEqual(
        pages.map((page) => page.length),
        [2, 2, 2, 1],
      );
      assert.deepEqual(pages.flat().sort(), [...ids].sort());
    }
    for (const query of [
      "limit=0",
      "limit=201",
      "limit=x",
      "status=lost",
      "result=5-5",
      "sort=up",
      "cursor=%00",
      "cursor=zzz",
    ]) {
      const fields = problem(await dora.get(`/games?mine=1&${query}`), 422, "INVALID_FIELD");
      if (query !== "cursor=%00") assert.deepEqual(fields, [query.split("=")[0]]);
    }
    problem(await nobody.get("/games?mine=1"), 401, "NOT_SIGNED_IN");
    problem(await nobody.get("/games?turn=mine"), 401, "NOT_SIGNED_IN");
    problem(await nobody.get("/games?player=unknown"), 404, "NOT_FOUND");
  });

  await t.test("addresses and verbs that are not there", async () => {
    const paths = [
      "/",
      "/game",
      "/games/",
      "/games/0",
      "/games/-1",
      "/games/1/moves/2",
      "/games/1.pdn/x",
    ];
    const odd = ["/games/99999999999999999999", "/games/..%2f1", "/users/%F0%9F%98%80"];
    for (const path of [...paths, ...odd, "/games/99999.pdn", "/dev/clock"]) {
      problem(await ann.get(path), 404, "NOT_FOUND");
    }
    for (const path of ["/users/%zz", "/games/%00", "/games?limit=%f"]) {
      problem(await ann.get(path), 422, "INVALID_FIELD");
    }
    const verbs = [
      ["PUT", "/games/1"],
      ["DELETE", "/games"],
      ["PATCH", "/tokens"],
      ["PATCH", "/session"],
    ];
    for (const [verb, path] of verbs) {
      const answer = await ann.send(verb, path);
      problem(answer, 405, "METHOD_NOT_ALLOWED");
      assert.match(answer.headers.allow, /^[A-Z]+(, [A-Z]+)*$/);
    }
    assert.equal((await send(server, "HEAD", "/api/v1/games")).status, 200);
    assert.deepEqual((await send(server, "GET", "/healthz")).status, 200);
    const { ready, tzdata } = (await send(server, "GET", "/readyz")).body;
    assert.equal(ready, true);
    assert.match(tzdata, /^\d{4}[a-z]+$/, "the version of the zones");
  });
});
