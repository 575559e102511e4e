// `crownhead dxp`: two processes of the binary play a match, and the errors for a program that
// violates the protocol, hangs or disconnects.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import test from "node:test";
import { binary, temporaryFolder } from "./harness/server.mjs";

/** A running `crownhead dxp` process: {child, over}, where `over` resolves with its result. */
function start(t, ...args) {
  const child = spawn(binary, ["dxp", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  t.after(() => child.kill("SIGKILL"));
  const told = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"])
    child[name].on("data", (bytes) => {
      told[name] += bytes;
    });
  const over = once(child, "close").then(([status]) => {
    const lines = told.stdout.trim().split("\n").filter(Boolean).map(JSON.parse);
    return { status, stderr: told.stderr, games: lines.slice(0, -1), match: lines.at(-1) };
  });
  return { child, told, over };
}

async function startListening(t, ...args) {
  const listening = start(t, "--listen", "127.0.0.1:0", ...args);
  while (!/on port \d+/.test(listening.told.stderr)) await once(listening.child.stderr, "data");
  return { ...listening, port: Number(/on port (\d+)/.exec(listening.told.stderr)[1]) };
}

/** The test's own program at one end of a connection. */
class Program {
  #socket;
  #buffer = "";
  #waiting = () => {};
  #closed = false;

  constructor(socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => {
      this.#buffer += bytes.toString("latin1");
      this.#waiting();
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#closed = true;
      this.#waiting();
    });
  }

  send(text) {
    this.#socket.write(Buffer.from(`${text}\0`, "latin1"));
  }

  write(text) {
    this.#socket.write(text);
  }

  close() {
    this.#socket.end();
  }

  /** The next message; nothing after the other end has closed. */
  async hear() {
    while (!this.#buffer.includes("\0")) {
      if (this.#closed) return undefined;
      await new Promise((heard) => {
        this.#waiting = heard;
      });
    }
    const [text] = this.#buffer.split("\0", 1);
    this.#buffer = this.#buffer.slice(text.length + 1);
    return text;
  }
}

const request = (rest = "A", follower = "Z") => `R01${"Anna".padEnd(32)}${follower}010000${rest}`;

/** The binary listens, and the test's program has connected. */
async function connected(t, ...args) {
  const listening = await startListening(t, "--level", "1", ...args);
  const socket = connect(listening.port, "127.0.0.1");
  t.after(() => socket.destroy());
  await once(socket, "connect");
  return { ...listening, program: new Program(socket) };
}

/** The binary has connected to the test's program. */
async function asked(t, ...args) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const asking = start(
    t,
    "--connect",
    `127.0.0.1:${server.address().port}`,
    "--level",
    "1",
    ...args,
  );
  const [socket] = await once(server, "connection");
  t.after(() => socket.destroy());
  return { ...asking, program: new Program(socket) };
}

test("two programs play a match and report the same result", async (t) => {
  const folder = temporaryFolder(t);
  const [theirs, ours] = [join(folder, "follower.pdn"), join(folder, "initiator.pdn")];
  const follower = await startListening(t, "--level", "1", "--games", "3", "--pdn", theirs);
  const initiator = start(
    t,
    ...["--connect", `127.0.0.1:${follower.port}`, "--time-ms", "2", "--games", "3"],
    ...["--pdn", ours, "--minutes", "30"],
  );
  const [follows, asks] = await Promise.all([follower.over, initiator.over]);
  assert.equal(follows.status, 0, follows.stderr);
  assert.equal(asks.status, 0, asks.stderr);
  assert.deepEqual(asks.games, follows.games);
  assert.deepEqual(
    asks.games.map(({ game, white }) => [game, white]),
    [
      [1, "Crownhead, 2 ms"],
      [2, "Crownhead, level 1"],
      [3, "Crownhead, 2 ms"],
    ],
  );
  for (const { result } of asks.games) assert.match(result, /^(2-0|1-1|0-2)$/);
  const { match } = asks;
  assert.equal(match.games, 3);
  assert.equal(match.won + match.drawn + match.lost, 3);
  assert.deepEqual(follows.match, { ...match, won: match.lost, lost: match.won });
  assert.equal(readFileSync(ours, "utf8"), readFileSync(theirs, "utf8"));
  const read = spawnSync(binary, ["replay", "--variant", "international", ours]);
  const { games, moves, errors } = JSON.parse(read.stdout);
  const plies = asks.games.reduce((sum, game) => sum + game.plies, 0);
  assert.deepEqual([games, moves, errors], [3, plies, []]);
});

test("a match of another variant from a position ends at its move limit", async (t) => {
  const args = ["--variant", "frisian", "--level", "2"];
  const file = join(temporaryFolder(t), "games.pdn");
  const follower = await startListening(t, ...args);
  const initiator = start(
    t,
    ...["--connect", `127.0.0.1:${follower.port}`, ...args, "--pdn", file, "--moves", "4"],
    ...["--fen", "B:W31-50:B1-20", "--color", "black"],
  );
  const [follows, asks] = await Promise.all([follower.over, initiator.over]);
  assert.equal(asks.status, 0, asks.stderr);
  assert.equal(follows.status, 0, follows.stderr);
  assert.deepEqual(asks.games, follows.games);
  assert.equal(asks.games[0].cause, "move_limit");
  assert.equal(asks.games[0].result, "*");
  assert.equal(asks.games[0].plies, 8);
  assert.equal(asks.match.undecided, 1);
  assert.match(readFileSync(file, "utf8"), /\[FEN "B:/);
  const read = spawnSync(binary, ["replay", "--variant", "frisian", file]);
  assert.deepEqual(JSON.parse(read.stdout).errors, []);
});

test("the follower handles messages other than moves", async (t) => {
  const { program, over } = await connected(t);
  program.send("R02 of another version");
  assert.match(await program.hear(), /^ACrownhead, level 1 {14}1$/);
  program.send(request(`BW${"e".repeat(50)}`));
  assert.match(await program.hear(), /2$/);
  program.send("CGood day\x07!");
  program.send(request());
  assert.match(await program.hear(), /0$/);
  program.send("B001W");
  assert.equal(await program.hear(), "K1");
  program.send("M0000322800");
  assert.match(await program.hear(), /^M\d{4}\d{4}00$/);
  program.send("E11");
  assert.equal(await program.hear(), "E01");
  const { status, stderr, games, match } = await over;
  assert.equal(status, 0, stderr);
  assert.match(stderr, /says: Good day !/);
  assert.deepEqual(games, [
    {
      game: 1,
      white: "Anna",
      black: "Crownhead, level 1",
      result: "0-2",
      cause: "resigned",
      plies: 2,
    },
  ]);
  assert.equal(match.won, 1);
});

for (const [name, act, words] of [
  ["moves illegally", (p) => p.send("M0000322600"), /32-26, is not legal/],
  ["captures what it does not", (p) => p.send("M000032280119"), /32x28, is not legal/],
  ["sends half a move", (p) => p.send("M00003228"), /number of captured pieces is cut off/],
  ["sends what is no message", (p) => p.send("hello"), /no message begins with 'h'/],
  ["asks for a game in a game", (p) => p.send(request()), /sent 'R01.*instead of a move/],
  ["ends no message", (p) => p.write("C".repeat(5000)), /more than 127 characters without/],
  ["chats on and on", (p) => p.write("Cx\0".repeat(200)), /nothing but chat messages/],
  ["goes away", (p) => p.close(), /closed the connection/],
  ["goes away in a move", (p) => p.write("M00") || p.close(), /in the middle of a message/],
])
  test(`a game is aborted if the other program ${name}`, async (t) => {
    const file = join(temporaryFolder(t), "games.pdn");
    const { program, over } = await connected(t, "--games", "5", "--pdn", file);
    program.send(request());
    assert.match(await program.hear(), /0$/);
    act(program);
    const { status, stderr, games, match } = await over;
    assert.equal(status, 1);
    assert.match(stderr, words);
    assert.equal(games.length, 1);
    assert.equal(games[0].cause, "broken_off");
    assert.match(games[0].fault, words);
    assert.equal(match.broken_off, 1);
    assert.match(readFileSync(file, "utf8"), /\[Result "\*"\][\s\S]*\[Termination "broken_off"\]/);
  });

test("the initiator reports the other program's refusal", async (t) => {
  for (const [answer, words] of [
    [`A${"Bert".padEnd(32)}1`, /another version/],
    [`A${"Bert".padEnd(32)}2`, /refused this game/],
    [`A${"Bert".padEnd(32)}3`, /does not want to play/],
    ["M0000322800", /in answer to a game request/],
  ]) {
    const { program, over } = await asked(t);
    assert.match(await program.hear(), /^R01Crownhead, level 1 {14}Z010000A$/);
    program.send(answer);
    const { status, stderr, match } = await over;
    assert.equal(status, 1);
    assert.match(stderr, words);
    assert.equal(match.games, 0);
  }
});

test("the initiator ends a match if the other program declines another game", async (t) => {
  const { program, over } = await asked(t, "--games", "2");
  await program.hear();
  program.send(`A${"Bert".padEnd(32)}0`);
  assert.match(await program.hear(), /^M/);
  program.send("E11");
  assert.equal(await program.hear(), "E00");
  const { status, stderr, match } = await over;
  assert.equal(status, 1);
  assert.match(stderr, /does not want another game/);
  assert.deepEqual([match.games, match.won], [1, 1]);
});

test("an unplayable match is rejected before waiting for a connection", () => {
  for (const [line, words, status = 2] of [
    ["", /give --connect or --listen with an address/],
    ["--listen 127.0.0.1:0 --color white", /--color requires --connect/],
    ["--listen 127.0.0.1:0 --level 3 --time-ms 5", /excludes/],
    ["--listen 127.0.0.1:0 --level 9", /--level/],
    ["--listen nowhere", /'nowhere' is not ADDRESS:PORT/],
    ["--listen 127.0.0.1:0 --variant russian", /50 squares of a 10x10 board/],
    ["--connect 127.0.0.1:1 --fen W:W6:B1,11,17", /over in its first position/],
    ["--listen 127.0.0.1:0 --pdn /no/such/folder/x.pdn", /cannot be written/, 1],
    ["--connect 127.0.0.1:1", /no one answers at that address: Connection refused/, 1],
  ]) {
    const answer = spawnSync(binary, ["dxp", ...line.split(" ").filter(Boolean)], {
      encoding: "utf8",
      timeout: 60_000,
    });
    assert.equal(answer.status, status, `${line}: ${answer.stderr}`);
    assert.match(answer.stderr, words);
    assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
  }
});
