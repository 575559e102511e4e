// Games under load, each with a ledger of acknowledged commands, and the comparison with the server
// after a failure.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { LedgerGame, Unanswered } from "./ledger.mjs";
import { good, makePlayer } from "./rest.mjs";
import { Socket } from "./socket.mjs";

/** Two players, their connections, and their current game. */
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

  async connect(servers) {
    [this.white, this.black] = this.players.map((player, i) => player.on(servers.at(-i)));
    if (this.overRest) return;
    for (const socket of Object.values(this.sockets)) socket.drop();
    const [white, black] = await Promise.all([this.white, this.black].map(Socket.open));
    this.sockets = { white, black };
  }

  /** Compares with the server, and resends an unanswered command. */
  async settle() {
    this.game ??= new LedgerGame(this.variant, this.overRest);
    if (!this.game.id) await this.game.begin(this);
    await this.game.settle(this);
  }

  /** Plays until stopped, unanswered, or refused as unavailable. */
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

/** Waits for all of them even if one fails, so that nothing is running when it is retried. */
async function all(promises) {
  const done = await Promise.allSettled(promises);
  const failed = done.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Number of games of all players. */
async function countGames(client) {
  let count = 0;
  for (let cursor = ""; cursor !== null; ) {
    const page = await good(client.get(`/games?limit=200${cursor}`));
    count += page.items.length;
    cursor = page.next_cursor === null ? null : `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
  return count;
}

/**
 * Four players in twelve games, eight over WebSockets and four over REST. `server` may be two
 * servers that share a database: then White uses the first and Black the second.
 */
export class Load {
  #running = [];

  static async on(server, random, { live = 8, rest = 4 } = {}) {
    const load = new Load();
    const names = ["ann", "bob", "cleo", "dirk"];
    load.players = await Promise.all(names.map((name) => makePlayer([server].flat()[0], name)));
    load.lines = Array.from(
      { length: live + rest },
      (_, i) => new Line(i, load.players, i >= live),
    );
    load.random = random;
    await load.resume(server);
    return load;
  }

  /** Connects, compares every game with the server, and resends unanswered commands. */
  async resume(server) {
    const servers = [server].flat();
    this.server = servers[0];
    await all(this.lines.map((line) => line.connect(servers)));
    await all(this.lines.map((line) => line.settle()));
  }

  begin() {
    this.#running = this.lines.map((line) => line.load(this.random).then(() => true, unanswered));
  }

  /** Waits until every line has an unanswered command; none may have stopped for another reason. */
  async broken() {
    const went_on = await Promise.all(this.#running);
    assert.ok(went_on.every((one) => !one));
  }

  /** Stops each line after an answer. Returns how many lines had every command answered. */
  async stop() {
    for (const line of this.lines) line.stop();
    return (await Promise.all(this.#running)).filter(Boolean).length;
  }

  get acknowledged() {
    return this.lines.reduce((sum, line) => sum + line.acknowledged, 0);
  }

  /** Checks that every game matches what its players received, and that there are no others. */
  async account() {
    const games = this.lines.flatMap((line) => [...line.finished, line.game]);
    for (const line of this.lines) for (const game of line.finished) await game.settle(line);
    const stored = await countGames(this.players[0].on(this.server));
    assert.equal(stored, games.length, "no game was created twice");
    return `${games.length} games, ${this.acknowledged} acknowledged commands`;
  }
}

function unanswered(error) {
  if (!(error instanceof Unanswered)) throw error;
  return false;
}

/**
 * Retries while the server answers that it is unavailable, because it learns of an outage with a
 * delay.
 */
export async function resumed(load, server) {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await load.resume(server);
    } catch (error) {
      const later =
        error instanceof Unanswered || /\b503\b|socket hang up|ECONNRESET/.test(error.message);
      if (!later) throw error;
      assert.ok(Date.now() < until, `games do not continue: ${error.message}`);
      await pause(50);
    }
  }
}
