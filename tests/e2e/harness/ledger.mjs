// A client's record of its games: which commands were acknowledged, and which were sent but not
// answered. It is compared with the server after a kill.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { Board } from "./board.mjs";
import { blitz, days, eventsOf } from "./rest.mjs";

/** Thrown if the server disappeared before it answered, or answered that it does not know. */
export class Unanswered extends Error {}

async function answered(request) {
  const answer = await request.catch(() => null);
  if (!answer || answer.status >= 500) throw new Unanswered();
  return answer;
}

/** One game. `line` is the current connection of White and Black. */
export class LedgerGame {
  id = null;
  over = false;
  ply = 0;
  acknowledged = []; // {v, d} of events, or {v, ply, fen} over REST
  pending = null; // sent and not answered
  shown = []; // the events received from the server
  #challenge = { key: randomUUID(), id: null };
  #acceptKey = randomUUID();

  constructor(variant, overRest) {
    Object.assign(this, { variant, overRest, board: Board.start(variant) });
  }

  /** Creates the game. After an interruption it continues with the same keys. */
  async begin({ white, black }) {
    const time_control = this.overRest ? days(3) : blitz;
    const wish = { variant: this.variant, time_control, opponent: black.name, color: "white" };
    if (!this.#challenge.id) {
      const made = await answered(white.post("/challenges", wish, { key: this.#challenge.key }));
      assert.equal(made.status, 201, made.text);
      this.#challenge.id = made.body.id;
    }
    const path = `/challenges/${this.#challenge.id}/accept`;
    const begun = await answered(black.post(path, undefined, { key: this.#acceptKey }));
    assert.equal(begun.status, 201, begun.text);
    this.id = begun.body.game_id;
  }

  /** Chooses the next command. */
  #next(random) {
    const side = this.board.turn === "w" ? "white" : "black";
    const chance = random();
    if (chance < 0.005) return { side, t: "resign" };
    if (chance < 0.03) return { side, t: "draw", action: "offer" };
    const legal = this.board.moves();
    const move = legal[Math.floor(random() * legal.length)];
    return {
      side,
      t: "move",
      ply: this.ply,
      move: this.board.write(move),
      after: this.board.after(move),
    };
  }

  async play(line, random) {
    this.pending = { id: randomUUID(), ...this.#next(random) };
    this.#take(await this.#send(line));
  }

  #send(line) {
    return this.overRest ? this.#post(line) : this.#command(line);
  }

  async #command(line) {
    const { side, after, ...message } = this.pending;
    const answer = await line.sockets[side].command({ ...message, game: this.id });
    if (answer.t === "closed" || answer.code === "UNAVAILABLE") throw new Unanswered();
    return answer.t === "ack" ? { v: answer.v, d: answer.d } : { code: answer.code };
  }

  async #post(line) {
    const { id, side, t, ply, move, action } = this.pending;
    const path = `/games/${this.id}/${t === "move" ? "moves" : t}`;
    const body = { move: { ply, move }, draw: { action } }[t];
    const answer = await answered(line[side].post(path, body, { key: id }));
    if (answer.status >= 300) return { code: answer.body.code };
    const { version, ...rest } = answer.body;
    return { v: version, ...rest };
  }

  #take(answer) {
    const { t, after } = this.pending;
    this.pending = null;
    if (answer.code === "GAME_OVER" || (t === "resign" && answer.v)) this.over = true;
    else if (t === "draw" && answer.code) assert.equal(answer.code, "DRAW_REFUSED");
    else assert.ok(answer.v, `${t}: ${answer.code}`);
    if (!answer.v) return;
    this.acknowledged.push(answer);
    if (t !== "move") return;
    this.board = after;
    ++this.ply;
    if (this.board.moves().length === 0) this.over = true;
  }

  /** Compares the ledger with the server's events, and resends an unanswered command. */
  async settle(line) {
    const before = await this.#compare(line);
    if (!this.pending) return;
    const { t } = this.pending;
    const answer = await this.#send(line);
    const isNew = answer.v > before.length;
    this.#take(answer);
    const now = await this.#compare(line);
    // An outage may have just been credited to the clocks.
    const acts = (events) => events.filter(({ d }) => d.type !== "clock_changed").length;
    const more = acts(now) - acts(before);
    if (isNew)
      assert.ok(more === 1 || (more === 2 && now.at(-1).d.type === "end"), `${t}: ${more}`);
    else assert.equal(more, 0, `${t} was executed twice`);
  }

  /** The server's events of the game. The game must exist, because its start was acknowledged. */
  async #events({ white }) {
    try {
      return await eventsOf(white, this.id);
    } catch (error) {
      if (error.answer?.status !== 404) throw error;
      assert.fail(`game ${this.id} is lost, whose beginning was acknowledged`);
    }
  }

  async #compare(line) {
    const events = await this.#events(line);
    assert.deepEqual(
      events.map((event) => event.v),
      Array.from(events, (_, i) => i + 1),
      "versions have no gaps",
    );
    assert.deepEqual(events.slice(0, this.shown.length), this.shown, "shown events are kept");
    this.shown = events;
    for (const { v, d, ply, fen } of this.acknowledged) {
      const stored = events[v - 1]?.d;
      assert.ok(stored, `game ${this.id} lost version ${v}, which was acknowledged`);
      if (d) assert.deepEqual(stored, d);
      if (ply) assert.deepEqual([stored.ply, stored.fen], [ply, fen]);
    }
    this.#assertNothingElse(events);
    return events;
  }

  /** Apart from acknowledged commands, the server may have only the unanswered one. */
  #assertNothingElse(events) {
    const known = new Set(this.acknowledged.map(({ v }) => v));
    const others = events.slice(1).filter(({ v, d }) => {
      const follows = d.type === "clock_changed" || d.type === "end";
      return !known.has(v) && !follows;
    });
    assert.ok(others.length <= (this.pending ? 1 : 0), JSON.stringify(others));
    const plies = events.filter(({ d }) => d.type === "move").map(({ d }) => d.ply);
    assert.deepEqual(
      plies,
      Array.from(plies, (_, i) => i + 1),
      "each ply once",
    );
  }
}
