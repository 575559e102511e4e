// Two servers with --node share one PostgreSQL database and send each other messages through NATS.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Board } from "./harness/board.mjs";
import { eventually } from "./harness/eventually.mjs";
import { Nats } from "./harness/nats.mjs";
import { PostgresPair } from "./harness/postgres_pair.mjs";
import { blitz, Client, good, makePlayer, send, signedIn, startGame } from "./harness/rest.mjs";
import { createUser, refused, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import {
  act,
  announce,
  expectSound,
  secret,
  signIn,
  tournamentScopes,
} from "./harness/tournament.mjs";

async function metric(server, name) {
  const { text } = await send(server, "GET", "/metrics");
  return Number(text.match(new RegExp(`^crownhead_link_${name} (\\d+)$`, "m"))?.[1]);
}

const linked = (server, count = 1) =>
  eventually(
    async () =>
      (await metric(server, "connected")) === 1 && (await metric(server, "peers")) === count,
    "the nodes hear each other",
  );

/** Starts PostgreSQL, NATS and two nodes. */
async function site(t) {
  const { address: db } = await PostgresPair.start(t, { alone: true });
  assert.equal(runBinary("migrate", "--db", db).status, 0);
  createUser(db, "Dirk", "director", secret);
  const nats = await Nats.start(t);
  const node = (name, data = temporaryFolder(t)) =>
    startServer(t, { db, data, args: ["--node", name, "--link", nats.address] });
  const a = await node("a");
  const b = await node("b");
  await linked(a);
  await linked(b);
  return { db, nats, node, a, b };
}

/** A game that both play on one server, move by move. */
class Play {
  #board = Board.start("russian");
  #players;
  ply = 0;

  constructor(players, id) {
    this.#players = players;
    this.id = id;
  }

  /** Makes the next move and returns its version. */
  async move() {
    const [move] = this.#board.moves();
    const body = { move: this.#board.write(move), ply: this.ply };
    const mover = this.#players[this.ply % 2];
    const { version } = await good(
      mover.post(`/games/${this.id}/moves`, body, { key: randomUUID() }),
    );
    this.#board = this.#board.after(move);
    ++this.ply;
    return version;
  }
}

/** Plays on one server and waits for each move on the socket, which is on another: the times in ms. */
async function times(play, socket, plies) {
  const all = [];
  for (let i = 0; i < plies; ++i) {
    const sent = performance.now();
    const [, event] = await Promise.all([
      play.move(),
      socket
        .event(`game/${play.id}`, "move")
        .then((event) => ({ ...event, at: performance.now() })),
    ]);
    assert.equal(event.d.ply, play.ply);
    all.push(event.at - sent);
  }
  return all.sort((one, other) => one - other);
}

const shown = (all) =>
  `median ${all[all.length >> 1].toFixed(1)} ms, longest ${all.at(-1).toFixed(1)} ms`;

test("a follower on one node receives the moves of the other through the link", async (t) => {
  const { db, nats, a, b } = await site(t);
  const ann = await makePlayer(a, "ann");
  const bob = await makePlayer(a, "bob");
  const play = new Play([ann, bob], await startGame(ann, bob, { variant: "russian" }));
  const socket = await Socket.open(bob.on(b));
  await socket.follow(`game/${play.id}`);

  // A comparison with the store may come first, so not every move needs the link.
  const plies = 12;
  const before = await metric(b, "catch_ups_total");
  t.diagnostic(`by the link: ${shown(await times(play, socket, plies))}`);
  const caughtUp = (await metric(b, "catch_ups_total")) - before;
  assert.ok(caughtUp > plies / 2, `${caughtUp} of ${plies} came by the link`);

  // Without NATS the nodes still compare with the store.
  await nats.kill();
  await eventually(async () => (await metric(b, "connected")) === 0, "the link is lost");
  const without = await metric(b, "catch_ups_total");
  t.diagnostic(`without NATS: ${shown(await times(play, socket, 3))}`);
  assert.equal(await metric(b, "catch_ups_total"), without);
  for (const server of [a, b])
    assert.equal((await send(server, "GET", "/readyz")).status, 200, "no other node has a link");
  await eventually(
    () => !/ yes /.test(runBinary("nodes", "--db", db).stdout),
    "both nodes are shown without a link",
  );

  await nats.start();
  await linked(a);
  await linked(b);
  const again = await metric(b, "catch_ups_total");
  t.diagnostic(`by the link again: ${shown(await times(play, socket, 6))}`);
  assert.ok((await metric(b, "catch_ups_total")) - again > 3);
  await eventually(
    () => runBinary("nodes", "--db", db).stdout.match(/ open +yes /g)?.length === 2,
    "both nodes are shown with a link",
  );
  await a.stop();
  await expectSound(db, b);
});

test("what happens on one node reaches the sockets of the other", async (t) => {
  const { a, b } = await site(t);
  const ann = await makePlayer(a, "ann");
  const bob = await makePlayer(a, "bob");

  // Without a link, the topic `me` would never learn of it.
  const bobs = await Socket.open(bob.on(b));
  await bobs.follow("me");
  const wish = { variant: "russian", time_control: { kind: "per_move", time_ms: 86_400_000 } };
  await good(ann.post("/challenges", { opponent: "bob", color: "white", rated: false, ...wish }));
  await bobs.next((frame) => frame.topic === "me" && frame.d?.type === "challenge");

  const id = await startGame(ann, bob, { variant: "russian" });
  await bobs.follow(`game/${id}`);
  await good(ann.post(`/games/${id}/chat`, { text: "good luck" }));
  const line = await bobs.next((frame) => frame.topic === `game/${id}` && frame.d?.type === "chat");
  assert.equal(line.d.text, "good luck");

  // Without a link, this could last up to a minute.
  const { cookie } = ann;
  const there = await Socket.open(new Client(b, { cookie }));
  const elsewhere = await signedIn(a, "ann", ann.password);
  await good(elsewhere.send("DELETE", "/sessions"));
  const { code } = await Promise.race([
    there.closed,
    pause(10_000, { code: "still open" }, { ref: false }),
  ]);
  assert.equal(code, 1008);
});

test("a follower on one node receives the acts of a tournament on the other", async (t) => {
  const { a, b } = await site(t);
  const dirk = await signIn(a);
  const wish = { variant: "russian", schedule: "automatic", time_control: blitz, tiebreaks: [] };
  const cup = await announce(dirk, wish);
  const follower = await Socket.open(dirk.on(b));
  const { v } = await follower.follow(`tournament/${cup}`);
  const before = await metric(b, "catch_ups_total");
  for (let i = 1; i <= 6; ++i) {
    await act(await makePlayer(a, `P${i}`, tournamentScopes), cup, "/entries");
    await follower.next({ t: "event", topic: `tournament/${cup}`, v: v + i });
  }
  const caughtUp = (await metric(b, "catch_ups_total")) - before;
  assert.ok(caughtUp >= 3, `${caughtUp} of 6 came by the link`);
});

test("a node is killed, and its successor is heard", async (t) => {
  const { db, node, a, b } = await site(t);
  await a.kill();
  await eventually(async () => (await metric(b, "peers")) === 0, "the killed node is missed");
  const again = await node("a", a.folder);
  await linked(again);
  await linked(b);
  const ann = await makePlayer(again, "ann");
  const bob = await makePlayer(again, "bob");
  const play = new Play([ann, bob], await startGame(ann, bob, { variant: "russian" }));
  const socket = await Socket.open(bob.on(b));
  await socket.follow(`game/${play.id}`);
  const before = await metric(b, "catch_ups_total");
  await times(play, socket, 4);
  assert.ok((await metric(b, "catch_ups_total")) > before);
  await again.stop();
  await expectSound(db, b);
});

test("a link that cannot work is refused with a sentence", async (t) => {
  const { address: db } = await PostgresPair.start(t, { alone: true });
  assert.equal(runBinary("migrate", "--db", db).status, 0);
  const data = temporaryFolder(t);
  const alone = refused(db, data, "--link", "nats://127.0.0.1:4222", "--check-config");
  assert.equal(alone.status, 2);
  assert.match(alone.why, /link: only a node sends messages to others; set node/);
  const form = refused(db, data, "--node", "a", "--link", "127.0.0.1", "--check-config");
  assert.match(form.why, /link: must be like nats:/);
  const gone = refused(db, data, "--node", "a", "--link", "nats://127.0.0.1:1");
  assert.equal(gone.status, 1);
  assert.match(gone.why, /the link nats:\/\/127.0.0.1:1 cannot be reached: /);
  const missing = join(data, "missing");
  const word = refused(db, data, "--node", "a", "--link-password-file", missing, "--check-config");
  assert.match(word.why, /link-password-file: the file .* cannot be read/);
});
