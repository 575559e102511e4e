// Arenas played over real sockets with a simulated clock. Their standings are recomputed from the
// games alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownGamesOf } from "./harness/corpus.mjs";
import { recountArena, tagsOf } from "./harness/recount.mjs";
import { good } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import {
  act,
  advance,
  announce,
  chance,
  expectSound,
  noon,
  read,
  running,
  stage,
} from "./harness/tournament.mjs";

const minuteMs = 60_000;
const waveMs = 5_000;
const long = process.env.CROWNHEAD_LONG === "1";
const line = ownGamesOf("international").find(({ moves }) => moves.length >= 30).moves;

/** A server with a director, an announced arena, and `count` players who have entered. */
async function opened(t, count, minutes) {
  const { db, server, dirk, players } = await stage(t, count);
  const control = { kind: "fischer", base_ms: 120_000, increment_ms: 1 };
  const wish = { name: "Arena", format: "arena", minutes, time_control: control, tiebreaks: [] };
  const cup = await announce(dirk, wish);
  for (const player of players) await act(player, cup, "/entries");
  return { db, server, dirk, cup, players: new Map(players.map((one) => [one.name, one])) };
}

/** Opens a socket for each player that follows the arena, so that they are present. */
async function seat(players, cup) {
  const sockets = new Map();
  for (const player of players.values()) {
    const socket = await Socket.open(player);
    await socket.follow(`tournament/${cup}`);
    sockets.set(player.name, socket);
  }
  return sockets;
}

const acked = async (answer, what) => {
  const got = await answer;
  assert.equal(got.t, "ack", `${what}: ${JSON.stringify(got)}`);
};

/** Plays one game from its first move to its end, on both players' sockets. */
async function playOut(sockets, game, random) {
  const sides = { white: sockets.get(game.white), black: sockets.get(game.black) };
  const say = (side, t, more = {}) =>
    acked(sides[side].command({ t, game: game.id, ...more }), `${t} in ${game.id}`);
  if (random(5) === 0) await say("white", "berserk");
  const plies = 2 + random(26);
  for (let ply = 0; ply < plies; ply += 1) {
    if (ply === 1 && random(5) === 0) await say("black", "berserk");
    await say(ply % 2 === 0 ? "white" : "black", "move", { ply, move: line[ply] });
  }
  const ending = random(5);
  if (ending === 0) {
    await say("white", "draw", { action: "offer" });
    await say("black", "draw", { action: "accept" });
  } else {
    await say(ending < 3 ? "white" : "black", "resign");
  }
}

/** The server's standings match the PDN export, in which `late` games do not count. */
async function expectRecounted(client, cup, late) {
  const pdn = (await client.get(`/tournaments/${cup}/export.pdn`)).text;
  assert.equal(tagsOf(pdn).filter(({ Counts }) => Counts === "open").length, late);
  const { items } = await read(client, cup, "/standings");
  const again = recountArena(
    pdn,
    items.map(({ username }) => username),
  );
  const told = new Map(again.map((one) => [one.username, one]));
  for (const { username, points, rank, scores } of items) {
    assert.deepEqual({ username, points, rank }, told.get(username));
    assert.equal(
      scores.reduce((sum, one) => sum + one, 0),
      points,
    );
  }
  return items;
}

/** No player has two games at once, or the same opponent twice in a row. */
function expectFairWaves(rounds) {
  const last = new Map();
  for (const { n, encounters } of rounds) {
    const seen = new Set();
    for (const { players } of encounters) {
      for (const [own, other] of [players, [...players].reverse()]) {
        assert.ok(!seen.has(own), `${own} twice in wave ${n}`);
        seen.add(own);
        assert.notEqual(last.get(own), other, `${own} meets ${other} again in wave ${n}`);
        last.set(own, other);
      }
    }
  }
}

/** Makes a player leave, come back, close the page or open it again. */
async function comeOrGo(player, cup, sockets, random) {
  const { name } = player;
  const { entries } = await read(player, cup);
  if (entries.find(({ username }) => username === name).state === "withdrawn") {
    await act(player, cup, "/entries");
  } else if (!sockets.has(name)) {
    const socket = await Socket.open(player);
    await socket.follow(`tournament/${cup}`);
    sockets.set(name, socket);
  } else if (random(2) === 0) {
    await sockets.get(name).close();
    sockets.delete(name);
  } else {
    await good(player.send("DELETE", `/tournaments/${cup}/entries/${name}`));
  }
}

/** Plays most running games to their ends; some players leave or come. */
async function playWave(dirk, cup, players, sockets, random) {
  const games = await running(dirk, cup);
  for (const { white, black } of games)
    assert.ok(sockets.has(white) && sockets.has(black), "only connected players are paired");
  const now = games.filter(() => random(3) > 0);
  await Promise.all(now.map((game) => playOut(sockets, game, random)));
  const busy = new Set((await running(dirk, cup)).flatMap(({ white, black }) => [white, black]));
  for (const player of players.values())
    if (!busy.has(player.name) && random(20) === 0) await comeOrGo(player, cup, sockets, random);
}

const many = long ? 200 : 24;
const minutes = long ? 10 : 2;

