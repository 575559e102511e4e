// Vacations from the request to the clock, over REST on the real server, with a simulated clock.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { gameOf, good } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { runBinary, startServer } from "./harness/server.mjs";
import {
  ask,
  cupOf,
  day,
  expectSound,
  policies,
  setClock,
  setPolicy,
  stage,
  wish,
} from "./harness/vacations.mjs";

const random = seeded(seed);

test("a vacation moves the deadline, also if a restart spans its start and end", async (t) => {
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
  const held = JSON.parse(runBinary("export", "--db", site.db, "--user", white.name).stdout);
  assert.deepEqual(
    held.vacations.map((one) => [one.tournament_id, one.start_ms, one.charged_hours]),
    [[id, Date.parse("2024-06-30T22:00:00Z"), 336]],
  );
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

test("new rules apply to the clocks at once and never retroactively", async (t) => {
  const site = await stage(t, "2024-06-28T10:00:00Z");
  const { game, id, white, black } = await cupOf(site, policies.A, {
    time_control: { kind: "fischer", base_ms: 10 * day, increment_ms: 0 },
  });
  await good(ask(black, { ...wish([id], "1.7.2024", "8.7.2024"), time_zone: "UTC" }));
  const deadline = async () =>
    new Date((await gameOf(white, game)).clock.deadline_ms).toISOString();
  assert.equal(await deadline(), "2024-07-08T10:00:00.000Z");
  await good(setPolicy(site.dirk, id, { freeze: "both" }));
  assert.equal(await deadline(), "2024-07-15T10:00:00.000Z");

  await setClock(white, "2024-07-02T00:00:00Z");
  await good(white.post(`/games/${game}/moves`, { move: "32-28", ply: 0 }));
  const refused = await setPolicy(site.dirk, id, { freeze: "own" });
  assert.deepEqual([refused.status, refused.body.code], [409, "TOURNAMENT_REFUSED"]);
  const answer = { move: "19-23", ply: 1 };
  assert.equal(
    (await black.post(`/games/${game}/moves`, answer)).body.code,
    "MOVE_WHILE_ON_VACATION",
  );
  await good(setPolicy(site.dirk, id, { moves: "allow" }));
  await good(black.post(`/games/${game}/moves`, answer));
  await expectSound(site.db, site.server);
});

test("concurrent requests with one key make one vacation with one answer", async (t) => {
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

test("a request across five tournaments is atomic when the server is killed", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const ids = [];
  for (let i = 0; i < 5; i += 1) ids.push((await cupOf(site, policies.A)).id);
  let [anna] = site.players;
  let { server } = site;
  for (let round = 0; round < 10; round += 1) {
    const asked = ask(anna, wish(ids, "1.3.2024", "6.3.2024")).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, random() * 8));
    await server.kill();
    await asked;
    server = await startServer(t, {
      db: site.db,
      devClock: "2024-01-10T12:00:00Z",
    });
    anna = anna.on(server);
    const { items } = await good(anna.get("/vacations"));
    const stored = items.filter(({ state }) => state === "planned");
    assert.ok([0, ids.length].includes(stored.length), `${stored.length} allocations`);
    for (const { id } of stored) await good(anna.post(`/vacations/${id}/cancel`, {}));
  }
  await expectSound(site.db, server);
});
