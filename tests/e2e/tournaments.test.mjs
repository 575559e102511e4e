// Tournaments from the announcement to the last result, over REST and sockets, with a simulated
// clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blitz, days, good } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { runBinary, startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import {
  act,
  advance,
  announce,
  chance,
  expectSound,
  items,
  noon,
  read,
  resign,
  running,
  stage,
} from "./harness/tournament.mjs";

const random = seeded(seed);

/** Everyone's points by name, recomputed from the rounds alone. */
function counted(rounds) {
  const points = new Map();
  for (const { encounters } of rounds) {
    for (const { players, points: scored } of encounters) {
      for (const side of [0, 1]) {
        if (players[side] === null) continue;
        points.set(players[side], (points.get(players[side]) ?? 0) + scored[side]);
      }
    }
  }
  return points;
}

test("a correspondence round robin is played to its end", async (t) => {
  const { db, server, dirk, players } = await stage(t, 6);
  const cup = await announce(dirk, {
    ...{ all_at_once: true, games_per_encounter: 2, time_control: days(3) },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  assert.equal((await running(dirk, cup)).length, 30);
  assert.equal((await read(dirk, cup)).round, 5);

  // A player withdraws before half of the games: none of their games count, and they get no more
  // opponents.
  const [first] = (await running(dirk, cup)).filter((game) => game.white === "P6");
  await resign(players, first, "black");
  await good(players[5].send("DELETE", `/tournaments/${cup}/entries/P6`, { body: {} }));
  assert.equal((await running(dirk, cup)).length, 20);

  // A director's ruling ends a game, and another one changes the result.
  const [judged] = await running(dirk, cup);
  const result = `/tournaments/${cup}/games/${judged.id}/result`;
  const say = (body) => dirk.send("PUT", result, { body });
  assert.equal((await say({ result: "1-1" })).status, 422);
  await good(say({ result: "1-1", reason: "a dead draw" }));
  await good(say({ result: "2-0", reason: "looked at again" }));
  const shown = await good(dirk.get(`/games/${judged.id}`));
  assert.deepEqual([shown.result, shown.reason, shown.tournament_id], ["2-0", "adjudication", cup]);

  // Most are played, and the rest are lost on time.
  const games = await running(dirk, cup);
  for (const game of games.slice(0, -4)) await resign(players, game, "black");
  assert.equal((await running(dirk, cup)).length, 4);
  await advance(dirk, 400 * 86_400_000);
  assert.equal((await read(dirk, cup)).status, "finished");
  assert.equal((await items(dirk, `/games?tournament=${cup}&reason=time`)).length, 4);

  const standings = await items(dirk, `/tournaments/${cup}/standings?limit=200`);
  const points = counted(await items(dirk, `/tournaments/${cup}/rounds?limit=200`));
  for (const { username, points: stands } of standings) assert.equal(stands, points.get(username));
  assert.equal(
    standings.reduce((sum, line) => sum + line.points, 0),
    20 * 4,
  );
  const log = await items(dirk, `/tournaments/${cup}/log?limit=200`);
  assert.deepEqual([log[0].act, log.at(-1).act], ["finished", "created"]);
  await expectSound(db, server);
});

test("a live Swiss advances automatically and notifies sockets", async (t) => {
  const { db, server, dirk, players } = await stage(t, 8);
  const cup = await announce(dirk, {
    ...{
      format: "swiss",
      rounds: 3,
      schedule: "automatic",
      time_control: blitz,
    },
  });
  for (const player of players) await act(player, cup, "/entries");
  const socket = await Socket.open(players[0]);
  const snapshot = await socket.follow(`tournament/${cup}`);
  assert.equal(snapshot.d.status, "announced");
  await act(dirk, cup, "/start");
  const met = new Set();
  for (let round = 1; round <= 3; round += 1) {
    const games = await running(dirk, cup);
    assert.equal(games.length, 4, `round ${round}`);
    for (const game of games) {
      const pair = [game.white, game.black].sort().join("-");
      assert.ok(!met.has(pair), `${pair} meet again`);
      met.add(pair);
    }
    for (const game of games) await resign(players, game, "black");
    await advance(dirk, 1);
  }
  assert.equal((await read(dirk, cup)).status, "finished");
  const last = await socket.event(`tournament/${cup}`, "finished");
  assert.equal(last.v, (await read(dirk, cup)).version);
  await expectSound(db, server);
});

test("a tournament starts on time, also after a shutdown, with rounds at intervals", async (t) => {
  const { db, server, dirk, players } = await stage(t, 4);
  const starts = Date.parse(noon) + 3_600_000;
  const cup = await announce(dirk, {
    ...{ format: "swiss", rounds: 2, time_control: blitz, schedule: "interval" },
    ...{ interval_ms: 1_800_000, starts_ms: starts, starts_by_itself: true },
  });
  for (const player of players) await act(player, cup, "/entries");
  await advance(dirk, 3_599_999);
  assert.equal((await read(dirk, cup)).status, "announced");
  await server.stop();

  const again = await startServer(t, { db, devClock: new Date(starts - 1).toISOString() });
  const director = dirk.on(again);
  const people = players.map((player) => player.on(again));
  await advance(director, 1);
  const begun = await read(director, cup);
  assert.deepEqual([begun.status, begun.round], ["running", 1]);
  for (const game of await running(director, cup)) await resign(people, game, "white");
  await advance(director, 1_799_999);
  assert.equal((await read(director, cup)).round, 1);
  await advance(director, 1);
  assert.equal((await read(director, cup)).round, 2);
  for (const game of await running(director, cup)) await resign(people, game, "black");
  await advance(director, 1);
  assert.equal((await read(director, cup)).status, "finished");
  const log = await items(director, `/tournaments/${cup}/log?limit=200`);
  const started = log.find(({ act: what }) => what === "started");
  assert.deepEqual([started.actor, started.at_ms], [null, starts]);
  await expectSound(db, again);
});

test("publishing a round is atomic when the server is killed", async (t) => {
  const { db, server, dirk, players } = await stage(t, 12);
  const cup = await announce(dirk, {
    format: "swiss",
    rounds: 3,
    time_control: days(3),
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  await act(dirk, cup, "/rounds");
  const published = act(dirk, cup, "/rounds/1/publish").then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => setTimeout(resolve, random() * 12));
  await server.kill();
  const told = await published;

  const again = await startServer(t, { db, devClock: noon });
  const director = dirk.on(again);
  const games = await running(director, cup);
  const { round } = await read(director, cup);
  assert.ok(round === 1 ? games.length === 6 : games.length === 0);
  if (told) assert.equal(round, 1);
  if (round === 0) await act(director, cup, "/rounds/1/publish");
  assert.equal((await running(director, cup)).length, 6);
  await expectSound(db, again);
});

/** The entries in `db` while no server runs on it. */
const storedEntries = (db, cup) => {
  const { status, stdout, stderr } = runBinary("export", "--tournament", cup, "--db", db);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout).entries.map(({ username }) => username);
};

/** Repeats a query until the server has done its automatic work. Returns the result. */
async function whenSome(ask) {
  for (;;) {
    const some = await ask();
    if (some.length > 0) return some;
  }
}

test("a promotion is atomic when the server is killed and happens once", async (t) => {
  const { db, server, dirk, players } = await stage(t, 3);
  const random = chance(Date.now() % 1000);
  let [site, director, people] = [server, dirk, players];
  const seen = new Map();
  for (let kill = 0; kill < 8; kill += 1) {
    const entry = { by: "invitation", max_players: 2, start_when_full: true };
    const final = await announce(director, {
      ...{ name: `Final ${kill}`, format: "match", rounds: 2, schedule: "automatic" },
      ...{ time_control: blitz, entry },
    });
    const section = await announce(director, {
      ...{ name: `Section ${kill}`, all_at_once: true, time_control: days(3) },
      ...{ promotion: { to: final, places: 2 } },
    });
    for (const player of people) await act(player, section, "/entries");
    await act(director, section, "/start");
    const [last, ...others] = await running(director, section);
    for (const game of others) await resign(people, game, "black");

    // The end is stored; its consequences follow within milliseconds.
    await resign(people, last, "black");
    await new Promise((resolve) => setTimeout(resolve, kill * 3 + random(3)));
    await site.kill();
    const stored = storedEntries(db, final);
    assert.ok([0, 2].includes(stored.length), `${stored} of two were promoted`);
    seen.set(stored.length, (seen.get(stored.length) ?? 0) + 1);

    site = await startServer(t, { db, devClock: noon });
    director = dirk.on(site);
    people = players.map((player) => player.on(site));
    const linesOf = async (cup, act) =>
      (await items(director, `/tournaments/${cup}/log?limit=200`)).filter(
        (line) => line.act === act,
      );
    const promoted = await whenSome(() => linesOf(section, "promoted"));
    assert.equal((await whenSome(() => running(director, final))).length, 1);
    const { status, entries } = await read(director, final);
    const names = entries.map(({ username }) => username);
    assert.equal(status, "running");
    assert.equal(new Set(names).size, 2);
    if (stored.length > 0) assert.deepEqual(names, stored);
    assert.deepEqual(
      promoted.map(({ after }) => after),
      [names.join(", ")],
    );
    assert.deepEqual(
      (await linesOf(final, "players_entered")).map(({ params }) => params.players),
      [2],
    );
  }
  t.diagnostic(`gone on when killed: ${JSON.stringify([...seen])}`);
  await expectSound(db, site);
});
