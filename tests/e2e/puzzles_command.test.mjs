// `crownhead puzzles` on files of games.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { binary, temporaryFolder } from "./harness/server.mjs";

const fen = "B:Wa1,d2,h2,a3,c3,e3,g3,d4,f4:Bc5,b6,f6,h6,a7,g7,b8,d8,h8";

const run = (...args) =>
  spawnSync(binary, ["puzzles", ...args], { encoding: "utf8", timeout: 60_000 });

test("a puzzle from the second game of a file is printed as a line of JSON", (t) => {
  const file = join(temporaryFolder(t), "games.pdn");
  writeFileSync(
    file,
    `[GameType "25"]\n1. c3-d4 d6-c5 *\n\n[GameType "25"]\n[FEN "${fen}"]\n1... b8-c7 *\n`,
  );
  const { status, stdout, stderr } = run("--variant", "russian", "--positions", "60000", file);
  assert.equal(status, 0, stderr);
  const { solution, themes, score, ...puzzle } = JSON.parse(stdout);
  assert.deepEqual(puzzle, {
    variant: "russian",
    ruleset: "official",
    game: 2,
    ply: 1,
    fen,
    last_move: "b8-c7",
  });
  assert.equal(solution[0], "c3-b4");
  assert.ok(themes.includes("shot"), themes.join());
  assert.ok(score > 100, `${score}`);
});

test("unreadable input is reported", (t) => {
  const missing = run("--variant", "russian", join(temporaryFolder(t), "none.pdn"));
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /none\.pdn cannot be read or is empty; give the path of a PDN file/);
  const other = run("--variant", "rusian", "games.pdn");
  assert.equal(other.status, 2);
  assert.match(other.stderr, /did you mean "russian"\?/);
});
