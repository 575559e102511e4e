// A game and its two players.

import assert from "node:assert/strict";
import { gameOf, startGame } from "./rest.mjs";
import { Socket } from "./socket.mjs";

/** A capture and a recapture. */
export const opening = ["32-28", "19-23", "28x19", "14x23"];

export class Table {
  /** Starts a game. Both players follow it, each on a separate socket. */
  static async open(white, black, wish) {
    return Table.at(await startGame(white, black, wish), white, black);
  }

  /** Connects the players to a running game. */
  static async at(id, white, black) {
    const table = new Table();
    Object.assign(table, { id, white, black, topic: `game/${id}` });
    [table.whites, table.blacks] = await Promise.all([white, black].map(Socket.open));
    await Promise.all(table.sockets.map((socket) => socket.follow(table.topic)));
    return table;
  }

  get sockets() {
    return [this.whites, this.blacks];
  }

  /** Plays moves from ply `from` on, each side on its socket. */
  async play(moves, from = 0) {
    for (const [i, move] of moves.entries()) {
      const ply = from + i;
      const answer = await this.sockets[ply % 2].move(this.id, ply, move);
      assert.equal(answer.t, "ack", `ply ${ply} ${move}: ${JSON.stringify(answer)}`);
    }
  }

  /** Sends a command of White or Black in this game. */
  command(side, t, more = {}) {
    const socket = side === "white" ? this.whites : this.blacks;
    return socket.command({ t, game: this.id, ...more });
  }

  /** The next event of the game on this socket. */
  async event(socket = this.blacks) {
    return (await socket.next({ t: "event", topic: this.topic })).d;
  }

  /** Drops the events of the game that both sockets have received up to this ply. */
  async forget(ply) {
    for (const socket of this.sockets) {
      if (ply > 0) await socket.next(({ t, d }) => t === "event" && d.ply === ply);
      socket.frames.length = 0;
    }
  }

  now() {
    return gameOf(this.white, this.id);
  }

  close() {
    return Promise.all(this.sockets.map((socket) => socket.close()));
  }
}

/** Asserts that a command was rejected with this code. */
export function refused(answer, code) {
  assert.equal(answer.t, "err", JSON.stringify(answer));
  assert.equal(answer.code, code, answer.detail);
  assert.ok(answer.detail.length > 0);
}

export function done(answer) {
  assert.equal(answer.t, "ack", JSON.stringify(answer));
  return answer;
}