test(`an arena of ${many} players for ${minutes} minutes`, { timeout: 3_600_000 }, async (t) => {
  const { db, server, dirk, cup, players } = await opened(t, many, minutes);
  const sockets = await seat(players, cup);
  const random = chance(4);
  await act(dirk, cup, "/start");
  const ends = (await read(dirk, cup)).ends_ms;
  assert.equal(ends, Date.parse(noon) + minutes * minuteMs);

  for (let at = Date.parse(noon); at < ends; at += waveMs) {
    await advance(dirk, at === Date.parse(noon) ? 0 : waveMs);
    await playWave(dirk, cup, players, sockets, random);
  }
  await advance(dirk, waveMs);
  assert.equal((await read(dirk, cup)).status, "finished");
  assert.equal(Date.parse((await good(dirk.get("/dev/clock"))).now), ends);
  // The games still running are played to their ends and do not count.
  const late = await running(dirk, cup);
  for (const game of late) if (game.ply === 0) await playOut(sockets, game, random);

  const rounds = (await read(dirk, cup, "/rounds")).items;
  expectFairWaves(rounds);
  const standings = await expectRecounted(dirk, cup, late.length);
  const games = rounds.reduce((sum, { encounters }) => sum + encounters.length, 0);
  assert.ok(games > many * minutes, `${games} games`);
  assert.ok(standings[0].points > standings.at(-1).points);
  t.diagnostic(`${rounds.length} waves, ${games} games`);
  for (const socket of sockets.values()) await socket.close();
  await expectSound(db, server);
});

/**
 * Plays waves until none of six players is waiting. A player who has just come may be noticed one
 * wave late. Then two may be left who have just met and cannot meet again, so the others play and
 * join the next wave.
 */
async function untilAllPlay(director, cup, sockets, random) {
  for (let wave = 0; wave < 8; ++wave) {
    await advance(director, waveMs);
    const games = await running(director, cup);
    if (games.length === 3) return games;
    for (const game of games) await playOut(sockets, game, random);
  }
  assert.fail("somebody waits and is not paired");
}

test("an arena resumes after a kill, and no game is started twice", async (t) => {
  const { db, server, dirk, cup, players } = await opened(t, 6, 3);
  let sockets = await seat(players, cup);
  const random = chance(7);
  await act(dirk, cup, "/start");
  const drawn = advance(dirk, 0).catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, random(8)));
  await server.kill();
  await drawn;

  // The simulated clock has no outages: after 30 s a player who has not moved would have lost.
  const later = "2024-01-10T12:00:05Z";
  const again = await startServer(t, { db, devClock: later });
  const director = dirk.on(again);
  const people = new Map([...players].map(([name, player]) => [name, player.on(again)]));
  const before = await running(director, cup);
  assert.ok(before.length === 0 || before.length === 3, `${before.length} games`);
  sockets = await seat(people, cup);
  for (let round = 0; round < 2; ++round)
    for (const game of await untilAllPlay(director, cup, sockets, random))
      await playOut(sockets, game, random);

  // Events during an outage are sent after the next start.
  await advance(director, 3 * minuteMs);
  assert.equal((await read(director, cup)).status, "finished");
  expectFairWaves((await read(director, cup, "/rounds")).items);
  await expectRecounted(director, cup, 0);
  await expectSound(db, again);
});

/** Plays a few actions of a nardi match, and resigns if they have not ended it. */
async function playNardi(sockets, { id, white, black }, director, random) {
  const sides = { white: sockets.get(white), black: sockets.get(black) };
  const acts = 2 + random(8);
  for (let done = 0; done < acts; done += 1) {
    const { status, turn, ply, legal_moves: legal } = await good(director.get(`/games/${id}`));
    if (status !== "playing") return;
    const move = legal[random(legal.length)];
    await acked(await sides[turn].command({ t: "move", game: id, ply, move }), move);
  }
  if ((await good(director.get(`/games/${id}`))).status !== "playing") return;
  const loser = random(2) === 0 ? "white" : "black";
  await acked(await sides[loser].command({ t: "resign", game: id }), "resign");
}

test("an arena of nardi is played to its end", async (t) => {
  const { db, server, dirk, players } = await stage(t, 6);
  const cup = await announce(dirk, {
    name: "Dice Arena",
    ...{ format: "arena", minutes: 2, tiebreaks: ["match_points"] },
    ...{ variant: "nardi", ruleset: "wbgf", terms: { length: 3, cube: true } },
    time_control: { kind: "fischer", base_ms: 120_000, increment_ms: 1000 },
  });
  for (const player of players) await act(player, cup, "/entries");
  const sockets = await seat(new Map(players.map((one) => [one.name, one])), cup);
  const random = chance(53);
  await act(dirk, cup, "/start");
  let played = 0;
  await advance(dirk, 0);
  for (let wave = 0; wave < 24; wave += 1) {
    for (const game of await running(dirk, cup)) {
      await playNardi(sockets, game, dirk, random);
      played += 1;
    }
    await advance(dirk, waveMs);
  }
  assert.equal((await read(dirk, cup)).status, "finished");
  assert.ok(played > 20, `${played} matches`);
  const rounds = (await read(dirk, cup, "/rounds")).items;
  expectFairWaves(rounds);
  const standings = (await read(dirk, cup, "/standings")).items;
  assert.ok(standings[0].points > standings.at(-1).points);
  const made = standings.reduce((sum, { tiebreaks }) => sum + tiebreaks.match_points, 0);
  assert.equal(made, 0, "match points add up to zero");
  const rows = (await good(dirk.get(`/games?tournament=${cup}&limit=200`))).items;
  for (const { status, result, score } of rows.filter(({ status }) => status === "finished")) {
    assert.match(result, /^(1-0|0-1)$/, status);
    assert.equal(typeof score.white, "number");
  }
  for (const socket of sockets.values()) await socket.close();
  await expectSound(db, server);
});
