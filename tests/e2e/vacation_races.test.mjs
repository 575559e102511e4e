// Simultaneous events have one outcome by the server's time, no 500, and no quota over its limit.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, good } from "./harness/rest.mjs";
import {
  ask,
  cupOf,
  day,
  expectSound,
  policies,
  rounds,
  setClock,
  stage,
  wish,
} from "./harness/vacations.mjs";

const hour = 3_600_000;
const iso = (ms) => new Date(ms).toISOString();
const clockOf = async (client) => Date.parse((await good(client.get("/dev/clock"))).now);

/**
 * Requests a vacation that begins with the next hour: a thousand rounds pass in six weeks, while
 * sessions are still valid. Returns its allocation.
 */
async function bookSoon(player, id) {
  const start = new Date((Math.floor((await clockOf(player)) / hour) + 1) * hour);
  const end = new Date(start.getTime() + 4 * day);
  const date = (at) => `${at.getUTCDate()}.${at.getUTCMonth() + 1}.${at.getUTCFullYear()}`;
  const at = String(start.getUTCHours());
  const times = { start_hour: at, end_hour: at, time_zone: "UTC" };
  const body = { ...wish([id], date(start), date(end)), ...times };
  return (await good(ask(player, body))).allocations[0];
}

test("of two requests for the last part one is accepted in any order of tournaments", async (t) => {
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

test("of two requests whose dates overlap one is accepted", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const { id } = await cupOf(site, policies.A);
  const [anna] = site.players;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([
      ask(anna, wish([id], "1.7.2024", "8.7.2024")),
      ask(anna, wish([id], "7.7.2024", "14.7.2024")),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
    const refused = answers.find(({ status }) => status === 422).body;
    assert.deepEqual(
      refused.errors.map(({ code }) => code),
      ["OVERLAPS_VACATION"],
    );
    const made = answers.find(({ status }) => status === 201).body;
    await good(anna.post(`/vacations/${made.allocations[0].id}/cancel`, {}));
  }
  await expectSound(site.db, site.server);
});

test("a cancellation and the start have one outcome by the server's time", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const [anna] = site.players;
  for (let round = 0; round < rounds; round += 1) {
    const { id, game } = await cupOf(site, policies.A);
    const before = (await gameOf(anna, game)).clock.deadline_ms;
    const { id: vacation, start_ms: start } = await bookSoon(anna, id);
    await setClock(anna, iso(start - 1));
    const [cancelled] = await Promise.all([
      anna.post(`/vacations/${vacation}/cancel`, {}),
      setClock(anna, iso(start)),
    ]);
    const mine = (await good(anna.get("/vacations"))).items.find((one) => one.id === vacation);
    if (cancelled.status === 200) {
      assert.equal(mine.state, "cancelled");
      assert.equal((await gameOf(anna, game)).clock.deadline_ms, before);
    } else {
      assert.equal(cancelled.status, 409, cancelled.text);
      assert.equal(cancelled.body.code, "VACATION_ALREADY_STARTED");
      assert.equal(mine.state, "active");
    }
  }
  await expectSound(site.db, site.server);
});

test("a move in the millisecond of the start counts as before it or as on vacation", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  for (let round = 0; round < rounds; round += 1) {
    const { id, game, white } = await cupOf(site, policies.A);
    const { start_ms: start } = await bookSoon(white, id);
    await setClock(white, iso(start - 1));
    const [moved] = await Promise.all([
      white.post(`/games/${game}/moves`, { move: "32-28", ply: 0 }),
      setClock(white, iso(start)),
    ]);
    const { ply } = await gameOf(white, game);
    if (moved.status === 201) {
      assert.equal(ply, 1);
    } else {
      assert.equal(moved.status, 409, moved.text);
      assert.equal(moved.body.code, "MOVE_WHILE_ON_VACATION");
      assert.equal(ply, 0);
    }
  }
  await expectSound(site.db, site.server);
});

test("a director's cancellation and the player's edit have one outcome", async (t) => {
  const site = await stage(t, "2024-01-10T12:00:00Z");
  const [anna] = site.players;
  const { id } = await cupOf(site, policies.A);
  for (let round = 0; round < rounds; round += 1) {
    const { id: vacation, version } = (await good(ask(anna, wish([id], "1.7.2024", "8.7.2024"))))
      .allocations[0];
    const match = { "If-Match": `"${version}"` };
    const { tournaments, ...times } = wish([id], "2.7.2024", "9.7.2024");
    const [edited, cancelled] = await Promise.all([
      anna.send("PATCH", `/vacations/${vacation}`, { body: times, headers: match }),
      site.dirk.post(
        `/tournaments/${id}/vacations/${vacation}/cancel`,
        { reason: "the final round" },
        { headers: match },
      ),
    ]);
    assert.deepEqual([edited.status, cancelled.status].sort(), [200, 412]);
    const [figures] = await good(anna.get("/vacations/eligible"));
    assert.equal(figures.splits_used, edited.status === 200 ? 1 : 0);
    if (edited.status === 200) await good(anna.post(`/vacations/${edited.body.id}/cancel`, {}));
  }
  await expectSound(site.db, site.server);
});
