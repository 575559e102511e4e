// Whole tournaments played by scripts, with standings recomputed from the PDN export.
// CROWNHEAD_LONG=1 runs them in realistic sizes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ownGamesOf } from "./harness/corpus.mjs";
import { recount, tagsOf } from "./harness/recount.mjs";
import { blitz, days, good, makePlayer } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import {
  act,
  advance,
  announce,
  chance,
  expectSound,
  gamesOf,
  read,
  resign,
  running,
  signIn,
  stage,
  tournamentScopes,
} from "./harness/tournament.mjs";

const long = process.env.CROWNHEAD_LONG === "1";
const timeout = 3_600_000;
const dayMs = 86_400_000;
const line = ownGamesOf("international").find(({ moves }) => moves.length >= 12).moves;
const tiebreaks = ["sonneborn_berger"];

const exportOf = async (client, cup, ending) =>
  (await client.get(`/tournaments/${cup}/export.${ending}`)).text;
const roundsOf = async (client, cup) => (await read(client, cup, "/rounds")).items;

const rule = (dirk, cup, game, result, reason = "by the test") =>
  good(
    dirk.send("PUT", `/tournaments/${cup}/games/${game.id}/result`, { body: { result, reason } }),
  );

/** The server's standings match those recomputed from the PDN export. */
async function expectRecounted(client, cup, more) {
  const { items: standings } = await read(client, cup, "/standings");
  const names = standings.map(({ username }) => username);
  const again = recount(await exportOf(client, cup, "pdn"), names, more);
  const told = new Map(again.map((one) => [one.username, one]));
  for (const { username, points, rank, tiebreaks: values } of standings) {
    const own = told.get(username);
    assert.deepEqual(
      [username, points, values.sonneborn_berger, rank],
      [username, own.points, own.berger, own.rank],
    );
  }
  return standings;
}

/** Plays an automatic tournament to its end, with a third of the games drawn. */
async function playThrough(dirk, cup, players, random) {
  while ((await read(dirk, cup)).status === "running") {
    const games = await running(dirk, cup);
    assert.ok(games.length > 0, "there are games while it runs");
    for (const game of games) {
      const end = random(3);
      if (end === 2) await rule(dirk, cup, game, "1-1");
      else await resign(players, game, end === 0 ? "black" : "white");
    }
    await advance(dirk, 1);
  }
}

/** One player wins, and games after the second one follow only draws. */
function expectDecided({ results }) {
  const share = { win: 1, draw: 0, loss: -1 };
  let lead = 0;
  results.forEach((result, i) => {
    if (i >= 2) assert.equal(lead, 0, "a further game only after a draw");
    lead += share[result];
  });
  assert.notEqual(lead, 0, "one player wins");
}

/** Every game starts from the opening drawn for its pairing, and the openings differ. */
function expectOpenings(rounds, tags) {
  const drawn = new Map();
  for (const { n, encounters } of rounds)
    for (const { board, opening } of encounters)
      drawn.set(`${n}.${board}`, `${opening.code} ${opening.name}`);
  const fens = new Map();
  for (const { Round, Opening, FEN } of tags) {
    assert.equal(Opening, drawn.get(Round.split(".").slice(0, 2).join(".")));
    assert.equal(FEN, fens.get(Opening) ?? FEN);
    assert.match(FEN, /^B/);
    fens.set(Opening, FEN);
  }
  assert.equal(new Set(fens.values()).size, fens.size);
  assert.ok(fens.size > 1, "one opening for seven encounters");
}

