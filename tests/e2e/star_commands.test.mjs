// `crownhead moves` and `perft` of the star: their output, and their errors.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { binary } from "./harness/server.mjs";

const run = (...args) => spawnSync(binary, args, { encoding: "utf8", timeout: 60_000 });
const star = (command, ...args) => run(command, "--variant", "star", ...args);

function refused(answer, words) {
  assert.equal(answer.status, 2, answer.stderr);
  assert.match(answer.stderr, words);
  assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
}

test("the moves of a star are listed from the start or from a state", () => {
  const moves = (...args) => {
    const { status, stdout, stderr } = star("moves", ...args);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout);
  };
  assert.equal(moves().moves.length, 14);
  assert.equal(moves("--side", "3", "--seats", "6").moves.length, 10);
  assert.deepEqual(moves("--side", "4", "--state", "b4 e9/a17", "--turn", "51"), {
    state: "b4 e9/a17:51.0",
    moves: ["b4-f5", "b4-g5"],
  });
  assert.equal(moves("--state", "b4 e9/a17", "--turn", "51", "--ruleset", "open").moves.length, 12);
  assert.deepEqual(moves("--state", "a1/a2 b2 a3 c3").moves, []);
});

test("sequences of moves on a star are counted", () => {
  const count = (...args) => JSON.parse(star("perft", ...args).stdout).nodes;
  const two = ["--side", "4", "--men", "10", "--seats", "2", "--ruleset", "open", "--depth", "3"];
  assert.equal(count(...two), 4760);
  assert.equal(count(...two, "--divide"), 4760);
  assert.equal(count("--side", "3", "--seats", "3", "--ruleset", "open", "--depth", "4"), 18000);
});

test("options that do not apply to a star or to another game are rejected", () => {
  for (const [args, words] of [
    [["--side", "5"], /moves: side must be 3/],
    [["--men", "7"], /moves: men must be 10 or 15/],
    [["--seats", "9"], /moves: seats must be from 2 to 6/],
    [["--ruleset", "wild"], /moves: ruleset must be one of: classic, open/],
    [["--state", "e9/x1"], /moves: state has "x1" where a hole/],
    [["--state", "e9/a1", "--seats", "3"], /moves: state has men of 2 seats/],
    [["--turn", "0"], /moves: turn must be 1 to 500/],
    [["--fen", "W:W1:B2"], /moves: fen is for draughts/],
  ])
    refused(star("moves", ...args), words);
  refused(star("perft", "--depth", "1", "--routes"), /perft: --routes is for draughts/);
  refused(run("moves", "--variant", "russian", "--side", "4"), /--side, .* require --variant star/);
});
