// A game with its two players at the board.

import assert from "node:assert/strict";
import { gameOf, startGame } from "./rest.mjs";
import { Socket } from "./socket.mjs";

/** A capture and the one in answer. */
export const opening = ["32-28", "19-23", "28x19", "14x23"];

export class Table {
  /** Begins a game; both players follow it, each on a socket of their own. */
  static async open(white, black, wish) {
    return Table.at(await startGame(white, black, wish), white, black);
  }

  /** The players come to a game that runs already. */
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

  /** A command of White's or Black's in this game. */
  command(side, t, more = {}) {
    const socket = side === "white" ? this.whites : this.blacks;
    return socket.command({ t, game: this.id, ...more });
  }

  /** The next event of the game as this socket hears it. */
  async event(socket = this.blacks) {
    return (await socket.next({ t: "event", topic: this.topic })).d;
  }

  /** Throws away what both sockets have heard of the game up to this ply. */
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

/** Asserts that a command was refused with this code. */
export function refused(answer, code) {
  assert.equal(answer.t, "err", JSON.stringify(answer));
  assert.equal(answer.code, code, answer.detail);
  assert.ok(answer.detail.length > 0);
}

export function done(answer) {
  assert.equal(answer.t, "ack", JSON.stringify(answer));
  return answer;
}
