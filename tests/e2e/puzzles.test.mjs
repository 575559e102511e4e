// Puzzles over REST: the built-in ones are solved, rated, reported and disabled, across a kill;
// puzzles from a file; and puzzles that the server finds at night.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Client, good, makePlayer, signedIn, startGame } from "./harness/rest.mjs";
import {
  binary,
  createUser,
  projectRoot,
  startServer,
  temporaryDatabase,
  temporaryFolder,
} from "./harness/server.mjs";

const variant = "russian";
const password = "correct horse";
const shipped = readFileSync(join(projectRoot, "server/background/puzzles/shipped.jsonl"), "utf8")
  .trim()
  .split("\n");

/** Like the program, because showing a solution to this address makes an attempt not count. */
const solutionOf = ({ fen, last_move }) =>
  shipped
    .map((line) => JSON.parse(line))
    .find((one) => one.fen === fen && one.last_move === last_move).solution;

/** Plays the solver's moves one by one. Returns the last answer. */
async function solve(player, id, solution) {
  const own = [];
  for (let ply = 0; ; ply += 2) {
    own.push(solution[ply]);
    const answer = await good(player.post(`/puzzles/${id}/moves`, { moves: own }));
    assert.equal(answer.right, true);
    if (answer.solved) return answer;
    assert.equal(answer.reply, solution[ply + 1]);
  }
}

const nextOf = async (player) =>
  (await good(player.get(`/puzzles/next?variant=${variant}`))).puzzle;

test("a puzzle is solved once, rated, reported and disabled, also across a kill", async (t) => {
  const db = temporaryDatabase(t);
  createUser(db, "Mona", "moderator", password);
  let server = await startServer(t, { db });
  const anna = await makePlayer(server, "PuzzleAnna");
  const { items } = await good(anna.get("/puzzles/themes"));
  assert.equal(
    items.reduce((sum, { puzzles }) => sum + puzzles, 0),
    shipped.length,
  );
  const puzzle = await nextOf(anna);
  assert.equal(puzzle.variant, variant);
  const solution = solutionOf(puzzle);
  assert.equal(solution.length, puzzle.plies);
  const end = await solve(anna, puzzle.id, solution);
  assert.equal(end.result.counted, true);
  assert.ok(end.result.rating > end.result.before);
  assert.equal((await solve(anna, puzzle.id, solution)).result.counted, false);
  const daily = await good(new Client(server).get("/puzzles/daily"));
  const next = await nextOf(anna);
  assert.notEqual(next.id, puzzle.id);
  const shown = await good(new Client(server).post(`/puzzles/${next.id}/solution`, {}));
  assert.deepEqual(shown.solution, solutionOf(next));
  assert.equal((await solve(anna, next.id, shown.solution)).result.counted, false);
  const third = await nextOf(anna);

  await server.kill();
  server = await startServer(t, { db });
  const again = anna.on(server);
  assert.deepEqual(await good(new Client(server).get("/puzzles/daily")), daily);
  assert.equal((await good(again.get(`/puzzles/${puzzle.id}`))).tried, true);
  assert.equal((await nextOf(again)).id, third.id);
  const { items: ratings } = await good(again.get("/players/PuzzleAnna/puzzles"));
  assert.deepEqual(
    ratings.map(({ rating, tries, solved }) => [rating, tries, solved]),
    [[end.result.rating, 1, 1]],
  );

  await good(again.post(`/puzzles/${third.id}/report`, { text: "two ways win" }));
  const mona = await signedIn(server, "Mona", password);
  const { items: reports } = await good(mona.get("/puzzles/reports"));
  assert.deepEqual(
    reports.map((report) => [report.puzzle, report.username, report.text]),
    [[third.id, "PuzzleAnna", "two ways win"]],
  );
  await good(mona.post(`/puzzles/${third.id}/disable`, { reason: "they do" }));
  assert.deepEqual((await good(mona.get("/puzzles/reports"))).items, []);
  assert.notEqual((await nextOf(again)).id, third.id);
});

test("a file of puzzles is imported once", (t) => {
  const db = temporaryDatabase(t);
  const file = join(temporaryFolder(t), "found.jsonl");
  writeFileSync(file, `${shipped.slice(0, 3).join("\n")}\n{"variant":"russian"}\n`);
  const read = () =>
    spawnSync(binary, ["puzzles", "import", file, "--db", db], { encoding: "utf8" });
  const first = read();
  assert.equal(first.status, 1, "a line is wrong");
  assert.equal(first.stdout, '{"read":3,"new":3}\n');
  assert.match(first.stderr, /found\.jsonl:4: /);
  assert.equal(read().stdout, '{"read":3,"new":0}\n');
});

test("at night the server finds puzzles in its games", async (t) => {
  const server = await startServer(t, { devClock: "2026-11-27T20:00:00Z" });
  const [anna, ben] = [await makePlayer(server, "NightAnna"), await makePlayer(server, "NightBen")];
  // Few pieces, and one mistake: each further one would be searched for a minute of a busy machine.
  const fen = "W:We1,d6,f6:BKa3,b6,h6";
  const moves =
    "f6-e7 a3-b2 d6-c7 b6:f6 e1-f2 b2-a1 f2-e3 a1-d4 e3:c5 h6-g5 c5-b6 g5-h4 b6-a7 f6-g5 a7-b8 " +
    "h4-g3 b8:h2 g5-h4 h2-d6 h4-g3";
  const game = await startGame(anna, ben, { variant, fen });
  for (const [ply, move] of moves.split(" ").entries())
    await good((ply % 2 === 0 ? anna : ben).post(`/games/${game}/moves`, { move, ply }));
  await good(anna.post(`/games/${game}/resign`));
  const found = async () => {
    const { items } = await good(anna.get(`/puzzles/themes?variant=${variant}`));
    return items[0].puzzles;
  };
  const before = await found();
  await good(anna.send("PUT", "/dev/clock", { body: { now: "2026-11-28T02:00:00Z" } }));
  const end = Date.now() + 240_000; // its thread yields to all others
  while ((await found()) === before && Date.now() < end) await pause(100);
  assert.ok((await found()) > before);
  const last = String(shipped.length + 1);
  const { puzzle } = await good(anna.get(`/puzzles/${last}`));
  assert.deepEqual([puzzle.fen, puzzle.last_move, puzzle.color], [fen, "f6-e7", "black"]);
  const { result } = await good(anna.post(`/puzzles/${last}/solution`, {}));
  assert.deepEqual(result.game, { id: game, ply: 1 });
});
