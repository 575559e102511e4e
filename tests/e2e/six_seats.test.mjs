// A star game of six over REST, from the link that fills its seats to its end: one player resigns,
// one runs out of time, and the others continue.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { problem } from "./harness/problem.mjs";
import { days, eventsOf, gameOf, good, makePlayer } from "./harness/rest.mjs";
import { runBinary, startServer, temporaryDatabase } from "./harness/server.mjs";
import { setClock } from "./harness/vacations.mjs";

const names = ["ann", "bob", "cid", "dan", "eve", "fay"];
const start = Date.parse("2024-01-10T12:00:00Z");
const day = 86_400_000;

const wish = (more = {}) => ({
  ...{ variant: "star", terms: { side: 3, men: 6, seats: 6 }, time_control: days(1) },
  ...{ color: "white", rated: false, ...more },
});

const accept = (client, id, key = randomUUID()) =>
  client.post(`/challenges/${id}/accept`, {}, { key });

async function move(client, id) {
  const { ply, legal_moves: moves } = await gameOf(client, id);
  return good(client.post(`/games/${id}/moves`, { move: moves[0], ply }, { key: randomUUID() }));
}

test("a game of six by a link, with a resignation and a flag, to the last place", async (t) => {
  const db = temporaryDatabase(t);
  const site = await startServer(t, { db, devClock: new Date(start).toISOString() });
  const players = [];
  for (const name of names) players.push(await makePlayer(site, name));
  const [ann, bob, cid, dan, eve, fay] = players;
  const at = (ms) => setClock(ann, new Date(start + ms).toISOString());

  const { id } = await good(ann.post("/challenges", wish({ rated: true }), { key: randomUUID() }));
  const keys = Array.from({ length: 4 }, () => randomUUID());
  for (const [i, client] of [bob, cid, dan, eve].entries()) {
    const answer = await accept(client, id, keys[i]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(answer.body.joined, names.slice(1, i + 2));
    assert.deepEqual((await accept(client, id, keys[i])).body, answer.body);
  }
  // Asking again returns the same seat. A seat that is given up is free.
  assert.deepEqual((await accept(bob, id)).body.joined, names.slice(1, 5));
  assert.equal((await eve.post(`/challenges/${id}/decline`, {})).status, 204);
  assert.deepEqual((await good(cid.get(`/challenges/${id}`))).joined, names.slice(1, 4));
  assert.deepEqual(
    (await accept(eve, id, keys[3])).body.joined,
    names.slice(1, 4),
    "executed once",
  );
  assert.equal((await good(bob.get("/challenges"))).items[0].id, id);
  problem(await accept(ann, id), 409, "OWN_OFFER");
  assert.equal((await accept(eve, id)).status, 200);
  const key = randomUUID();
  const begun = await accept(fay, id, key);
  assert.equal(begun.status, 201, begun.text);
  const game = begun.body.game_id;
  assert.deepEqual((await accept(fay, id, key)).body, { game_id: game });
  for (const [i, client] of [bob, cid, dan, eve].entries())
    assert.deepEqual((await accept(client, id, keys[i])).body, { game_id: game });
  const late = await makePlayer(site, "gus");
  problem(await accept(late, id), 404, "NOT_FOUND");

  const mine = async (client) =>
    (await good(client.get("/games?mine=1&turn=mine&sort=deadline"))).items.map((row) => row.id);
  for (const [i, client] of players.entries()) {
    assert.deepEqual(await mine(client), [game], names[i]);
    for (const other of players) if (other !== client) assert.deepEqual(await mine(other), []);
    await move(client, game);
  }
  assert.deepEqual(
    (await gameOf(ann, game)).seats.map(({ username, place, out }) => [username, place, out]),
    names.map((name) => [name, null, null]),
  );

  // Cid resigns out of turn: it is still ann's turn, and dan follows bob.
  await good(cid.post(`/games/${game}/resign`, {}, { key: randomUUID() }));
  problem(await cid.post(`/games/${game}/resign`, {}, { key: randomUUID() }), 409, "GAME_OVER");
  problem(
    await ann.post(`/games/${game}/draw`, { action: "offer" }, { key: randomUUID() }),
    409,
    "OFFER_REFUSED",
  );
  await move(ann, game);
  await move(bob, game);
  assert.equal((await gameOf(bob, game)).turn, "fourth");

  // Dan lets the day pass. It becomes eve's turn at the time at which dan's ran out.
  await at(day + 1000);
  const without = await gameOf(ann, game);
  assert.equal(without.turn, "fifth");
  assert.deepEqual(
    without.seats.map(({ place, out }) => [place, out]),
    [
      [null, null],
      [null, null],
      [6, "resignation"],
      [5, "time"],
      [null, null],
      [null, null],
    ],
  );
  assert.deepEqual(await mine(eve), [game]);
  assert.equal(without.clock.left_ms[3], 0);
  const outs = (await eventsOf(fay, game)).filter((event) => event.d.type === "seat_out");
  assert.deepEqual(
    outs.map(({ d }) => [d.by, d.reason, d.turn]),
    [
      ["third", "resignation", "white"],
      ["fourth", "time", "fifth"],
    ],
  );
  assert.equal(outs[1].d.at_ms - outs[0].d.at_ms, day);

  await move(eve, game);
  // All except bob leave. He is first without having arrived.
  for (const client of [fay, ann, eve])
    await good(client.post(`/games/${game}/resign`, {}, { key: randomUUID() }));
  const over = await gameOf(late, game);
  assert.deepEqual([over.status, over.reason, over.result], ["finished", "alone", null]);
  assert.deepEqual(
    over.seats.map(({ place }) => place),
    [3, 1, 6, 5, 2, 4],
  );
  const [end] = (await eventsOf(ann, game)).slice(-1);
  assert.deepEqual([end.d.type, end.d.places], ["end", [3, 1, 6, 5, 2, 4]]);
  for (const name of names) {
    const { items } = await good(late.get(`/games?player=${name}&status=finished`));
    assert.deepEqual(
      items.map((row) => [row.id, row.seats.map((seat) => seat.place)]),
      [[game, [3, 1, 6, 5, 2, 4]]],
    );
  }
  // All were new: the first has gained against a neighbour, the last has lost, the others did both.
  const changes = over.seats.map((seat) => seat.rating_change);
  assert.deepEqual(changes.map(Math.sign), [0, 1, -1, 0, 0, 0]);
  assert.deepEqual(Object.values(end.d.rating_changes), changes);
  const pool = "variant=star-n&speed=correspondence";
  const { ratings } = await good(late.get("/players/bob"));
  assert.deepEqual(
    ratings.map((line) => [line.variant, line.pool, line.rating, line.games]),
    [["star", "star-n", 1500 + changes[1], 1]],
  );
  const { items: points } = await good(late.get(`/players/bob/rating-history?${pool}`));
  assert.deepEqual(
    points.map((point) => [point.rating, point.game_id]),
    [[1500 + changes[1], game]],
  );
  assert.deepEqual((await good(late.get(`/leaderboard?${pool}`))).items, [], "all provisional");
  const record = await late.get(`/games/${game}/record`);
  assert.match(record.text, /\[Places "3 1 6 5 2 4"\]/);
  assert.match(record.text, / \*3 /);
  assert.equal(await site.stop(), 0);
  const checked = runBinary("check", "--db", db);
  assert.equal(checked.status, 0, checked.stdout);
});
