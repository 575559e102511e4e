// Games under load, each with the ledger of what was acknowledged, and how they are held against the
// server after something went wrong with it.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { LedgerGame, Unanswered } from "./ledger.mjs";
import { good, makePlayer } from "./rest.mjs";
import { Socket } from "./socket.mjs";

/** Two players, their ways to the server, and the game that they play now. */
class Line {
  game = null;
  finished = [];
  sockets = {};
  #stopped = false;

  constructor(i, players, overRest) {
    this.overRest = overRest;
    this.variant = i % 2 ? "russian" : "international";
    this.players = [players[i % players.length], players[(i + 1) % players.length]];
  }

  async connect(server) {
    [this.white, this.black] = this.players.map((player) => player.on(server));
    if (this.overRest) return;
    for (const socket of Object.values(this.sockets)) socket.drop();
    const [white, black] = await Promise.all([this.white, this.black].map(Socket.open));
    this.sockets = { white, black };
  }

  /** Compares, and sends again what was not answered. */
  async settle() {
    this.game ??= new LedgerGame(this.variant, this.overRest);
    if (!this.game.id) await this.game.begin(this);
    await this.game.settle(this);
  }

  /** Plays until it is stopped, or is not answered, or refused as unavailable. */
  async load(random) {
    this.#stopped = false;
    while (!this.#stopped) {
      if (this.game.over) {
        this.finished.push(this.game);
        this.game = new LedgerGame(this.variant, this.overRest);
      }
      if (!this.game.id) await this.game.begin(this);
      await this.game.play(this, random);
    }
  }

  stop() {
    this.#stopped = true;
  }

  get acknowledged() {
    return [...this.finished, this.game].reduce((sum, game) => sum + game.acknowledged.length, 0);
  }
}

/** Waits for all of them, also where one fails, so that nothing is under way when it is tried again. */
async function all(promises) {
  const done = await Promise.allSettled(promises);
  const failed = done.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
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

/** Four players at twelve games, eight over WebSockets and four over REST. */
export class Load {
  #running = [];

  static async on(server, random, { live = 8, rest = 4 } = {}) {
    const load = new Load();
    const names = ["ann", "bob", "cleo", "dirk"];
    load.players = await Promise.all(names.map((name) => makePlayer(server, name)));
    load.lines = Array.from(
      { length: live + rest },
      (_, i) => new Line(i, load.players, i >= live),
    );
    load.random = random;
    await load.resume(server);
    return load;
  }

  /** Connects, holds every game against the server, and sends again what was not answered. */
  async resume(server) {
    this.server = server;
    await all(this.lines.map((line) => line.connect(server)));
    await all(this.lines.map((line) => line.settle()));
  }

  begin() {
    this.#running = this.lines.map((line) => line.load(this.random).then(() => true, unanswered));
  }

  /** Waits until each line is not answered any more; none may have stopped by itself. */
  async broken() {
    const went_on = await Promise.all(this.#running);
    assert.ok(went_on.every((one) => !one));
  }

  /** Stops each line behind an answer; how many of them were answered to the end. */
  async stop() {
    for (const line of this.lines) line.stop();
    return (await Promise.all(this.#running)).filter(Boolean).length;
  }

  get acknowledged() {
    return this.lines.reduce((sum, line) => sum + line.acknowledged, 0);
  }

  /** Every game from the first on is what its players were told, and there is no other. */
  async account() {
    const games = this.lines.flatMap((line) => [...line.finished, line.game]);
    for (const line of this.lines) for (const game of line.finished) await game.settle(line);
    const stored = await countGames(this.players[0].on(this.server));
    assert.equal(stored, games.length, "no game was made twice");
    return `${games.length} games, ${this.acknowledged} acknowledged commands`;
  }
}

function unanswered(error) {
  if (!(error instanceof Unanswered)) throw error;
  return false;
}

/** Until the server has heard of it and goes on, it says that it cannot: then players try again. */
export async function resumed(load, server) {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await load.resume(server);
    } catch (error) {
      const later =
        error instanceof Unanswered || /\b503\b|socket hang up|ECONNRESET/.test(error.message);
      if (!later) throw error;
      assert.ok(Date.now() < until, `games do not go on: ${error.message}`);
      await pause(50);
    }
  }
}
