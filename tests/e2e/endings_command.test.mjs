// `crownhead endings`: building a table, resuming, probing, using it for the computer's moves, and
// rejecting invalid tables.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { binary, temporaryFolder } from "./harness/server.mjs";

const run = (args, input = "") =>
  spawnSync(binary, args, { encoding: "utf8", input, timeout: 120_000 });
const build = (...args) => run(["endings", "build", ...args]);
const probe = (variant, file, fen) =>
  run(["endings", "probe", variant, "--file", file, "--fen", fen]);

function refused(answer, words, status) {
  assert.equal(answer.status, status, answer.stderr);
  assert.match(answer.stderr, words);
  assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
}

test("an endgame table is built, resumed and looked up", (t) => {
  const folder = temporaryFolder(t);
  const shelf = join(folder, "shelf");
  mkdirSync(shelf);
  const file = join(shelf, "english.endings");
  const made = build("english", "--pieces", "3", "--file", file);
  assert.equal(made.status, 0, made.stderr);
  assert.match(made.stderr, /2 kings against 1 king|1 king against 2 kings/);
  assert.ok(!existsSync(`${file}.part`));
  refused(build("english", "--pieces", "3", "--file", file), /already exists/, 1);

  const won = probe("english", file, "W:WK18,K19:BK4");
  assert.equal(won.status, 0, won.stderr);
  const { value, plies, best } = JSON.parse(won.stdout);
  assert.equal(value, "win");
  assert.equal(plies % 2, 1);
  assert.ok(best.length > 0);
  const drawn = JSON.parse(probe("english", file, "W:WK1:BK32").stdout);
  assert.equal(drawn.value, "draw");
  assert.ok(!("plies" in drawn));
  refused(probe("english", file, "W:WK1,K2,K3:BK32"), /up to 3 pieces/, 1);
  refused(probe("russian", file, "W:WKa1:BKh8"), /is for english/, 1);

  // Interrupted in the middle of a slice: complete slices stay, the rest is built again.
  const bytes = readFileSync(file);
  const second = join(folder, "second.endings");
  writeFileSync(`${second}.part`, bytes.subarray(0, bytes.length >> 1));
  refused(build("english", "--pieces", "2", "--file", second), /belongs to another table/, 1);
  const resumed = build("english", "--pieces", "3", "--file", second);
  assert.equal(resumed.status, 0, resumed.stderr);
  assert.match(resumed.stderr, /already solved/);
  assert.ok(readFileSync(second).equals(bytes));

  const line = `${JSON.stringify({ variant: "english", fen: "W:WK18,K19:BK4", level: 8 })}\n`;
  const thought = run(["think", "--endings", shelf], line);
  assert.equal(thought.status, 0, thought.stderr);
  assert.equal(JSON.parse(thought.stdout).score, 30_000 - plies);
});

test("invalid tables and games without tables are distinguished", (t) => {
  const folder = temporaryFolder(t);
  const file = join(folder, "a.endings");
  refused(build("bashni", "--pieces", "3", "--file", file), /towers/, 2);
  refused(build("stavropol", "--pieces", "3", "--file", file), /the previous move/, 2);
  refused(build("english", "--pieces", "6", "--file", file), /--pieces/, 2);
  refused(build("englsh", "--pieces", "2", "--file", file), /did you mean "english"/, 2);
  writeFileSync(file, "no table at all, but long enough to be taken for the heading of one....");
  refused(probe("english", file, "W:WK1:BK32"), /not an endgame table/, 1);
  refused(run(["think", "--endings", folder]), /a\.endings.*not an endgame table/, 2);
  refused(run(["think", "--endings", join(folder, "none")]), /cannot be read/, 2);

  const whole = join(folder, "whole.endings");
  assert.equal(build("english", "--pieces", "2", "--file", whole).status, 0);
  const damaged = readFileSync(whole);
  damaged[damaged.length - 9] ^= 1;
  writeFileSync(file, damaged);
  refused(probe("english", file, "W:WK1:BK32"), /damaged or cut off at byte \d+/, 1);
});
