// Real games, each played by two WebSocket clients on the real server: 40 of a collection, or 200 if
// CROWNHEAD_LONG is set, and the project's own.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { Board } from "./harness/board.mjs";
import { isKnownFault, ownGamesOf, realGames } from "./harness/corpus.mjs";
import { readPdn } from "./harness/pdn.mjs";
import { eventsOf, gameOf, makePlayer, startGame } from "./harness/rest.mjs";
import { runBinary, startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

const wanted = process.env.CROWNHEAD_LONG ? 200 : 40;
const at_once = 24;
const rapid = { kind: "fischer", base_ms: 600_000, increment_ms: 5_000 };
const drawRules = /^(threefold|main_road|\d+_move_rule)$/;

const names = { "1-0": "white", "2-0": "white", "0-1": "black", "0-2": "black" };
const draws = ["1-1", "1/2-1/2"];

/** The positions of a game, from the first on, by the harness's own rules. */
function positionsOf(variant, moves) {
  const boards = [Board.start(variant)];
  for (const text of moves) {
    const move = boards.at(-1).read(text);
    if (!move) throw new Error(`ply ${boards.length - 1}: ${text} is not legal`);
    boards.push(boards.at(-1).after(move));
  }
  return boards.map((board) => board.key());
}

/** A game in progress: two sockets, and the events that both have received. */
class Play {
  constructor(id, variant, sockets, reader) {
    Object.assign(this, { id, sockets, reader, topic: `game/${id}` });
    this.board = Board.start(variant);
    this.positions = [this.board.key()];
    this.events = [];
  }

  static async begin(game, white, black) {
    const id = await startGame(white, black, { variant: game.variant, time_control: rapid });
    const sockets = await Promise.all([Socket.open(white), Socket.open(black)]);
    for (const socket of sockets) {
      const { v, d } = await socket.follow(`game/${id}`);
      assert.equal(v, 1);
      assert.equal(d.fen, d.start_fen);
    }
    return new Play(id, game.variant, sockets, white);
  }

  /** The next event of the game, which must be the same on both sockets and skip no version. */
  async event() {
    const [one, other] = await Promise.all(
      this.sockets.map((socket) => socket.next({ t: "event", topic: this.topic })),
    );
    assert.deepEqual(one, other);
    assert.equal(one.v, this.events.length + 2);
    this.events.push(one);
    return one.d;
  }

  /** Plays a move as written in the file. Returns the err frame if it is rejected. */
  async move(text) {
    const ply = this.positions.length - 1;
    const mover = this.sockets[this.board.turn === "w" ? 0 : 1];
    const answer = await mover.move(this.id, ply, text);
    if (answer.t === "err") return answer;
    const event = await this.event();
    assert.deepEqual([answer.v, answer.d], [this.events.at(-1).v, event]);
    const move = this.board.read(text);
    assert.ok(move, `the server took ${text} at ply ${ply}, which is not legal`);
    this.board = this.board.after(move);
    this.positions.push(this.board.key());
    assert.equal(event.ply, ply + 1);
    assert.equal(Board.fromFen(this.board.variant, event.fen).key(), this.board.key());
    return null;
  }

  /** Ends a game that has not ended on the board, with the result in its file. */
  async agreeOn(result) {
    const [white, black] = this.sockets;
    const command = (socket, t, action) => socket.command({ t, game: this.id, action });
    if (draws.includes(result)) {
      await command(white, "draw", "offer");
      assert.equal((await this.event()).type, "draw_offer");
      await command(black, "draw", "accept");
      assert.equal((await this.event()).reason, "agreement");
    } else if (names[result]) {
      await command(names[result] === "white" ? black : white, "resign");
      assert.equal((await this.event()).reason, "resignation");
    }
  }

  close() {
    return Promise.all(this.sockets.map((socket) => socket.close()));
  }
}

/** Plays all moves of the file until the game ends. Returns how it ended. */
async function playThrough(play, game) {
  for (const text of game.moves) {
    const refused = await play.move(text);
    if (!refused) continue;
    if (refused.code !== "GAME_OVER") return { fault: refused, text };
    const end = await play.event();
    assert.equal(end.type, "end");
    assert.match(end.reason, drawRules, `${game.file} ${game.number} ended early`);
    assertDrawn(play, end.reason);
    return { how: `drawn by ${end.reason} before the file's end` };
  }
  if (play.board.moves().length === 0) {
    assert.match((await play.event()).reason, /^no_(moves|pieces)$/);
    return { how: "on the board" };
  }
  const now = await gameOf(play.reader, play.id);
  if (now.status === "finished") {
    const { reason } = await play.event();
    assertDrawn(play, reason);
    return { how: `drawn by ${reason} with the file's last move` };
  }
  await play.agreeOn(game.result);
  return { how: game.result === "*" ? "not at all" : "by the players" };
}

function assertDrawn(play, reason) {
  if (reason !== "threefold") return;
  const last = play.positions.at(-1);
  assert.equal(play.positions.filter((position) => position === last).length, 3);
}

/** Compares the stored record with the moves played and the events received. Returns the PDN. */
async function compareRecord(play, game) {
  const client = play.reader;
  const record = await gameOf(client, play.id);
  assert.deepEqual(positionsOf(game.variant, record.moves), play.positions);
  assert.equal(record.ply, play.positions.length - 1);
  const last = play.events.filter(({ d }) => d.type === "move").at(-1);
  assert.equal(record.fen, last.d.fen);
  assert.equal(Board.fromFen(game.variant, record.fen).key(), play.board.key());

  const stored = await eventsOf(client, play.id);
  assert.equal(stored[0].d.type, "started");
  assert.deepEqual(stored.slice(1), play.events);
  assert.equal(record.version, stored.at(-1).v);

  const { status, text } = await client.get(`/games/${play.id}.pdn`);
  assert.equal(status, 200);
  const [pdn, ...more] = readPdn(text);
  assert.equal(more.length, 0);
  assert.deepEqual(positionsOf(game.variant, pdn.moves), play.positions);
  assert.equal(pdn.tags.Result, record.result ?? "*");
  assert.equal(pdn.tags.GameType.split(",")[0], game.variant === "russian" ? "25" : "20");
  assert.equal(pdn.tags.White, record.players.white.username);
  return text;
}

/** True if `crownhead replay` rejects the same move of the file. */
function fileIsWrong(folder, game, ply) {
  const file = join(folder, `fault-${game.variant}-${game.number}.pdn`);
  writeFileSync(file, `[Event "?"]\n[Result "*"]\n\n${game.moves.join(" ")} *\n`);
  const { stdout } = runBinary("replay", "--variant", game.variant, file);
  return JSON.parse(stdout).errors.some((error) => error.ply === ply);
}

const count = (tally, what) => tally.set(what, (tally.get(what) ?? 0) + 1);

/** Plays games from the front of `games` until `most` have been played. */
async function playAll(test, games, most) {
  const folder = temporaryFolder(test);
  const server = await startServer(test);
  const players = [];
  for (const name of ["ann", "bob", "cleo", "dirk"]) players.push(await makePlayer(server, name));
  const done = {
    played: 0,
    moves: 0,
    ends: new Map(),
    skipped: new Map(),
    pdn: { international: [], russian: [] },
  };
  const queue = games.filter((game) => {
    const known = isKnownFault(game);
    if (known) count(done.skipped, "tests/data/pdn_faults.json lists it");
    return !known;
  });

  async function playOne(game, white, black) {
    const play = await Play.begin(game, white, black);
    const end = await playThrough(play, game);
    if (end.fault) {
      const ply = play.positions.length - 1;
      const where = `${game.file} game ${game.number} ply ${ply} ${end.text}`;
      assert.ok(fileIsWrong(folder, game, ply), `${where}: ${JSON.stringify(end.fault)}`);
      count(done.skipped, "its file is wrong");
    } else {
      done.pdn[game.variant].push(await compareRecord(play, game));
      count(done.ends, end.how);
      done.moves += play.positions.length - 1;
    }
    await play.close();
    return !end.fault;
  }

  let claimed = 0;
  async function lane(i) {
    const white = players[i % 4];
    const black = players[(i + 1 + (Math.floor(i / 4) % 3)) % 4];
    while (claimed < most && queue.length > 0) {
      ++claimed;
      if (await playOne(queue.shift(), white, black)) ++done.played;
      else --claimed;
    }
  }
  await Promise.all(Array.from({ length: at_once }, (_, i) => lane(i)));
  replayAll(folder, done.pdn);
  assert.equal(await server.stop(), 0);
  return done;
}

/** Replays every record from the server with the command line. */
function replayAll(folder, records) {
  for (const [variant, texts] of Object.entries(records)) {
    const file = join(folder, `${variant}.pdn`);
    writeFileSync(file, texts.join("\n"));
    const { status, stdout } = runBinary("replay", "--variant", variant, file);
    const report = JSON.parse(stdout);
    assert.deepEqual(report.errors, []);
    assert.equal(status, 0);
    assert.equal(report.games, texts.length);
    assert.equal(report.moves, readPdn(texts.join("\n")).flatMap((game) => game.moves).length);
  }
}

function tell(test, { played, moves, ends, skipped }) {
  test.diagnostic(`${played} games, ${moves} moves`);
  for (const [how, n] of ends) test.diagnostic(`${n} ended ${how}`);
  for (const [why, n] of skipped) test.diagnostic(`${n} left out: ${why}`);
}

test(`${wanted} real games`, async (t) => {
  const games = realGames();
  if (!games) return t.skip("SKIPPED: no collection of games here; CROWNHEAD_PDN_DIR names one");
  const done = await playAll(t, games, wanted);
  tell(t, done);
  assert.equal(done.played, wanted);
});

test("the project's own games", async (t) => {
  const games = ["international", "russian"].flatMap(ownGamesOf);
  const done = await playAll(t, games, games.length);
  tell(t, done);
  assert.equal(done.played, 50);
});