test("a knockout with micro-matches continues round by round until one player is left", {
  timeout,
}, async (t) => {
  const size = long ? 64 : 8;
  const { db, server, dirk, players } = await stage(t, size);
  const cup = await announce(dirk, {
    ...{ format: "knockout", games_per_encounter: 2, time_control: blitz, tiebreaks },
    ...{ schedule: "automatic", variant: "russian" },
    openings: { draw: "encounter", table: "first_moves" },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  await playThrough(dirk, cup, players, chance(7));
  const encounters = (await roundsOf(dirk, cup)).flatMap((round) => round.encounters);
  assert.equal(encounters.length, size - 1);
  for (const encounter of encounters) expectDecided(encounter);
  const played = encounters.reduce((sum, { results }) => sum + results.length, 0);
  const tags = tagsOf(await exportOf(dirk, cup, "pdn"));
  assert.equal(tags.length, played);
  expectOpenings(await roundsOf(dirk, cup), tags);
  const [winner, second] = await expectRecounted(dirk, cup, { bracket: true });
  const final = encounters.at(-1).players;
  assert.deepEqual([...final].sort(), [winner.username, second.username].sort());
  t.diagnostic(`${played} games`);
  await expectSound(db, server);
});

test("a match ends when a player has the points to win it", async (t) => {
  const { db, server, dirk, players } = await stage(t, 2);
  const cup = await announce(dirk, {
    ...{ format: "match", first_to: 12, time_control: blitz, tiebreaks, schedule: "automatic" },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  const colours = [];
  const next = async () => {
    const [game, ...more] = await running(dirk, cup);
    assert.equal(more.length, 0, "one game at a time");
    colours.push(game.white);
    return game;
  };
  for (const result of ["2-0", "1-1", "0-2"]) {
    await rule(dirk, cup, await next(), result);
    await advance(dirk, 1);
  }
  while ((await read(dirk, cup)).status === "running") {
    const game = await next();
    await resign(players, game, game.white === "P1" ? "black" : "white");
    await advance(dirk, 1);
  }
  for (let i = 1; i < colours.length; i += 1) assert.notEqual(colours[i], colours[i - 1]);
  const [winner, loser] = await expectRecounted(dirk, cup);
  assert.equal(winner.username, "P1");
  assert.ok(winner.points >= 12 && winner.points - 4 < 12 && loser.points < 12);
  await expectSound(db, server);
});

const fischer = (minutes, seconds) => ({
  ...{ kind: "fischer", base_ms: minutes * 60_000, increment_ms: seconds * 1000 },
});

/** 12-0, 8-4, 7-5, and then with the clocks carried over until one player wins; in half points. */
const ladder = [
  { games: 1, win: 24, loss: 0, time_control: fischer(80, 60) },
  { games: 1, win: 16, loss: 8, time_control: fischer(20, 5) },
  { games: 1, win: 14, loss: 10, time_control: fischer(5, 3) },
  { games: 1, win: 14, loss: 10, time_control: fischer(5, 2), until_won: true, carried: true },
];

/** The remaining time of both, by name. */
async function clocksOf(client, game) {
  const { clock, players } = await good(client.get(`/games/${game.id}`));
  return {
    [players.white.username]: clock.white_ms,
    [players.black.username]: clock.black_ms,
  };
}

/**
 * Both think for a while over their second moves and agree on a draw. Returns the remaining times.
 */
async function drawThinking(dirk, players, game, thinking, meanwhile = async () => {}) {
  const sides = [game.white, game.black].map((name) => players.find((one) => one.name === name));
  for (let ply = 0; ply < 4; ply += 1) {
    if (ply >= 2) await advance(dirk, thinking[ply - 2]);
    if (ply === 3) await meanwhile();
    await good(sides[ply % 2].post(`/games/${game.id}/moves`, { move: line[ply], ply }));
  }
  await good(sides[0].post(`/games/${game.id}/draw`, { action: "offer" }));
  await good(sides[1].post(`/games/${game.id}/draw`, { action: "accept" }));
  const left = await clocksOf(dirk, game);
  await advance(dirk, 1);
  return left;
}

test("a knockout's final goes through every step and is won with the clocks carried over", async (t) => {
  const { db, server, dirk, players } = await stage(t, 4);
  const cup = await announce(dirk, {
    ...{ format: "knockout", time_control: fischer(80, 60), schedule: "automatic" },
    ...{ tiebreaks, steps: ladder },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  const [clear, close] = await running(dirk, cup);
  await resign(players, clear, "black");
  await drawThinking(dirk, players, close, [1000, 2000]);
  await resign(players, (await running(dirk, cup))[0], "white");
  await advance(dirk, 1);

  const next = async (client, of = cup) => {
    const [game, ...more] = await running(client, of);
    assert.equal(more.length, 0, "one game at a time");
    return game;
  };
  const final = [];
  for (const minutes of [80, 20, 5, 5]) {
    const game = await next(dirk);
    assert.deepEqual(Object.values(await clocksOf(dirk, game)), [
      minutes * 60_000,
      minutes * 60_000,
    ]);
    final.push(game);
    if (final.length < 4) await drawThinking(dirk, players, game, [10_000, 20_000]);
  }
  const first = await drawThinking(dirk, players, final[3], [70_000, 30_000]);
  assert.equal(first[final[3].white], 300_000 - 70_000 + 2000);

  // The carried time is in the JSON document too,
  const document = await exportOf(dirk, cup, "json");
  const wish = { format: "json", text: document };
  const { id: copy } = await good(dirk.post("/tournaments/import", wish));
  assert.deepEqual(
    JSON.parse(await exportOf(dirk, copy, "json")).rounds,
    JSON.parse(document).rounds,
  );
  assert.deepEqual(await clocksOf(dirk, await next(dirk, copy)), first);

  // and in the store.
  const { now: devClock } = await good(dirk.get("/dev/clock"));
  await server.kill();
  const again = await startServer(t, { db, devClock });
  const director = await signIn(again);
  const people = players.map((player) => player.on(again));
  const second = await next(director);
  assert.equal(second.white, final[3].black);
  assert.deepEqual(await clocksOf(director, second), first);
  const pause = async () => {
    await act(director, cup, "/pause", { reason: "the lights have gone out" });
    await advance(director, 3_600_000);
    await act(director, cup, "/resume");
  };
  const left = await drawThinking(director, people, second, [5000, 40_000], pause);
  assert.equal(left[second.white], first[second.white] - 5000 + 2000);
  const last = await next(director);
  assert.deepEqual(await clocksOf(director, last), left);
  await resign(people, last, "white");
  await advance(director, 1);

  assert.equal((await read(director, cup)).status, "finished");
  const standings = await expectRecounted(director, cup, { bracket: true, steps: ladder });
  assert.deepEqual([standings[0].username, standings[1].username], [last.black, last.white]);
  const semifinal = (name) => (name === clear.white ? 24 : 16);
  assert.deepEqual(
    standings.map(({ points }) => points),
    [semifinal(last.black) + 14, semifinal(last.white) + 10, 8, 0],
  );
  await expectSound(db, again);
});

test("a correspondence round robin of 12 covers 400 days of events", {
  timeout,
}, async (t) => {
  const { db, server, dirk, players } = await stage(t, 12);
  const cup = await announce(dirk, {
    ...{ all_at_once: true, games_per_encounter: 2, time_control: days(5), tiebreaks },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  assert.equal((await running(dirk, cup)).length, 132);
  const pick = chance(12);
  const everybody = [...players];
  const play = async (count) => {
    for (const game of (await running(dirk, cup)).slice(0, count)) {
      const end = pick(4);
      if (end === 0) await rule(dirk, cup, game, "1-1", "adjudicated");
      else await resign(everybody, game, end === 1 ? "white" : "black");
    }
  };
  await advance(dirk, 2 * dayMs);
  await play(20);
  await good(players[11].send("DELETE", `/tournaments/${cup}/entries/P12`, { body: {} }));
  everybody.push(await makePlayer(server, "Late", tournamentScopes));
  await act(dirk, cup, "/entries/P11/replace", { by: "Late", reason: "illness" });
  const open = await running(dirk, cup);
  assert.ok(open.every((game) => ![game.white, game.black].some((one) => /P1[12]/.test(one))));
  assert.ok(open.some((game) => game.white === "Late" || game.black === "Late"));
  await act(dirk, cup, "/time", { time_ms: dayMs });
  await advance(dirk, 3 * dayMs);
  await play(50);
  await act(dirk, cup, "/messages", { text: "A few days are left for most games." });
  await good(players[9].send("DELETE", `/tournaments/${cup}/entries/P10`, { body: {} }));
  await advance(dirk, 395 * dayMs);
  assert.equal((await read(dirk, cup)).status, "finished");
  assert.ok((await gamesOf(dirk, cup, "&reason=time")).length > 0);

  await expectRecounted(dirk, cup, { heirs: new Map([["P11", "Late"]]) });
  const document = await exportOf(dirk, cup, "json");
  // The director's session expired long ago.
  const again = await signIn(server);
  const made = await good(again.post("/tournaments/import", { format: "json", text: document }));
  assert.equal(await exportOf(again, made.id, "json"), document);
  await expectSound(db, server);
});

/** The players of a Swiss with a socket each, which may break and be reopened. */
class Field {
  #sockets = new Map();

  async seat(player) {
    this.#sockets.set(player.name, await Socket.open(player));
  }

  async #say(player, command) {
    let answer = await this.#sockets.get(player.name).command(command);
    if (answer.t === "closed") {
      await this.seat(player);
      answer = await this.#sockets.get(player.name).command(command);
    }
    assert.equal(answer.t, "ack", JSON.stringify(answer));
  }

  /** Plays one game to its end; sometimes a socket breaks on the way. */
  async playOut(players, game, random) {
    const sides = [players.get(game.white), players.get(game.black)];
    const plies = 1 + random(10);
    for (let ply = 0; ply < plies; ply += 1) {
      const mover = sides[ply % 2];
      if (random(25) === 0) await this.#sockets.get(mover.name).drop();
      await this.#say(mover, { t: "move", game: game.id, ply, move: line[ply] });
    }
    const end = random(4);
    if (end === 0) {
      await this.#say(sides[0], { t: "draw", game: game.id, action: "offer" });
      await this.#say(sides[1], { t: "draw", game: game.id, action: "accept" });
    } else {
      await this.#say(sides[end === 1 ? 0 : 1], { t: "resign", game: game.id });
    }
  }

  close() {
    return Promise.all([...this.#sockets.values()].map((socket) => socket.close()));
  }
}

/** Each player has one place per round, and no one meets an opponent twice or has two byes. */
function expectFairRounds(rounds) {
  const met = new Set();
  const hadBye = new Set();
  for (const { n, encounters } of rounds) {
    const seated = encounters.flatMap(({ players }) => players.filter((one) => one !== null));
    assert.equal(new Set(seated).size, seated.length, `a player twice in round ${n}`);
    const byes = encounters.filter(({ bye }) => bye === "pairing");
    assert.ok(byes.length <= 1, `${byes.length} byes in round ${n}`);
    for (const { players } of byes) {
      assert.ok(!hadBye.has(players[0]), `${players[0]} has a second bye`);
      hadBye.add(players[0]);
    }
    for (const { players } of encounters.filter(({ bye }) => bye === "none")) {
      const pair = [...players].sort().join("-");
      assert.ok(!met.has(pair), `${pair} meet again in round ${n}`);
      met.add(pair);
    }
  }
}

const byesOf = (rounds) =>
  new Map(
    rounds.flatMap(({ n: round, encounters }) =>
      encounters
        .filter(({ bye }) => bye === "pairing")
        .map(({ players }) => [players[0], { points: 4, round, rounds: rounds.length }]),
    ),
  );

test("a live Swiss over sockets with late entries, withdrawals and lost connections", {
  timeout,
}, async (t) => {
  const [size, rounds, late] = long ? [200, 9, 7] : [14, 5, 3];
  const { db, server, dirk, players } = await stage(t, size);
  const cup = await announce(dirk, {
    ...{ format: "swiss", rounds, time_control: blitz, tiebreaks },
    entry: { by: "open", late_until_round: 4 },
  });
  const field = new Field();
  const byName = new Map();
  const enter = async (player) => {
    byName.set(player.name, player);
    await act(player, cup, "/entries");
    await field.seat(player);
  };
  for (const player of players.slice(0, size - late)) await enter(player);
  const random = chance(9);
  await act(dirk, cup, "/start");
  for (let round = 1; round <= rounds; round += 1) {
    if (round > 1 && round <= 4) await enter(players[size - late + round - 2]);
    if (round === 3) await good(players[4].send("DELETE", `/tournaments/${cup}/entries/P5`));
    await act(dirk, cup, "/rounds");
    await act(dirk, cup, `/rounds/${round}/publish`);
    const games = await running(dirk, cup);
    const { entries } = await read(dirk, cup);
    const here = entries.filter(({ state }) => state === "entered").length;
    assert.equal(games.length, Math.floor(here / 2), `round ${round}`);
    await Promise.all(games.map((game) => field.playOut(byName, game, random)));
    await advance(dirk, 1);
  }
  assert.equal((await read(dirk, cup)).status, "finished");
  const drawn = await roundsOf(dirk, cup);
  expectFairRounds(drawn);
  await expectRecounted(dirk, cup, { byes: byesOf(drawn) });
  await field.close();
  await expectSound(db, server);
});
