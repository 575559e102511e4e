// Games of a tournament that are shown later to those who only look on, on a real server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Client, good } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { Table } from "./harness/table.mjs";
import {
  act,
  advance,
  announce,
  expectSound,
  noon,
  running,
  signIn,
  stage,
} from "./harness/tournament.mjs";

const hour = { kind: "fischer", base_ms: 3_600_000, increment_ms: 0 };
const minutes = 60_000;
const delay = 5;
/** Between the moves: the first one of a player is waited for less than a minute. */
const thought = 10_000;

/** P1 against P2, who have made two moves; P3 looks on. */
async function delayedGame(t) {
  const all = await stage(t, 3);
  const { server, dirk, players } = all;
  const cup = await announce(dirk, {
    ...{ all_at_once: true, time_control: hour },
    ...{ games_shown: "delayed", games_delay_minutes: delay },
  });
  for (const player of players.slice(0, 2)) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  const [game] = await running(dirk, cup);
  const side = (name) => players.find((player) => player.name === name);
  const table = await Table.at(game.id, side(game.white), side(game.black));
  await table.play(["32-28"]);
  await advance(dirk, thought);
  await table.play(["19-23"], 1);
  return { ...all, cup, id: game.id, table, stranger: players[2], nobody: new Client(server) };
}

/** What each way to the game tells somebody of its moves. */
async function toldTo(client, { id, cup }) {
  const row = (await good(client.get(`/games?tournament=${cup}`))).items[0];
  const game = await good(client.get(`/games/${id}`));
  const events = await good(client.get(`/games/${id}/events`));
  const texts = [`/games/${id}.pdn`, `/tournaments/${cup}/export.pdn`].map((path) =>
    client.get(path).then(({ text }) => text.match(/32-28|19-23/g) ?? []),
  );
  const socket = await Socket.open(client);
  const { v, d } = await socket.follow(`game/${id}`);
  await socket.close();
  return {
    moves: game.moves,
    version: game.version,
    shown: game.shown,
    events: events.items.filter(({ d: { type } }) => type === "move").map(({ d }) => d.move),
    files: await Promise.all(texts),
    snapshot: d.moves,
    followed: v,
    // A live game's row is that of its start for everybody.
    row: row.ply,
  };
}

const all = (moves, shown) => ({
  ...{ moves, shown, events: moves, files: [moves, moves], snapshot: moves, row: 0 },
  ...{ version: moves.length + 1, followed: moves.length + 1 },
});

test("a live game is shown minutes later to those who only look on", async (t) => {
  const stands = await delayedGame(t);
  const { db, server, dirk, table, stranger, nobody, id } = stands;
  const moves = ["32-28", "19-23"];
  const watchers = await Promise.all([stranger, nobody].map(Socket.open));
  for (const watcher of watchers) await watcher.follow(`game/${id}`);
  for (const client of [table.white, table.black, dirk])
    assert.deepEqual(await toldTo(client, stands), all(moves, "now"), client.name);
  for (const client of [stranger, nobody])
    assert.deepEqual(await toldTo(client, stands), all([], "delayed"), client.name);

  await advance(dirk, delay * minutes - thought);
  for (const watcher of watchers) {
    const told = await watcher.event(`game/${id}`, "move");
    assert.deepEqual([told.v, told.d.move], [2, "32-28"]);
    const frames = await watcher.settled();
    assert.ok(!frames.some(({ t: kind }) => kind === "event"), "no more than that");
  }
  for (const client of [stranger, nobody])
    assert.deepEqual(await toldTo(client, stands), all(["32-28"], "delayed"), client.name);

  await good(table.white.post(`/games/${id}/resign`, {}));
  for (const watcher of watchers) {
    assert.equal((await watcher.event(`game/${id}`, "move")).v, 3);
    assert.equal((await watcher.event(`game/${id}`, "end")).v, 4);
  }
  const { version, followed, shown, ...told } = await toldTo(nobody, stands);
  assert.deepEqual([version, followed, shown], [4, 4, "now"]);
  assert.deepEqual([told.moves, told.files, told.row], [moves, [moves, moves], 2]);
  await expectSound(db, server);
});

test("a start of the server shows no more than was shown", async (t) => {
  const stands = await delayedGame(t);
  await advance(stands.dirk, delay * minutes - thought);
  await stands.server.stop();
  const devClock = new Date(Date.parse(noon) + delay * minutes).toISOString().replace(".000", "");
  const server = await startServer(t, { db: stands.db, devClock });
  const nobody = new Client(server);
  assert.deepEqual(await toldTo(nobody, stands), all(["32-28"], "delayed"));
  const moves = ["32-28", "19-23"];
  assert.deepEqual(await toldTo(stands.table.black.on(server), stands), all(moves, "now"));
  const watcher = await Socket.open(nobody);
  await watcher.follow(`game/${stands.id}`);
  await advance(await signIn(server), minutes);
  assert.equal((await watcher.event(`game/${stands.id}`, "move")).d.move, "19-23");
  assert.deepEqual(await toldTo(nobody, stands), all(moves, "delayed"));
});
