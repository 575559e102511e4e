// Nothing acknowledged is lost: the server is killed under load, started, and held against what
// its clients know. CROWNHEAD_FAULT_ROUNDS says how often, CROWNHEAD_FAULT_SEED repeats a run.

import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { LedgerGame, seeded, Unanswered } from "./harness/ledger.mjs";
import { good, makePlayer } from "./harness/rest.mjs";
import { runBinary, startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

const rounds = Number(process.env.CROWNHEAD_FAULT_ROUNDS ?? 50);
const seed = Number(process.env.CROWNHEAD_FAULT_SEED ?? randomInt(2 ** 31));
const live_lines = 8;
const rest_lines = 4;

/** Two players, their ways to the server, and the game that they play now. */
class Line {
  game = null;
  finished = [];

  constructor(i, players) {
    this.overRest = i >= live_lines;
    this.variant = i % 2 ? "russian" : "international";
    this.players = [players[i % players.length], players[(i + 1) % players.length]];
  }

  async connect(server) {
    [this.white, this.black] = this.players.map((player) => player.on(server));
    if (this.overRest) return;
    const [white, black] = await Promise.all([this.white, this.black].map(Socket.open));
    this.sockets = { white, black };
  }

  /** Compares, and sends again what was not answered. */
  async settle() {
    this.game ??= new LedgerGame(this.variant, this.overRest);
    if (!this.game.id) await this.game.begin(this);
    await this.game.settle(this);
  }

  /** Plays until the server is gone. */
  async load(random) {
    for (;;) {
      if (this.game.over) {
        this.finished.push(this.game);
        this.game = new LedgerGame(this.variant, this.overRest);
      }
      if (!this.game.id) await this.game.begin(this);
      await this.game.play(this, random);
    }
  }

  get acknowledged() {
    return [...this.finished, this.game].reduce((sum, game) => sum + game.acknowledged.length, 0);
  }
}

function untilUnanswered(load) {
  return load.catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
  });
}

/** How many games there are of all players. */
async function countGames(client) {
  let count = 0;
  for (let cursor = ""; cursor !== null; ) {
    const page = await good(client.get(`/games?limit=200${cursor}`));
    count += page.items.length;
    cursor = page.next_cursor === null ? null : `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  return count;
}

test(`nothing acknowledged is lost in ${rounds} kills`, async (t) => {
  t.diagnostic(`CROWNHEAD_FAULT_SEED=${seed}`);
  const random = seeded(seed);
  const db = join(temporaryFolder(t), "crownhead.db");
  let server = await startServer(t, { db });
  const names = ["ann", "bob", "cleo", "dirk"];
  const players = await Promise.all(names.map((name) => makePlayer(server, name)));
  const lines = Array.from({ length: live_lines + rest_lines }, (_, i) => new Line(i, players));
  const began = Date.now();

  for (let round = 0; round < rounds; ++round) {
    await Promise.all(lines.map((line) => line.connect(server)));
    await Promise.all(lines.map((line) => line.settle()));
    const loads = lines.map((line) => untilUnanswered(line.load(random)));
    await pause(20 + random() * 150);
    await server.kill();
    await Promise.all(loads);
    server = await startServer(t, { db });
  }

  await Promise.all(lines.map((line) => line.connect(server)));
  await Promise.all(lines.map((line) => line.settle()));
  const games = lines.flatMap((line) => [...line.finished, line.game]);
  for (const line of lines) for (const game of line.finished) await game.settle(line);
  assert.equal(await countGames(players[0].on(server)), games.length, "no game was made twice");
  assert.equal(await server.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);

  const acknowledged = lines.reduce((sum, line) => sum + line.acknowledged, 0);
  assert.ok(acknowledged > rounds * 20, `${acknowledged} commands were hardly a load`);
  t.diagnostic(`${games.length} games, ${acknowledged} acknowledged commands`);
  t.diagnostic(`${Math.round((Date.now() - began) / rounds)} ms a round; ${check.stdout.trim()}`);
});
