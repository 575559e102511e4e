// Vacations from the request to the clock, over REST against the real server, with the clock in
// the test's hand.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { test } from "node:test";
import { Client, cookieOf, good, makePlayer, send } from "./harness/rest.mjs";
import { binary, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

const scopes = ["read", "play", "tournaments"];
const secret = "the director's word";
const day = 86_400_000;
const rounds = Number(process.env.CROWNHEAD_VACATION_ROUNDS ?? 30);

const policies = {
  A: { splits_allowed: 3, days_allowed: 30, min_days: 3, max_days: 15 },
  B: { splits_allowed: 1, days_allowed: 20, min_days: 7, max_days: 10 },
};

/** A server with a director and two players who may meet in tournaments. */
async function stage(t, devClock) {
  const db = join(temporaryFolder(t), "crownhead.db");
  execFileSync(binary, ["user", "create", "Dirk", "--role", "director", "--db", db], {
    input: `${secret}\n`,
    stdio: ["pipe", "pipe", "pipe"],
  });
  const server = await startServer(t, { db, devClock });
  const answer = await send(server, "POST", "/api/v1/session", {
    body: { username: "Dirk", password: secret },
  });
  await good(answer);
  const dirk = new Client(server, { name: "Dirk", cookie: cookieOf(answer) });
  const players = [];
  for (const name of ["Anna", "Ben"]) players.push(await makePlayer(server, name, scopes));
  return { db, server, dirk, players };
}

/** A correspondence tournament that runs, with its one game. */
async function cupOf({ dirk, players }, vacation) {
  const body = {
    ...{
      name: "Cup",
      format: "round_robin",
      mode: "correspondence",
      variant: "international",
    },
    ...{
      time_control: { kind: "fischer", base_ms: 10 * day, increment_ms: day },
      rated: true,
    },
    ...{
      entry: { by: "open" },
      tiebreaks: ["solkoff"],
      all_at_once: true,
      vacation,
    },
  };
  const { id } = await good(dirk.post("/tournaments", body, { key: randomUUID() }));
  for (const player of players) await good(player.post(`/tournaments/${id}/entries`, {}));
  await good(dirk.post(`/tournaments/${id}/start`, {}));
  const [game] = (await good(dirk.get(`/games?tournament=${id}&status=playing`))).items;
  return {
    id,
    game: game.id,
    white: players.find(({ name }) => name === game.white),
  };
}

const wish = (tournaments, start_date, end_date) => ({
  ...{ tournaments, start_date, end_date, time_zone: "Europe/Zagreb" },
});
const ask = (player, body, key = randomUUID()) => player.post("/vacations", body, { key });
const gameOf = (client, id) => good(client.get(`/games/${id}`));
const setClock = (client, now) => good(client.send("PUT", "/dev/clock", { body: { now } }));

async function expectSound(db, server) {
  await server.stop();
  const { status, stdout, stderr } = runBinary("check", "--db", db);
  assert.equal(status, 0, stdout + stderr);
}

test("a vacation moves the deadline, also across a restart over its start and end", async (t) => {
  const site = await stage(t, "2024-06-28T10:15:30.250Z");
  const { game, id, white } = await cupOf(site, policies.A);
  const made = await good(ask(white, wish([id], "1.7.2024", "15.7.2024")));
  assert.equal(made.allocations[0].state, "planned");
  assert.equal((await gameOf(white, game)).clock.deadline_ms, 1721643330250);

  await site.server.stop();
  const again = await startServer(t, {
    db: site.db,
    devClock: "2024-07-16T00:00:00Z",
  });
  const back = white.on(again);
  assert.equal((await gameOf(back, game)).clock.deadline_ms, 1721643330250);
  const { items } = await good(back.get("/vacations"));
  assert.equal(items[0].state, "finished");
  await setClock(back, "2024-07-22T10:15:30.249Z");
  assert.equal((await gameOf(back, game)).status, "playing");
  await setClock(back, "2024-07-22T10:15:30.250Z");
  assert.equal((await gameOf(back, game)).reason, "time");
  await expectSound(site.db, again);
});

test("a move on vacation is refused, and the game's record can be replayed", async (t) => {
  const site = await stage(t, "2024-06-28T10:15:30.250Z");
  const { game, id, white } = await cupOf(site, policies.A);
  await good(ask(white, wish([id], "1.7.2024", "15.7.2024")));
  await setClock(white, "2024-07-05T09:00:00.001Z");
  const refused = await white.post(`/games/${game}/moves`, {
    move: "32-28",
    ply: 0,
  });
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, "MOVE_WHILE_ON_VACATION");
  const [mine] = (await good(white.get("/vacations"))).items;
  const ended = await good(white.post(`/vacations/${mine.id}/end`, {}));
  assert.equal(ended.charged_hours, 108);
  assert.equal((await gameOf(white, game)).clock.deadline_ms, 1720818930251);
  await good(white.post(`/games/${game}/moves`, { move: "32-28", ply: 0 }));
  await expectSound(site.db, site.server);
});

test("of two requests for the last part one is accepted, whatever the order of its tournaments", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const a = await cupOf(site, policies.A);
  const b = await cupOf(site, policies.B);
  const anna = site.players[0];
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([
      ask(anna, wish([a.id, b.id], "1.7.2024", "8.7.2024")),
      ask(anna, wish([b.id, a.id], "1.8.2024", "8.8.2024")),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
    const { errors } = answers.find(({ status }) => status === 422).body;
    assert.deepEqual(
      errors.map(({ code, tournament_id: of }) => [code, of]),
      [["SPLITS_EXHAUSTED", b.id]],
    );
    const { allocations } = answers.find(({ status }) => status === 201).body;
    assert.equal(allocations.length, 2);
    for (const { id } of allocations) await good(anna.post(`/vacations/${id}/cancel`, {}));
  }
  await expectSound(site.db, site.server);
});

test("one key asked many times at once is one vacation with one answer", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const { id } = await cupOf(site, policies.A);
  const [anna] = site.players;
  const key = randomUUID();
  const body = wish([id], "1.7.2024", "8.7.2024");
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(anna, body, key)));
  for (const answer of answers) {
    assert.equal(answer.status, 201);
    assert.deepEqual(answer.body, answers[0].body);
  }
  assert.equal((await good(anna.get("/vacations"))).items.length, 1);
  await expectSound(site.db, site.server);
});

test("a request over five tournaments is whole or is not there when the server is killed", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push((await cupOf(site, policies.A)).id);
  let [anna] = site.players;
  let { server } = site;
  for (const [start, end] of [
    ["1.3.2024", "6.3.2024"],
    ["1.4.2024", "6.4.2024"],
    ["1.5.2024", "6.5.2024"],
  ]) {
    const asked = ask(anna, wish(ids, start, end)).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
    await server.kill();
    await asked;
    server = await startServer(t, {
      db: site.db,
      devClock: "2024-01-10T12:00:00Z",
    });
    anna = anna.on(server);
    const { items } = await good(anna.get("/vacations"));
    assert.equal(items.length % ids.length, 0, `${items.length} allocations`);
  }
  await expectSound(site.db, server);
});
