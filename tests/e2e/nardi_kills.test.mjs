// The server is killed between an action at nardi and its dice or answer. Afterwards the dice follow
// from the chain, a resent command gets its answer, and the match continues.
// CROWNHEAD_FAULT_ROUNDS sets the number of rounds, CROWNHEAD_SEED repeats a run.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { chainFrom, heardIn, nobody, roll } from "./harness/dice.mjs";
import { RawSocket } from "./harness/raw.mjs";
import { days, eventsOf, gameOf, good, startGame, twoPlayers } from "./harness/rest.mjs";
import { seed, seeded } from "./harness/seed.mjs";
import { runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

const rounds = Number(process.env.CROWNHEAD_FAULT_ROUNDS ?? 3);
const length = 5; // in points

/** The secret of a game, read directly from the database. */
function rootOf(db, game) {
  const query = `SELECT hex(root) FROM dice_secrets WHERE game_id = ${game}`;
  return Buffer.from(
    execFileSync("sqlite3", ["-readonly", db, query], { encoding: "utf8" }),
    "hex",
  );
}

/** An action sent to the server. */
class Act {
  constructor(mover, { id, ply }, move, entropy) {
    Object.assign(this, { mover, path: `/games/${id}/moves`, key: randomUUID() });
    this.body = { ply, move, entropy };
  }

  /** Returns the answer, or null if there is none. */
  send(server) {
    const mover = this.mover.on(server);
    return mover.post(this.path, this.body, { key: this.key }).catch(() => null);
  }

  /** Sends it and never reads the answer. */
  sendDeaf(server) {
    const body = JSON.stringify(this.body);
    const head = {
      ...{ Host: "x", "Idempotency-Key": this.key, ...this.mover.credentials },
      ...{ "Content-Type": "application/json", "Content-Length": body.length },
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = new RawSocket(server);
    socket.write(`POST /api/v1${this.path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
    socket.tcp.pause();
    return socket;
  }
}

/** Ways to kill a server that has been sent an action; each returns the answer or null. */
const ways = {
  async before_it_reads(server, act) {
    server.signal("SIGSTOP");
    const answer = act.send(server);
    await pause(20);
    await server.kill();
    return answer;
  },
  async at_any_time(server, act, { random }) {
    const answer = act.send(server);
    await pause(random() * 12);
    await server.kill();
    return answer;
  },
  async behind_the_commit(server, act, { other, now }) {
    const told = good(other.get(`/games/${now.id}/events?after=${now.version}`));
    const socket = act.sendDeaf(server);
    await told;
    await server.kill();
    await socket.drop();
    return null;
  },
};

/** The next roll's dice, by the seat that rolls, after `act`. */
function diceAfter(links, events, act) {
  const { heard, rolls } = heardIn(events);
  heard.absorb(act);
  const number = rolls + 1;
  return new Map(
    [0, 1, nobody].map((seat) => [seat, roll(links[number], number, seat, heard.for(seat))]),
  );
}

const said = (events) => events.map(({ d }) => d);

/**
 * How far a request gets before the kill depends on timing, so a few rounds need not show both
 * cases.
 */
function assertBothHappened(counts) {
  if (rounds >= 10) assert.ok(counts.unread > 0 && counts.stored > 0, JSON.stringify(counts));
}

test(`dice are the same after each of ${rounds} kills`, async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed);
  const db = join(temporaryFolder(t), "crownhead.db");
  let server = await startServer(t, { db });
  let players = await twoPlayers(server);
  const terms = { length, cube: true, crawford: true };
  const wish = { variant: "nardi", ruleset: "wbgf", terms, time_control: days(3) };
  const begin = () => startGame(...players, wish);
  let id = await begin();
  const counts = { unread: 0, stored: 0, answered: 0 };

  for (let round = 0; round < rounds; ++round) {
    const links = chainFrom(rootOf(db, id), 1024 * length);
    const now = await gameOf(players[0], id);
    const before = await eventsOf(players[0], id);
    assert.equal(now.dice_commitment, links[0].toString("hex"));
    const seat = now.turn === "white" ? 0 : 1;
    const [mover, other] = seat === 0 ? players : [...players].reverse();
    const legal = now.legal_moves.filter((text) => !/^(concede|drop|refuse)/.test(text));
    const act = legal[Math.floor(random() * legal.length)];
    const entropy = `round ${round}`;
    const expected = diceAfter(links, said(before), { seat, act, entropy });
    const sent = new Act(mover, now, act, entropy);
    const way = Object.values(ways)[round % 3];
    const first = await way(server, sent, { random, other, now });
    server = await startServer(t, { db });
    players = players.map((player) => player.on(server));

    const found = await eventsOf(players[0], id);
    assert.deepEqual(found.slice(0, before.length), before, "nothing is lost");
    const again = await sent.send(server);
    assert.equal(again.status, 201, again.text);
    const after = await eventsOf(players[0], id);
    if (found.length > before.length) assert.deepEqual(after, found, "it was executed twice");
    else assert.notEqual(first?.status, 201, "an acknowledged write was lost");
    if (first?.status === 201) assert.deepEqual(again.body, first.body);
    counts[first ? "answered" : found.length > before.length ? "stored" : "unread"]++;

    const [done, ...more] = said(after.slice(before.length));
    assert.deepEqual([done.act, done.seat, done.entropy], [act, seat, entropy]);
    const thrown = more.find(({ type }) => type === "rolled");
    if (thrown) {
      assert.deepEqual(thrown.dice, expected.get(thrown.seat), `roll ${thrown.number}`);
      assert.equal(thrown.link, links[thrown.number].toString("hex"));
    }
    if ((await gameOf(players[0], id)).status !== "playing") id = await begin();
  }

  assertBothHappened(counts);
  t.diagnostic(JSON.stringify(counts));
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});

test("published commitments are in the lists after kills, each for at most one game", async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed + 1);
  const db = join(temporaryFolder(t), "crownhead.db");
  let server = await startServer(t, { db });
  let [anna, ben] = await twoPlayers(server);
  const wish = { variant: "nardi", ruleset: "wbgf", time_control: days(3) };
  const told = new Set();
  const games = [];

  /** Makes offers one after another, and accepts some, until the server is gone. */
  async function offer() {
    const open = [];
    for (let n = 0; ; ++n) {
      if (n % 3 === 0) await good(anna.post("/seeks", wish)).catch(refusedOnly);
      const { id } = await good(anna.post("/challenges", wish));
      open.push(id);
      if (n % 2 === 1) {
        const accepted = await good(ben.post(`/challenges/${open.shift()}/accept`, {}));
        games.push(accepted.game_id);
      }
    }
  }
  /** A player may have only five seeks. */
  const refusedOnly = (error) => {
    if (error.answer?.status !== 429) throw error;
  };
  /** Records all published commitments, until the server is gone. */
  async function listen() {
    for (;;)
      for (const path of ["/seeks", "/challenges"]) {
        const { items } = await good(anna.get(path));
        for (const { dice_commitment } of items) told.add(dice_commitment);
      }
  }
  const gone = (work) => assert.rejects(work, (error) => error.answer === undefined);

  for (let round = 0; round < Math.min(rounds, 8); ++round) {
    const work = [gone(offer()), gone(listen())];
    await pause(30 + random() * 120);
    await server.kill();
    await Promise.all(work);
    server = await startServer(t, { db });
    [anna, ben] = [anna, ben].map((player) => player.on(server));
    for (const commitment of told) await good(anna.get(`/dice/commitments/${commitment}`));
    const { items: open } = await good(anna.get("/challenges"));
    for (const { id } of open) await good(anna.send("DELETE", `/challenges/${id}`));
  }

  assert.ok(told.size > 0 && games.length > 0, `${told.size} told, ${games.length} games`);
  const commitments = await Promise.all(
    games.map(async (id) => (await gameOf(anna, id)).dice_commitment),
  );
  assert.equal(new Set(commitments).size, games.length, "a commitment was used twice");
  for (const commitment of commitments) {
    const [listed] = (await good(anna.get(`/dice/commitments/${commitment}`))).items;
    assert.equal(listed.for, "challenge");
  }
  t.diagnostic(`${told.size} told, ${games.length} games`);
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});

test("commitments of rematches and of games against the computer survive kills", async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed + 2);
  const db = join(temporaryFolder(t), "crownhead.db");
  let server = await startServer(t, { db });
  let players = await twoPlayers(server);
  const wish = { variant: "nardi", ruleset: "wbgf", time_control: days(3) };
  let id = await startGame(...players, wish);

  /** Sends an action, kills the server before, during or after it, and resends it. */
  async function killedIn(place, path, body) {
    const key = randomUUID();
    const sent = players[place].post(path, body, { key }).catch(() => null);
    await pause(random() * 15);
    await server.kill();
    const first = await sent;
    server = await startServer(t, { db });
    players = players.map((one) => one.on(server));
    const again = await good(players[place].post(path, body, { key }));
    if (first !== null) assert.deepEqual(again, first.body);
    return again;
  }

  for (let round = 0; round < Math.min(rounds, 6); ++round) {
    await good(players[0].post(`/games/${id}/resign`, {}));
    await killedIn(0, `/games/${id}/rematch`, { action: "offer", entropy: `o${round}` });
    const { rematch_commitment: commitment } = await gameOf(players[1], id);
    assert.match(commitment, /^[0-9a-f]{64}$/);
    await killedIn(1, `/games/${id}/rematch`, { action: "accept", entropy: `a${round}` });
    id = (await gameOf(players[0], id)).next_game;
    const events = said(await eventsOf(players[0], id));
    assert.equal(events[0].dice_commitment, commitment);
    const greetings = events.filter(({ type }) => type === "greeting");
    assert.deepEqual(
      greetings.map(({ entropy }) => entropy),
      [`o${round}`, `a${round}`],
    );
    assert.equal(chainFrom(rootOf(db, id), 1024)[0].toString("hex"), commitment);

    const asked = await killedIn(0, "/computer-games/commitment", wish);
    const { game_id: begun } = await killedIn(0, "/computer-games", {
      ...{ ...wish, level: 1, dice_commitment: asked.dice_commitment },
      entropy: `c${round}`,
    });
    const [start, hello] = said(await eventsOf(players[0], begun));
    assert.equal(start.dice_commitment, asked.dice_commitment);
    assert.equal(hello.entropy, `c${round}`);
    const [listed] = (await good(players[0].get(`/dice/commitments/${asked.dice_commitment}`)))
      .items;
    assert.deepEqual([listed.for, listed.id], ["computer", asked.id]);
  }

  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});
